/** Cards of a zone in a line: chips, equal ones together in the order in which they came. */

import { CardFace } from "../../cards/CardFace";
import { counted } from "../../cards/kinds";
import { sayCount } from "../../words";
import type { Zone } from "./zones";

export function Cards({ cards }: { cards: readonly string[] }) {
  return (
    <>
      {counted(cards).map(([card, n]) => (
        <CardFace key={card} card={card} size="chip" count={n} />
      ))}
    </>
  );
}

export function ZoneLine({ zone }: { zone: Zone }) {
  return (
    <div class={`zone zone-${zone.key.split("-")[0] ?? ""}`}>
      <dt>{zone.label}</dt>
      <dd>
        {zone.cards !== null ? <Cards cards={zone.cards} /> : <span>{sayCount("table.face_down", zone.size)}</span>}
      </dd>
    </div>
  );
}
