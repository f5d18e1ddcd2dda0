/** What a player gained in which turn: a row for each card, a column for each turn. */

import { useId } from "preact/hooks";
import { coloursOf, counted } from "../../cards/kinds";
import type { PlayerSummary } from "../../protocol";
import { say, sheet } from "../../words";
import { Marker } from "./Marker";
import { Numbers } from "./Numbers";
import { numbered, shortened } from "./scales";
import { useWidth } from "../shared/useWidth";
import "../../cards/card.css";
import "./plots.css";

interface GainsPlotProps {
  player: PlayerSummary;
  seat: number;
  /** How many turns the longest of all players has: the columns are the same for everybody. */
  turns: number;
}

const ROW = 22;
const AXIS = 20;
const LETTER = 7;
const RIGHT = 6;

export function GainsPlot({ player, seat, turns }: GainsPlotProps) {
  const id = useId();
  const [own, width] = useWidth<HTMLDivElement>(600);
  const rows = [...new Set(player.gains.flat())];
  const longest = Math.max(0, ...rows.map((card) => sheet(card).name.length));
  const letters = Math.min(longest, width < 480 ? 14 : 24);
  const left = letters * LETTER + 10;
  const column = (width - left - RIGHT) / Math.max(1, turns);
  const height = rows.length * ROW + AXIS;
  return (
    <figure class="plot gains">
      <figcaption>
        <h4 id={`${id}-title`}>
          <Marker seat={seat} /> {say("review.gains.of", { player: player.name })}
        </h4>
      </figcaption>
      {rows.length === 0 ? (
        <p>{say("review.gains.nothing")}</p>
      ) : (
        <div ref={own} class="plot-field">
          <svg width={width} height={height} role="img" aria-labelledby={`${id}-title`} aria-describedby={`${id}-desc`}>
            <desc id={`${id}-desc`}>{say("review.gains.desc", { player: player.name })}</desc>
            {rows.map((card, row) => (
              <g key={card} class={`gain-row c1-${coloursOf(sheet(card))[0] ?? ""}`}>
                <line x1={0} x2={width} y1={(row + 1) * ROW} y2={(row + 1) * ROW} />
                <text x={0} y={row * ROW + ROW / 2} dominant-baseline="middle">
                  {shortened(sheet(card).name, letters)}
                </text>
                {player.gains.map((cards, turn) => {
                  const n = cards.filter((other) => other === card).length;
                  if (n === 0) return null;
                  const x = left + turn * column;
                  return (
                    <g key={turn}>
                      <rect x={x} y={row * ROW + 3} width={Math.max(3, column - 1)} height={ROW - 6} rx={Math.min(3, column / 4)} />
                      {n > 1 && (
                        <text x={x + (column - 1) / 2} y={row * ROW + ROW / 2} text-anchor="middle" dominant-baseline="middle">
                          {n}
                        </text>
                      )}
                    </g>
                  );
                })}
              </g>
            ))}
            <g class="plot-grid">
              {numbered(turns, width - left).map((turn) => (
                <text key={turn} x={left + (turn - 0.5) * column} y={height - 5} text-anchor="middle">
                  {turn}
                </text>
              ))}
            </g>
          </svg>
        </div>
      )}
      <GainsTable player={player} />
    </figure>
  );
}

function GainsTable({ player }: { player: PlayerSummary }) {
  const title = say("review.gains.of", { player: player.name });
  return (
    <Numbers
      title={title}
      summary={
        <>
          {say("review.plot.text")}
          <span class="unseen"> {title}</span>
        </>
      }
      head={
        <>
          <th scope="col">{say("review.plot.turn")}</th>
          <th scope="col" class="words">
            {say("review.gains.cards")}
          </th>
        </>
      }
    >
      {player.gains.map((cards, turn) => (
        <tr key={turn}>
          <th scope="row">{turn + 1}</th>
          <td class="words">{cards.length === 0 ? "–" : cardList(cards)}</td>
        </tr>
      ))}
    </Numbers>
  );
}

function cardList(cards: readonly string[]): string {
  return counted(cards)
    .map(([card, n]) => (n === 1 ? sheet(card).name : say("review.copies", { n, card: sheet(card).name })))
    .join(", ");
}
