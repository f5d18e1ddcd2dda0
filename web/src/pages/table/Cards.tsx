/** Cards of a zone in a line: chips, equal ones together in the order in which they came; options can be picked. */

import { CardFace } from "../../cards/CardFace";
import { counted } from "../../cards/kinds";
import type { PlayerView } from "../../protocol";
import { say, sayCount, sheet } from "../../words";
import { useShown } from "./context";
import { backsIn, playedOf, type Zone } from "./zones";

interface CardsProps {
  cards: readonly string[];
  /** What the cards are that count as others, by their places. */
  printed?: readonly string[] | undefined;
  /** What options call the zone, and whose it is; without it the cards can only be read. */
  place?: string | undefined;
  owner?: number;
}

export function Cards({ cards, printed = [], place, owner = -1 }: CardsProps) {
  const { picking } = useShown();
  return (
    <>
      {counted(cards.map((card, i) => `${card}|${printed[i] ?? ""}`)).map(([one, n]) => {
        const [card = "", really = ""] = one.split("|");
        const group = place === undefined ? undefined : picking?.lying(card, place, owner);
        const guise = really !== "" ? say("table.really", { card: sheet(really).name }) : "";
        const face = { card, size: "chip" as const, count: n, marks: guise !== "" && <span class="mark">{guise}</span> };
        if (picking === null || group === undefined) return <CardFace key={one} {...face} note={guise} />;
        return (
          <CardFace
            key={one}
            {...face}
            busy={picking.sent.value}
            note={guise !== "" ? `${guise}, ${picking.verb(group)}` : picking.verb(group)}
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

/** What a player has played this turn. */
export function Played({ player }: { player: PlayerView }) {
  const played = playedOf(player);
  return (
    <Cards
      cards={played.map((card) => card.name)}
      printed={played.map((card) => card.printed)}
      place="play"
      owner={player.seat}
    />
  );
}

export function ZoneLine({ zone, owner = -1 }: { zone: Zone; owner?: number }) {
  return (
    <div class={`zone zone-${zone.key.split("-")[0] ?? ""}`}>
      <dt>{zone.label}</dt>
      <dd>
        {zone.cards !== null ? (
          <Cards cards={zone.cards} printed={zone.printed} place={zone.place} owner={owner} />
        ) : (
          <span>
            {sayCount("table.face_down", zone.size)}
            {zone.backs !== undefined && zone.backs.length > 0 && ` (${backsIn(zone.backs)})`}
          </span>
        )}
      </dd>
    </div>
  );
}
