/** The game step by step: a slider over all answers, the table at that point, and what can be made of it. */

import { useEffect, useMemo } from "preact/hooks";
import type { Summary } from "../../protocol";
import { route } from "../../route";
import { seatsOf } from "../../storage";
import { lang, say } from "../../words";
import { Log } from "../table/Log";
import { CoachNote } from "./CoachNote";
import { Controls } from "./Controls";
import { Film } from "./film";
import { FromHere } from "./FromHere";
import { ALL_OPEN, readPoint } from "./point";
import { ReplayTable } from "./ReplayTable";
import { turnBack, turnOn } from "./turns";
import "./replay.css";

interface ReplayProps {
  game: string;
  summary: Summary;
  /** Whether the page is to be scrolled here as soon as there is something to see. */
  jump: { current: boolean };
}

export function Replay({ game, summary, jump }: ReplayProps) {
  const seats = summary.players.length;
  const { hash } = route.value;
  const film = useMemo(() => {
    const own = seatsOf(game);
    const seat = own.length === 1 ? (own[0]?.seat ?? ALL_OPEN) : ALL_OPEN;
    // After a change of the language the point is the one in the address.
    const start = { at: summary.answers, seat, ...readPoint(location.hash.slice(1), summary.answers, seats) };
    return new Film(game, summary, lang.peek(), start);
  }, [game, summary, seats]);

  useEffect(() => {
    void film.show();
  }, [film]);
  useEffect(() => {
    const wanted = readPoint(hash, film.last, seats);
    if (wanted !== null && location.hash.slice(1) === hash) film.go(wanted);
  }, [film, hash, seats]);

  const starts = summary.turn_starts;
  const keys = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || typing(event.target)) return;
    const at = film.at.value;
    const wanted = {
      ArrowLeft: at - 1,
      ArrowRight: at + 1,
      PageUp: turnBack(starts, at),
      PageDown: turnOn(starts, at, film.last),
      Home: 0,
      End: film.last,
    }[event.key];
    if (wanted === undefined) return;
    event.preventDefault();
    film.go({ at: wanted });
  };

  const table = film.table.value;
  useEffect(() => {
    if (table === null || !jump.current) return;
    jump.current = false;
    document.getElementById("replay")?.scrollIntoView({ block: "start" });
    document.getElementById("replay-slider")?.focus({ preventScroll: true });
  }, [table, jump]);
  return (
    <section id="replay" class="replay" aria-labelledby="replay-head" onKeyDown={keys}>
      <h2 id="replay-head">{say("review.replay")}</h2>
      <Controls film={film} />
      <CoachNote game={game} at={film.at.value} />
      {film.problem.value !== null && (
        <p class="problem" role="alert">
          {film.problem.value}{" "}
          <button type="button" onClick={() => void film.show()}>
            {say("review.again")}
          </button>
        </p>
      )}
      <FromHere film={film} />
      <div class="replay-view">
        {table === null ? <p role="status">{say("review.loading")}</p> : <ReplayTable table={table} />}
        <section class="story-box" aria-labelledby="story-head">
          <h3 id="story-head">{say("review.replay.log")}</h3>
          <Log turns={film.log.value} me={film.seat.value} />
        </section>
      </div>
    </section>
  );
}

/** Whether keys go to something that uses them itself. The slider is not among them: it does the same. */
function typing(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement) return target.type !== "range";
  if (target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement) return true;
  // The log is scrolled with these keys; lists of cards keep theirs to themselves.
  return target instanceof Element && target.closest("dialog, .log") !== null;
}
