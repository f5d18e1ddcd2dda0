/** The points of each player, card by card, the decks at the end, and the piles that ran out. */

import { useId } from "preact/hooks";
import { CardFace } from "../../cards/CardFace";
import { byHand } from "../../cards/kinds";
import type { PlayerSummary, ScoreLine, Summary } from "../../protocol";
import { say, sayCount } from "../../words";
import { Crest } from "../shared/Crest";
import "./points.css";

export function Points({ summary }: { summary: Summary }) {
  // The best first; the turns decide between equals.
  const seats = summary.players
    .map((player, seat) => ({ player, seat }))
    .sort((a, b) => b.player.points - a.player.points || a.player.turns - b.player.turns);
  return (
    <section aria-labelledby="points-head">
      <h2 id="points-head">{say("review.points")}</h2>
      <div class="points-players">
        {seats.map(({ player, seat }) => (
          <PlayerPoints key={seat} player={player} seat={seat} />
        ))}
      </div>
      <div class="review-panel">
        <h3>{say("review.empty_piles")}</h3>
        {summary.empty_piles.length === 0 ? (
          <p>{say("review.empty_piles.none")}</p>
        ) : (
          <ul class="chips">
            {summary.empty_piles.map((pile) => (
              <li key={pile}>
                <CardFace card={pile} size="chip" />
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}

function PlayerPoints({ player, seat }: { player: PlayerSummary; seat: number }) {
  const id = useId();
  return (
    <article class={player.winner ? "review-panel points-player winner" : "review-panel points-player"} aria-labelledby={id}>
      <header>
        <h3 id={id}>
          <Crest seat={seat} /> {player.name}
        </h3>
        {player.winner && <span class="points-winner">★ {say("review.winner")}</span>}
        <p class="points-total">
          <b>{sayCount("review.points", player.points)}</b>
          <span class="review-quiet">{sayCount("review.turns", player.turns)}</span>
        </p>
      </header>
      {player.lines.length === 0 ? (
        <p>{say("review.no_lines")}</p>
      ) : (
        <table class="points-lines">
          <caption class="unseen">{say("review.lines_of", { player: player.name })}</caption>
          <thead class="unseen">
            <tr>
              <th scope="col">{say("review.column.card")}</th>
              <th scope="col">{say("review.column.count")}</th>
              <th scope="col">{say("review.column.points")}</th>
            </tr>
          </thead>
          <tbody>
            {player.lines.map((line) => (
              <Line key={line.key} line={line} />
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row" colSpan={2}>
                {say("review.total")}
              </th>
              <td>{minus(player.points)}</td>
            </tr>
          </tfoot>
        </table>
      )}
      <Deck player={player} />
    </article>
  );
}

function Line({ line }: { line: ScoreLine }) {
  const tokens = line.key === "vp";
  const each = line.points / line.count;
  return (
    <tr>
      <th scope="row">
        {tokens ? say("review.vp_tokens") : <CardFace card={line.key} size="chip" />}
        {line.why !== "" && <span class="points-why">{line.why}</span>}
      </th>
      <td class="review-quiet">
        {!tokens && Number.isInteger(each) && say("review.times", { n: line.count, each: minus(each) })}
      </td>
      <td>{minus(line.points)}</td>
    </tr>
  );
}

/** A number with a real minus sign. */
function minus(n: number): string {
  return n < 0 ? `−${String(-n)}` : String(n);
}

function Deck({ player }: { player: PlayerSummary }) {
  const cards = Object.entries(player.deck).sort(([a], [b]) => byHand(a, b));
  const size = cards.reduce((sum, [, n]) => sum + n, 0);
  return (
    <details class="points-deck">
      <summary>{sayCount("review.deck", size)}</summary>
      <ul class="chips">
        {cards.map(([card, n]) => (
          <li key={card}>
            <CardFace card={card} size="chip" count={n} />
          </li>
        ))}
      </ul>
    </details>
  );
}
