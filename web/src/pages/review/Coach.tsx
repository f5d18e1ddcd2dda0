/** "Where did I go wrong?": the coach looks at the game while one waits, and says what cost most. */

import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { get, post, Refused } from "../../api";
import type { AnalysisView, Analyse, JudgedView, Summary } from "../../protocol";
import { go } from "../../route";
import { seatsOf } from "../../storage";
import { lang, say } from "../../words";
import { TO_COACH } from "./CoachLink";
import { curveOf, said } from "./coaching";
import { ContinueDialog } from "./ContinueDialog";
import { LinePlot } from "./LinePlot";
import { Marker } from "./Marker";
import { Numbers } from "./Numbers";
import { PageLink } from "./PageLink";
import { pathOf } from "./point";
import "./coach.css";

/** How long to wait before asking again how far it is. */
const PAUSE_MS = 700;

interface CoachProps {
  game: string;
  summary: Summary;
}

export function Coach({ game, summary }: CoachProps) {
  const seat = useSignal(seatsOf(game)[0]?.seat ?? 0);
  const found = useSignal<AnalysisView | null>(null);
  const problem = useSignal("");
  const wanted = seat.value;
  const state = found.value?.state ?? "none";
  const working = state === "waiting" || state === "running";

  useEffect(() => {
    let left = false;
    let timer = 0;
    const look = () => {
      get<AnalysisView>(`/api/tables/${game}/analysis/${lang.peek()}/${String(wanted)}`).then(
        (view) => {
          if (left) return;
          found.value = view;
          said.value = view.state === "done" ? { game, judged: view.judged } : null;
          if (view.state === "waiting" || view.state === "running") timer = window.setTimeout(look, PAUSE_MS);
        },
        (error: unknown) => {
          if (!left) problem.value = error instanceof Refused ? error.message : say("review.no_answer");
        },
      );
    };
    look();
    return () => {
      left = true;
      window.clearTimeout(timer);
    };
  }, [game, wanted, working, found, problem]);

  // Who comes for the coach sees it first, but only once.
  const head = useRef<HTMLHeadingElement>(null);
  const sought = useRef(location.hash === TO_COACH);
  const there = found.value !== null;
  useEffect(() => {
    if (!there || !sought.current) return;
    sought.current = false;
    head.current?.scrollIntoView({ block: "start" });
    head.current?.focus({ preventScroll: true });
  }, [there]);

  const ask = async () => {
    problem.value = "";
    const wish: Analyse = { lang: lang.peek(), seat: wanted };
    try {
      found.value = await post<AnalysisView>(`/api/tables/${game}/analysis`, wish);
    } catch (error) {
      problem.value = error instanceof Refused ? error.message : say("review.no_answer");
    }
  };

  if (found.value === null || (state === "off" && location.hash !== TO_COACH)) return null;
  return (
    <section id="coach" class="review-panel coach" aria-labelledby="coach-head">
      <h2 id="coach-head" tabIndex={-1} ref={head}>
        {say("coach.title")}
      </h2>
      <label class="coach-whose">
        <span>{say("coach.whose")}</span>
        <select
          value={String(wanted)}
          onChange={(event) => {
            found.value = null;
            seat.value = Number(event.currentTarget.value);
          }}
        >
          {summary.players.map((player, i) => (
            <option key={i} value={String(i)}>
              {player.name}
            </option>
          ))}
        </select>
      </label>
      {(state === "none" || state === "failed") && (
        <>
          <p>{say("coach.text")}</p>
          <div class="review-buttons">
            <button type="button" class="primary" onClick={() => void ask()}>
              {say("coach.ask")}
            </button>
          </div>
        </>
      )}
      {problem.value !== "" && (
        <p class="problem" role="alert">
          {problem.value}
        </p>
      )}
      <p role="status">
        {state === "off" && say("coach.off")}
        {state === "failed" && say("coach.failed")}
        {state === "waiting" && say("coach.waiting")}
        {state === "running" && say("coach.running")}
      </p>
      {state === "running" && (
        <progress
          class="coach-progress"
          aria-label={say("coach.running")}
          max={Math.max(found.value.total, 1)}
          value={found.value.done}
        />
      )}
      {state === "done" && <Told game={game} summary={summary} seat={wanted} view={found.value} />}
    </section>
  );
}

interface ToldProps extends CoachProps {
  seat: number;
  view: AnalysisView;
}

function Told({ game, summary, seat, view }: ToldProps) {
  const going = useSignal<number | null>(null);
  const curve = curveOf(view.judged);
  const name = summary.players[seat]?.name ?? "";
  const costliest = view.costliest.flatMap((at) => view.judged[at] ?? []);
  return (
    <>
      <p class="coach-headline">
        <Marker seat={seat} /> <b>{view.headline}</b>
      </p>
      {view.judged.length > 0 && (
        <LinePlot
          title={say("coach.curve")}
          note={say("coach.curve.note")}
          desc="coach.curve.desc"
          lines={[{ seat, name, ...curve }]}
          most={100}
        />
      )}
      {costliest.length > 0 && (
        <>
          <h3>{say("coach.costliest")}</h3>
          <ol class="coach-list">
            {costliest.map((one) => (
              <li key={one.at}>
                <p>
                  <b class="coach-grade">{one.grade}</b> {one.sentence}
                </p>
                <p class="review-quiet">{one.why}</p>
                <div class="review-buttons">
                  <Show game={game} seat={seat} one={one} />
                  <button
                    type="button"
                    aria-label={say("coach.go_on.turn", { turn: one.turn })}
                    onClick={() => {
                      going.value = one.at;
                    }}
                  >
                    {say("coach.go_on")}
                  </button>
                </div>
              </li>
            ))}
          </ol>
        </>
      )}
      <Decisions game={game} seat={seat} judged={view.judged} />
      <details class="coach-how">
        <summary>{say("coach.how")}</summary>
        {view.how.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </details>
      {going.value !== null && (
        <ContinueDialog
          film={{ game, summary, point: { at: going.value, seat }, last: summary.answers }}
          onClose={() => {
            going.value = null;
          }}
        />
      )}
    </>
  );
}

/** A link to a decision in the replay below. */
function Show({ game, seat, one }: { game: string; seat: number; one: JudgedView }) {
  const path = pathOf(game, { at: one.at, seat });
  return (
    <a
      class="review-button"
      href={path}
      aria-label={say("coach.show.turn", { turn: one.turn })}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        go(path);
        document.getElementById("replay")?.scrollIntoView({ block: "start" });
        document.getElementById("replay-slider")?.focus({ preventScroll: true });
      }}
    >
      {say("coach.show")}
    </a>
  );
}

function Decisions({ game, seat, judged }: { game: string; seat: number; judged: readonly JudgedView[] }) {
  const title = say("coach.all");
  return (
    <Numbers
      title={title}
      summary={title}
      head={
        <>
          <th scope="col">{say("review.plot.turn")}</th>
          <th scope="col" class="words">
            {say("coach.column.done")}
          </th>
          <th scope="col">{say("coach.column.chance")}</th>
          <th scope="col" class="words">
            {say("coach.column.better")}
          </th>
          <th scope="col">{say("coach.column.gain")}</th>
        </>
      }
    >
      {judged.map((one) => (
        <tr key={one.at}>
          <th scope="row">
            <PageLink path={pathOf(game, { at: one.at, seat })}>{one.turn}</PageLink>
          </th>
          <td class="words">{one.done}</td>
          <td>{say("coach.chance", { chance: one.chance, low: one.low, high: one.high })}</td>
          <td class="words">{one.better}</td>
          <td>
            {one.gain} {one.grade !== "" && <b class="coach-grade">{one.grade}</b>}
          </td>
        </tr>
      ))}
    </Numbers>
  );
}
