/** The rulings of cards, fetched when they are first wanted. */

import { signal } from "@preact/signals";
import { get } from "../api";
import type { Rulings, RulingView } from "../protocol";
import { lang } from "../words";

const known = signal<Record<string, RulingView[]>>({});
const asked = new Set<string>();

/** The rulings of a card in the player's language; undefined until they are here. */
export function rulingsOf(card: string): RulingView[] | undefined {
  return known.value[`${lang.value}/${card}`];
}

export function fetchRulings(card: string): void {
  const place = `${lang.value}/${card}`;
  if (asked.has(place)) return;
  asked.add(place);
  get<Rulings>(`/api/rulings/${lang.value}/${encodeURIComponent(card)}`).then(
    (found) => {
      known.value = { ...known.value, [place]: found.rulings };
    },
    () => {
      asked.delete(place); // the next look asks again
    },
  );
}
