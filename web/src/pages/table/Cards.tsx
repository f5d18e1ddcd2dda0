/** Cards of a zone in a line: chips, equal ones together in the order in which they came; options can be picked. */

import { CardFace } from "../../cards/CardFace";
import { counted } from "../../cards/kinds";
import { sayCount } from "../../words";
import { useShown } from "./context";
import type { Zone } from "./zones";

interface CardsProps {
  cards: readonly string[];
  /** What options call the zone, and whose it is; without it the cards can only be read. */
  place?: string | undefined;
  owner?: number;
}

export function Cards({ cards, place, owner = -1 }: CardsProps) {
  const { picking } = useShown();
  return (
    <>
      {counted(cards).map(([card, n]) => {
        const group = place === undefined ? undefined : picking?.lying(card, place, owner);
        if (picking === null || group === undefined) return <CardFace key={card} card={card} size="chip" count={n} />;
        return (
          <CardFace
            key={card}
            card={card}
            size="chip"
            count={n}
            busy={picking.sent.value}
            note={picking.verb(group)}
            {...(picking.single ? {} : { picked: picking.placesOf(group).length })}
            onPick={() => {
              picking.pick(group);
            }}
          />
        );
      })}
    </>
  );
}

export function ZoneLine({ zone, owner = -1 }: { zone: Zone; owner?: number }) {
  return (
    <div class={`zone zone-${zone.key.split("-")[0] ?? ""}`}>
      <dt>{zone.label}</dt>
      <dd>
        {zone.cards !== null ? (
          <Cards cards={zone.cards} place={zone.place} owner={owner} />
        ) : (
          <span>{sayCount("table.face_down", zone.size)}</span>
        )}
      </dd>
    </div>
  );
}
