/** A line for each player over their own turns, with the numbers as a table. */

import { useId } from "preact/hooks";
import { lang, say } from "../../words";
import { Marker, Shape } from "./Marker";
import { Numbers } from "./Numbers";
import { apart, numbered, shortened, ticks } from "./scales";
import { useWidth } from "../shared/useWidth";
import "./plots.css";

export interface Line {
  seat: number;
  name: string;
  values: readonly number[];
  /** Between which bounds each value lies, where that is not sure. */
  low?: readonly number[];
  high?: readonly number[];
  /** A sign at each value; "" for none. */
  marks?: readonly string[];
}

interface LinePlotProps {
  title: string;
  note: string;
  /** The key of the description, which takes the values at the end. */
  desc: string;
  lines: Line[];
  /** The highest level, where it is not the highest value. */
  most?: number;
}

const HEIGHT = 230;
const TOP = 10;
const BOTTOM = 34;
const LEFT = 36;
const LETTER = 7;

export function LinePlot({ title, note, desc, lines, most = 1 }: LinePlotProps) {
  const id = useId();
  const [own, width] = useWidth<HTMLDivElement>(600);
  const format = new Intl.NumberFormat(lang.value, { maximumFractionDigits: 1 });
  const turns = Math.max(1, ...lines.map((line) => line.values.length));
  const all = lines.flatMap((line) => [...line.values]);
  const levels = ticks(Math.min(0, ...all), Math.max(most, ...all));
  const low = levels[0] ?? 0;
  const high = levels.at(-1) ?? 1;

  const longest = Math.max(...lines.map((line) => line.name.length));
  const letters = Math.min(longest, width < 480 ? 9 : 14);
  const right = letters * LETTER + 28;
  const x = (turn: number) => LEFT + ((width - LEFT - right) * (turn - 1)) / Math.max(1, turns - 1);
  const y = (value: number) => TOP + ((HEIGHT - TOP - BOTTOM) * (high - value)) / (high - low);
  const ends = apart(
    lines.map((line) => y(line.values.at(-1) ?? 0)),
    15,
    TOP + 4,
    HEIGHT - BOTTOM,
  );
  const list = new Intl.ListFormat(lang.value);
  const values = lines.map((line) =>
    say("review.plot.value", { player: line.name, value: format.format(line.values.at(-1) ?? 0) }),
  );

  return (
    <figure class="plot">
      <figcaption>
        <h3 id={`${id}-title`}>{title}</h3>
        <p class="plot-note">{note}</p>
      </figcaption>
      <div ref={own} class="plot-field">
        <svg width={width} height={HEIGHT} role="img" aria-labelledby={`${id}-title`} aria-describedby={`${id}-desc`}>
          <desc id={`${id}-desc`}>{say(desc, { values: list.format(values) })}</desc>
          <g class="plot-grid">
            {levels.map((level) => (
              <g key={level}>
                <line class={level === 0 ? "zero" : ""} x1={LEFT} x2={width - right} y1={y(level)} y2={y(level)} />
                <text x={LEFT - 6} y={y(level)} text-anchor="end" dominant-baseline="middle">
                  {format.format(level)}
                </text>
              </g>
            ))}
            {numbered(turns, width - LEFT - right).map((turn) => (
              <text key={turn} x={x(turn)} y={HEIGHT - BOTTOM + 15} text-anchor="middle">
                {turn}
              </text>
            ))}
            <text class="plot-axis" x={(LEFT + width - right) / 2} y={HEIGHT - 3} text-anchor="middle">
              {say("review.plot.turn")}
            </text>
          </g>
          {lines.map((line, i) => (
            <g key={line.seat} class={`plot-line player-${String(line.seat)}`}>
              {line.low !== undefined && line.high !== undefined && (
                <polygon
                  class="plot-band"
                  points={[
                    ...line.high.map((value, at) => `${String(x(at + 1))},${String(y(value))}`),
                    ...line.low.map((value, at) => `${String(x(at + 1))},${String(y(value))}`).reverse(),
                  ].join(" ")}
                />
              )}
              <polyline
                class={`dash-${String(i)}`}
                points={line.values.map((value, at) => `${String(x(at + 1))},${String(y(value))}`).join(" ")}
              />
              {line.values.map((value, at) => (
                <g key={at} transform={`translate(${String(x(at + 1))} ${String(y(value))})`}>
                  {(at === line.values.length - 1 || turns < 25 || at % 2 === i % 2) && <Shape seat={line.seat} />}
                  {(line.marks?.[at] ?? "") !== "" && (
                    <text class="plot-mark" y={value > (low + high) / 2 ? 20 : -10} text-anchor="middle">
                      {line.marks?.[at]}
                    </text>
                  )}
                </g>
              ))}
              <g transform={`translate(${String(width - right + 14)} ${String(ends[i])})`}>
                <Shape seat={line.seat} />
                <text x={9} dominant-baseline="middle">
                  {shortened(line.name, letters)}
                </text>
              </g>
            </g>
          ))}
        </svg>
      </div>
      <Numbers
        title={title}
        summary={say("review.plot.numbers")}
        head={
          <>
            <th scope="col">{say("review.plot.turn")}</th>
            {lines.map((line) => (
              <th key={line.seat} scope="col">
                <Marker seat={line.seat} /> {line.name}
              </th>
            ))}
          </>
        }
      >
        {Array.from({ length: turns }, (_, at) => (
          <tr key={at}>
            <th scope="row">{at + 1}</th>
            {lines.map((line) => {
              const value = line.values[at];
              return <td key={line.seat}>{value === undefined ? "–" : format.format(value)}</td>;
            })}
          </tr>
        ))}
      </Numbers>
    </figure>
  );
}
