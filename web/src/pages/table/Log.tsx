/** The log: what happened, turn by turn. It opens at its newest line, and follows the game unless the player scrolls back. */

import { useEffect, useLayoutEffect, useMemo, useRef } from "preact/hooks";
import type { LogTurn } from "../../protocol";
import { say } from "../../words";
import { linesOf } from "./since";
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
  let before = 0;
  return (
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
      }}
    >
      {linesOf(turns) === 0 && <p class="nothing">{say("table.log_empty")}</p>}
      {turns.map((turn) => {
        const fresh = Math.max(0, from - before);
        before += turn.lines.length;
        return <Turn key={turn.n} turn={turn} own={turn.seat === me && me >= 0} fresh={fresh} />;
      })}
    </div>
  );
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
      <section class={own ? "log-turn own" : "log-turn"}>
        {heading !== undefined && <h3>{heading.text}</h3>}
        <ul>
          {turn.lines.map((line, i) => {
            if (line === heading) return null;
            const classes = [`deep-${String(Math.min(line.depth, 4))}`, i >= first ? "log-new" : ""];
            return (
              <li key={i} class={classes.join(" ")}>
                {line.text}
                {line.cause !== "" && <span class="log-cause"> ({line.cause})</span>}
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

/** What has happened since the last look, for screen readers. */
export function Spoken({ turns }: { turns: LogTurn[] }) {
  const known = useRef<number | null>(null);
  const news = useRef("");
  const all = told(turns);
  if (known.current !== null && all.length > known.current) news.current = all.slice(known.current).join(" ");
  // Something was taken back: it is not read out again when it comes anew.
  known.current = all.length;
  return (
    <div class="unseen" aria-live="polite" aria-atomic="true" data-live="log">
      {news.current}
    </div>
  );
}
