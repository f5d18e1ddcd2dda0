/** The log: what happened, turn by turn. It follows the game unless the player scrolls back. */

import { useLayoutEffect, useRef } from "preact/hooks";
import type { LogTurn } from "../../protocol";
import { say } from "../../words";
import "./log.css";

export function Log({ turns, me }: { turns: LogTurn[]; me: number }) {
  const own = useRef<HTMLDivElement>(null);
  const follows = useRef(true);
  useLayoutEffect(() => {
    const box = own.current;
    if (box !== null && follows.current) box.scrollTop = box.scrollHeight;
  }, [turns]);
  return (
    <div
      ref={own}
      class="log"
      tabIndex={0}
      role="region"
      aria-label={say("table.log")}
      onScroll={(event) => {
        const box = event.currentTarget;
        follows.current = box.scrollHeight - box.scrollTop - box.clientHeight < 40;
      }}
    >
      {turns.every((turn) => turn.lines.length === 0) && <p class="nothing">{say("table.log_empty")}</p>}
      {turns.map((turn) => (
        <Turn key={turn.n} turn={turn} me={me} />
      ))}
    </div>
  );
}

function Turn({ turn, me }: { turn: LogTurn; me: number }) {
  // A turn begins with its heading; what comes before the first turn has none.
  const heading = turn.seat >= 0 ? turn.lines[0] : undefined;
  const lines = heading === undefined ? turn.lines : turn.lines.slice(1);
  if (turn.lines.length === 0) return null;
  return (
    <section class={turn.seat === me && me >= 0 ? "log-turn own" : "log-turn"}>
      {heading !== undefined && <h3>{heading.text}</h3>}
      <ul>
        {lines.map((line, i) => (
          <li key={i} class={`deep-${String(Math.min(line.depth, 4))}`}>
            {line.text}
            {line.cause !== "" && <span class="log-cause"> ({line.cause})</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** All lines of the log that are no headings. */
function told(turns: LogTurn[]): string[] {
  return turns.flatMap((turn) => turn.lines.map((line) => line.text));
}

/** The newest sentences, for a screen without room for the log. */
export function Ticker({ turns, most }: { turns: LogTurn[]; most: number }) {
  const lines = told(turns.slice(-2)).slice(-most);
  return (
    <div class="ticker" aria-hidden="true">
      {lines.map((line, i) => (
        <p key={i}>{line}</p>
      ))}
    </div>
  );
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
