/** The table at a point of a finished game, to be looked at only: all players in the same way, as open as they are. */

import { CardFace } from "../../cards/CardFace";
import { byHand } from "../../cards/kinds";
import type { PlayerView, TableMessage } from "../../protocol";
import { say, sayCount } from "../../words";
import { ZoneLine } from "../table/Cards";
import { nameOf, TableContext, useShown } from "../table/context";
import { Supply } from "../table/Supply";
import { Tokens } from "../table/Tokens";
import { TurnBar } from "../table/TurnBar";
import { playedOf, type Zone, zoneOf, zonesOf } from "../table/zones";
import { Marker } from "./Marker";

export function ReplayTable({ table }: { table: TableMessage }) {
  const { view } = table;
  return (
    <TableContext.Provider value={{ table, view, picking: null }}>
      <div class="replay-table felt-piece">
        <TurnBar />
        <Asked />
        <ul class="replay-players">
          {view.players.map((player, seat) => (
            <Player key={seat} player={player} seat={seat} />
          ))}
        </ul>
        <Supply />
      </div>
    </TableContext.Provider>
  );
}

/** The question that was answered next; its options where the viewer may know them. */
function Asked() {
  const { table, view } = useShown();
  if (view.asked < 0) return null;
  const player = nameOf(table, view.asked);
  const { question } = view;
  const { words } = table;
  if (question === null || words === null) return <p class="replay-asked">{say("review.replay.asked", { player })}</p>;
  const source = question.source.split("#")[0]?.split(".")[0] ?? "";
  const options = [...new Set(words.labels)];
  return (
    <div class="replay-asked">
      <p>
        <b>{say("review.replay.question", { player })}</b> {source !== "" && <CardFace card={source} size="chip" />}{" "}
        {words.prompt} {question.high > 1 && <span class="review-quiet">{words.how_many}</span>}
      </p>
      <ul class="replay-options" aria-label={say("review.replay.options")}>
        {options.map((label) => (
          <li key={label}>{label}</li>
        ))}
        {words.decline !== "" && <li>{words.decline}</li>}
      </ul>
    </div>
  );
}

function Player({ player, seat }: { player: PlayerView; seat: number }) {
  const { table, view } = useShown();
  const turn = view.turn.seat === seat && !view.over;
  const points = view.points[seat];
  return (
    <li class={`replay-player p${String(seat)}${turn ? " turn" : ""}`}>
      <h3>
        {turn && <span aria-hidden="true">▸ </span>}
        <Marker seat={seat} /> {nameOf(table, seat)}
        {turn && <span class="unseen"> {say("table.has_turn")}</span>}
        {points !== undefined && <span class="review-quiet"> {sayCount("review.points", points)}</span>}
      </h3>
      <p class="replay-tokens">
        <Tokens player={player} words />
      </p>
      <dl class="zones">
        {allZones(player).map((zone) => (
          <ZoneLine key={zone.key} zone={zone} />
        ))}
      </dl>
    </li>
  );
}

/** Everything of a player: what is open with its cards, what is not with their number. */
function allZones(player: PlayerView): Zone[] {
  const sorted = (cards: string[] | null) => (cards === null ? null : [...cards].sort(byHand));
  const [hand, deck, discard] = [zoneOf(player, "hand"), zoneOf(player, "deck"), zoneOf(player, "discard")];
  const played = playedOf(player);
  return [
    { key: "hand", label: say("review.replay.hand"), cards: sorted(hand.cards), backs: hand.backs, size: hand.size },
    {
      key: "play",
      label: say("table.in_play"),
      cards: played.map((card) => card.name),
      printed: played.map((card) => card.printed),
      size: played.length,
    },
    ...zonesOf(player),
    {
      key: "deck",
      label: say("review.replay.draw_deck"),
      cards: sorted(player.undrawn),
      backs: deck.backs,
      size: deck.size,
    },
    {
      key: "discard",
      label: say("review.replay.discard"),
      cards: sorted(discard.cards) ?? (discard.size === 1 ? [discard.top] : null),
      size: discard.size,
    },
  ].filter((zone) => zone.size > 0 && zone.cards?.length !== 0);
}
