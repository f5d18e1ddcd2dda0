/** What a card is drawn as: landscapes lie on their side, and one or two types give it its colours. */

import type { CardSheet, CostView } from "../protocol";
import { say, sayCount, sheet } from "../words";

const LANDSCAPES = new Set([
  "event",
  "trait",
  "project",
  "landmark",
  "way",
  "ally",
  "prophecy",
  "boon",
  "hex",
  "state",
  "artifact",
]);

export function isLandscape(card: CardSheet): boolean {
  return LANDSCAPES.has(card.kind);
}

// Types that give a card its colour. An Action that is also one of the first group goes by that alone.
const INSTEAD_OF_ACTION = ["reaction", "duration", "attack", "night", "reserve", "ruins", "shelter"];
const COLOURED = ["action", "treasure", "victory", "curse", ...INSTEAD_OF_ACTION];

/** The one or two types whose colours a card wears. */
export function coloursOf(card: CardSheet): string[] {
  if (isLandscape(card)) return [card.kind];
  let found = card.types.filter((type) => COLOURED.includes(type));
  if (found.some((type) => INSTEAD_OF_ACTION.includes(type))) found = found.filter((type) => type !== "action");
  // The rarer colour tells more.
  if (found.length > 2) found = found.filter((type) => type !== "attack");
  return found.length > 0 ? found.slice(0, 2) : ["action"];
}

/** The types that a card shows by signs: all of a card's; of a landscape its kind. */
export function signsOf(card: CardSheet): string[] {
  return isLandscape(card) ? [card.kind] : card.types;
}

const ORDER = ["action", "night", "treasure", "victory", "curse"];

/** Compare cards as one holds them: Actions, Treasures, Victory cards, Curses, and by name. */
export function byHand(a: string, b: string): number {
  const place = (key: string) => {
    const found = ORDER.findIndex((type) => sheet(key).types.includes(type));
    return found < 0 ? ORDER.length : found;
  };
  return place(a) - place(b) || sheet(a).name.localeCompare(sheet(b).name);
}

/** Count equal names, in the order in which they come first. */
export function counted(names: readonly string[]): [string, number][] {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts];
}

/** A cost in words: "4", "3 + 1 Potion", "8 Debt". */
export function costWords(cost: CostView): string {
  const parts: string[] = [];
  if (cost.coins > 0 || (cost.potion === 0 && cost.debt === 0)) parts.push(String(cost.coins));
  if (cost.potion > 0) parts.push(sayCount("card.potions", cost.potion));
  if (cost.debt > 0) parts.push(say("card.debt", { n: cost.debt }));
  return parts.join(" + ");
}
