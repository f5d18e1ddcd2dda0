/** The table at a point of a finished game, to be looked at only: all players in the same way, as open as they are. */

import { CardFace } from "../../cards/CardFace";
import { byHand } from "../../cards/kinds";
import type { PlayerView, TableMessage } from "../../protocol";
import { say, sayCount } from "../../words";
import { ZoneLine } from "../table/Cards";
import { nameOf, TableContext, useShown } from "../table/context";
import { Supply } from "../table/Supply";
import { TurnBar } from "../table/TurnBar";
import { playedOf, tokensOf, type Zone, zonesOf } from "../table/zones";
import { Marker } from "./Marker";

export function ReplayTable({ table }: { table: TableMessage }) {
  const { view } = table;
  return (
    <TableContext.Provider value={{ table, view, picking: null }}>
      <div class="replay-table">
        <TurnBar />
        <Asked />
        <ul class="replay-players">
          {view.players.map((player, seat) => (
            <Player key={seat} player={player} seat={seat} />
          ))}
        </ul>
        <Supply />
        {view.trash.length > 0 && (
          <dl class="zones">
            <ZoneLine zone={{ key: "trash", label: say("table.trash"), cards: [...view.trash].sort(byHand), size: 0 }} />
          </dl>
        )}
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
  if (question === null) return <p class="replay-asked">{say("review.replay.asked", { player })}</p>;
  const source = question.source.split("#")[0]?.split(".")[0] ?? "";
  const options = [...new Set(question.options.map((option) => option.label))];
  return (
    <div class="replay-asked">
      <p>
        <b>{say("review.replay.question", { player })}</b> {source !== "" && <CardFace card={source} size="chip" />}{" "}
        {question.prompt} {question.high > 1 && <span class="review-quiet">{question.how_many}</span>}
      </p>
      <ul class="replay-options" aria-label={say("review.replay.options")}>
        {options.map((label) => (
          <li key={label}>{label}</li>
        ))}
        {question.decline !== "" && <li>{question.decline}</li>}
      </ul>
    </div>
  );
}

function Player({ player, seat }: { player: PlayerView; seat: number }) {
  const { table, view } = useShown();
  const turn = view.turn.seat === seat && !view.over;
  const points = view.points?.[seat];
  return (
    <li class={turn ? "replay-player turn" : "replay-player"}>
      <h3>
        {turn && <span aria-hidden="true">▸ </span>}
        <Marker seat={seat} /> {nameOf(table, seat)}
        {turn && <span class="unseen"> {say("table.has_turn")}</span>}
        {points !== undefined && <span class="review-quiet"> {sayCount("review.points", points)}</span>}
      </h3>
      {tokensOf(player).length > 0 && (
        <p class="replay-tokens">
          {tokensOf(player).map(({ key, text }) => (
            <span key={key} class="token">
              {text}
            </span>
          ))}
        </p>
      )}
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
  return [
    { key: "hand", label: say("review.replay.hand"), cards: sorted(player.hand), size: player.hand_size },
    { key: "play", label: say("table.in_play"), cards: playedOf(player), size: player.play.length },
    ...zonesOf(player),
    { key: "deck", label: say("review.replay.draw_deck"), cards: sorted(player.deck), size: player.deck_size },
    {
      key: "discard",
      label: say("review.replay.discard"),
      cards: sorted(player.discard) ?? (player.discard_size === 1 ? [player.discard_top] : null),
      size: player.discard_size,
    },
  ].filter((zone) => zone.size > 0 && zone.cards?.length !== 0);
}
