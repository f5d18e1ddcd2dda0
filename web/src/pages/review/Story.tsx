/** The log up to the point that is shown, by turn; the newest line is always in view. */

import { useLayoutEffect, useRef } from "preact/hooks";
import type { LogTurn } from "../../protocol";
import { say } from "../../words";

const DEEPEST = 4;

export function Story({ log }: { log: LogTurn[] }) {
  const own = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const box = own.current;
    if (box !== null) box.scrollTop = box.scrollHeight;
  }, [log]);
  return (
    <section class="story-box" aria-labelledby="story-head">
      <h3 id="story-head">{say("review.replay.log")}</h3>
      <div ref={own} class="story" tabIndex={0} role="region" aria-labelledby="story-head">
        {log.map((turn) => (
          <Turn key={turn.n} turn={turn} />
        ))}
      </div>
    </section>
  );
}

function Turn({ turn }: { turn: LogTurn }) {
  const headed = turn.seat >= 0;
  const lines = headed ? turn.lines.slice(1) : turn.lines;
  if (!headed && lines.length === 0) return null;
  return (
    <>
      {headed && <h4 class={`player-${String(turn.seat)}`}>{turn.lines[0]?.text}</h4>}
      <ul>
        {lines.map((line, i) => (
          <li key={i} class={`depth-${String(Math.min(line.depth, DEEPEST))}`}>
            {line.text}
            {line.cause !== "" && <span class="review-quiet"> ({line.cause})</span>}
          </li>
        ))}
      </ul>
    </>
  );
}
