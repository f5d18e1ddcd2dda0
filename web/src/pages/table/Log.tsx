/** The log: what happened, turn by turn. It opens at its newest line, and follows the game unless the player scrolls back. */

import { useEffect, useLayoutEffect, useMemo, useRef } from "preact/hooks";
import type { LogTurn } from "../../protocol";
import { say } from "../../words";
import { CardWord, LogWords } from "./LogWords";
import { linesOf } from "./since";
import { TurnJump } from "./TurnJump";
import "./log.css";

interface LogProps {
  turns: LogTurn[];
  me: number;
  /** The first line that is new since the player's last answer, counted over all turns; lines before it are known. */
  from?: number;
}

export function Log({ turns, me, from = Infinity }: LogProps) {
  const own = useRef<HTMLDivElement>(null);
  const follows = useRef(true);
  const toEnd = () => {
    const box = own.current;
    if (box !== null && follows.current) box.scrollTop = box.scrollHeight;
  };
  useLayoutEffect(toEnd, [turns, from]);
  useEffect(() => {
    const box = own.current;
    if (box === null) return undefined;
    // In a drawer that is still being opened there is no room yet, and nothing to be scrolled.
    const room = new ResizeObserver(toEnd);
    room.observe(box);
    return () => {
      room.disconnect();
    };
  }, []);
  const jump = (n: number) => {
    const [box, turn] = [own.current, own.current?.querySelector<HTMLElement>(`[data-turn="${String(n)}"]`)];
    if (box === null || turn === null || turn === undefined) return;
    box.scrollTop = turn.offsetTop - box.offsetTop;
    follows.current = atEnd(box);
  };
  const step = (by: number) => {
    const n = turnBeside(own.current, by);
    if (n !== null) jump(n);
  };
  let before = 0;
  return (
    <div class="log-pane">
      <TurnJump turns={turns} me={me} onJump={jump} onStep={step} />
      <div
        ref={own}
        class="log"
        tabIndex={0}
        role="region"
        aria-label={say("table.log")}
        onWheel={() => {
          // Only the player's own hand says where to read.
          follows.current = atEnd(own.current);
        }}
        onScroll={() => {
          if (atEnd(own.current)) follows.current = true;
        }}
        onPointerDown={() => {
          follows.current = atEnd(own.current);
        }}
        onKeyDown={(event) => {
          if (SCROLLS.has(event.key)) follows.current = event.key === "End";
          const by = STEPS[event.key];
          if (by !== undefined) step(by);
          else if (!event.key.startsWith("Arrow") || !alongCards(own.current, event.key)) return;
          event.preventDefault();
        }}
      >
        {linesOf(turns) === 0 && <p class="nothing">{say("table.log_empty")}</p>}
        {turns.map((turn) => {
          const fresh = Math.max(0, from - before);
          before += turn.lines.length;
          return <Turn key={turn.n} turn={turn} own={turn.seat === me && me >= 0} fresh={fresh} />;
        })}
      </div>
    </div>
  );
}

/** Keys that go to the turn before or after. */
const STEPS: Record<string, number> = { ",": -1, ".": 1 };

/** The turn before or after the one that is at the top of the log. */
function turnBeside(box: HTMLElement | null, by: number): number | null {
  if (box === null) return null;
  const turns = [...box.querySelectorAll<HTMLElement>("[data-turn]")];
  const top = box.scrollTop + box.offsetTop;
  const shown = turns.findLastIndex((turn) => turn.offsetTop <= top + 1);
  const found = turns[Math.max(0, shown + by)];
  return found === undefined ? null : Number(found.dataset["turn"]);
}

/** Go along the cards of the log with the arrow keys; tell whether there was one to go to. */
function alongCards(box: HTMLElement | null, key: string): boolean {
  const by = { ArrowLeft: -1, ArrowRight: 1 }[key];
  if (box === null || by === undefined) return false;
  const cards = [...box.querySelectorAll<HTMLElement>(".log-card")];
  const at = cards.indexOf(document.activeElement as HTMLElement);
  const next = cards.at(at < 0 ? -1 : Math.min(Math.max(at + by, 0), cards.length - 1));
  next?.focus();
  return next !== undefined;
}

const SCROLLS = new Set(["PageUp", "PageDown", "Home", "End", "ArrowUp", "ArrowDown"]);

function atEnd(box: HTMLElement | null): boolean {
  return box === null || box.scrollHeight - box.scrollTop - box.clientHeight < 40;
}

/** A turn of the log, which is drawn anew only if it has changed. `fresh` is its first new line. */
function Turn({ turn, own, fresh }: { turn: LogTurn; own: boolean; fresh: number }) {
  const first = Math.min(fresh, turn.lines.length);
  const words = turn.lines.map((line) => `${String(line.depth)} ${line.text} ${line.cause}`).join("\n");
  return useMemo(() => {
    // A turn begins with its heading; what comes before the first turn has none.
    const heading = turn.seat >= 0 ? turn.lines[0] : undefined;
    if (turn.lines.length === 0) return null;
    return (
      <section class={own ? "log-turn own" : "log-turn"} data-turn={turn.n}>
        {heading !== undefined && (
          <h3 class={`p${String(turn.seat)}`}>
            <LogWords words={heading.parts} />
          </h3>
        )}
        <ul>
          {turn.lines.map((line, i) => {
            if (line === heading) return null;
            const classes = [`deep-${String(Math.min(line.depth, 4))}`, i >= first ? "log-new" : ""];
            return (
              <li key={i} class={classes.join(" ")}>
                <LogWords words={line.parts} />
                {line.cause !== "" && (
                  <span class="log-cause">
                    {" ("}
                    <CardWord text={line.cause} card={line.source} />)
                  </span>
                )}
              </li>
            );
          })}
        </ul>
      </section>
    );
  }, [words, turn.seat, own, first]);
}

/** All lines of the log. */
function told(turns: LogTurn[]): string[] {
  return turns.flatMap((turn) => turn.lines.map((line) => line.text));
}

/** What has happened since the last look, for screen readers; while it is shown step by step, the voice waits. */
export function Spoken({ turns, waits }: { turns: LogTurn[]; waits: boolean }) {
  const known = useRef<number | null>(null);
  const news = useRef("");
  const all = told(turns);
  if (!waits) {
    if (known.current !== null && all.length > known.current) news.current = all.slice(known.current).join(" ");
    // Something was taken back: it is not read out again when it comes anew.
    known.current = all.length;
  }
  return (
    <div class="unseen" aria-live="polite" aria-atomic="true" data-live="log">
      {news.current}
    </div>
  );
}
