/** How somebody does: shares of games won with their intervals, as small plots beside the numbers. */

import { useSignal } from "@preact/signals";
import { soften } from "../../cards/soften";
import type { CardStanding, Standing, Statistics } from "../../protocol";
import { lang, say, sayCount, setName, sheet } from "../../words";
import { ProblemText } from "../start/Problem";
import { useMine } from "./useMine";

/** How many rows are shown at first. */
const SHOWN = 10;

export function MyStatistics() {
  const { found, problem } = useMine<Statistics>("/api/me/statistics");
  if (problem.value !== "") return <ProblemText text={problem.value} />;
  if (found.value === null) return <p aria-busy="true" role="status" />;
  const { all, kingdoms, expansions, bots, cards } = found.value;
  if (all === null) return <p>{say("me.statistics.none")}</p>;
  return (
    <div class="me-profile">
      <section class="panel me-all">
        <h2>{say("me.statistics.all")}</h2>
        <p>
          <strong>{percent(all.share)}</strong> {sayCount("me.statistics.of", all.games)} ·{" "}
          {say("me.statistics.points", { n: mean(all.points) })}
        </p>
        <SharePlot standing={all} />
        <p class="hint">{say("me.statistics.how")}</p>
      </section>
      <Table title={say("me.statistics.bots")} rows={bots} name={(row) => row.name} />
      <Table title={say("me.statistics.kingdoms")} rows={kingdoms} name={(row) => row.name} />
      <Table title={say("me.statistics.expansions")} rows={expansions} name={(row) => setName(row.key)} />
      <Cards rows={cards} />
    </div>
  );
}

function percent(share: number): string {
  return new Intl.NumberFormat(lang.value, { style: "percent", maximumFractionDigits: 0 }).format(share);
}

function mean(points: number): string {
  return new Intl.NumberFormat(lang.value, { maximumFractionDigits: 1 }).format(points);
}

interface TableProps {
  title: string;
  rows: Standing[];
  name: (row: Standing) => string;
}

function Table({ title, rows, name }: TableProps) {
  const all = useSignal(false);
  if (rows.length === 0) return null;
  return (
    <section class="panel">
      <table class="me-table">
        <caption>
          <h2>{title}</h2>
        </caption>
        <thead>
          <tr>
            <td />
            <th scope="col">{say("me.statistics.games")}</th>
            <th scope="col">{say("me.statistics.won")}</th>
            <td class="me-plot" />
            <th scope="col">{say("me.statistics.mean")}</th>
          </tr>
        </thead>
        <tbody>
          {(all.value ? rows : rows.slice(0, SHOWN)).map((row) => (
            <tr key={row.key}>
              <th scope="row">{soften(name(row))}</th>
              <td>{row.games}</td>
              <td>{percent(row.share)}</td>
              <td class="me-plot">
                <SharePlot standing={row} />
              </td>
              <td>{mean(row.points)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <More all={all.value} of={rows.length} onMore={() => (all.value = !all.value)} />
    </section>
  );
}

/** Cards: games with them in the deck at the end, beside games in which they only lay there. */
function Cards({ rows }: { rows: CardStanding[] }) {
  const all = useSignal(false);
  return (
    <section class="panel">
      <table class="me-table me-cards-table">
        <caption>
          <h2>{say("me.statistics.cards")}</h2>
        </caption>
        <thead>
          <tr>
            <td />
            <th scope="col">{say("me.statistics.having")}</th>
            <th scope="col">{say("me.statistics.won")}</th>
            <td class="me-plot" />
            <th scope="col">{say("me.statistics.without")}</th>
            <th scope="col">{say("me.statistics.won")}</th>
          </tr>
        </thead>
        <tbody>
          {(all.value ? rows : rows.slice(0, SHOWN)).map((row) => (
            <tr key={row.key}>
              <th scope="row">{soften(sheet(row.key).name)}</th>
              <td>{row.having?.games ?? 0}</td>
              <td>{row.having === null ? "–" : percent(row.having.share)}</td>
              <td class="me-plot">{row.having !== null && <SharePlot standing={row.having} />}</td>
              <td>{row.without?.games ?? 0}</td>
              <td>{row.without === null ? "–" : percent(row.without.share)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <More all={all.value} of={rows.length} onMore={() => (all.value = !all.value)} />
      <p class="hint">{say("me.statistics.cards.how")}</p>
    </section>
  );
}

function More({ all, of, onMore }: { all: boolean; of: number; onMore: () => void }) {
  if (of <= SHOWN) return null;
  return (
    <button type="button" class="quiet" aria-expanded={all} onClick={onMore}>
      {all ? say("start.recent.fewer") : say("me.statistics.more", { n: of })}
    </button>
  );
}

const WIDTH = 120;
const HEIGHT = 16;

/** A share with its interval, between nothing and all; the line in the middle is one half. */
function SharePlot({ standing }: { standing: Standing }) {
  const x = (share: number) => 4 + (WIDTH - 8) * share;
  const { share, low, high } = standing;
  return (
    <svg
      class="share-plot"
      viewBox={`0 0 ${String(WIDTH)} ${String(HEIGHT)}`}
      role="img"
      aria-label={say("me.statistics.between", { low: percent(low), high: percent(high) })}
    >
      <line class="axis" x1={x(0)} x2={x(1)} y1={HEIGHT / 2} y2={HEIGHT / 2} />
      <line class="axis" x1={x(0.5)} x2={x(0.5)} y1={2} y2={HEIGHT - 2} />
      <line class="interval" x1={x(low)} x2={x(high)} y1={HEIGHT / 2} y2={HEIGHT / 2} />
      <circle cx={x(share)} cy={HEIGHT / 2} r={4} />
    </svg>
  );
}
