/** The time that a player has left, ticking for who is asked. The server has the last word on it. */

import { useSignal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import { say } from "../../words";
import { useShown } from "./context";
import { clockWords } from "./clockWords";

const TICK = 250;
/** So little time is shown in another colour, in milliseconds. */
const LITTLE = 30_000;

export function Clock({ seat }: { seat: number }) {
  const { table } = useShown();
  const { clock } = table;
  const now = useSignal(performance.now());
  // It is as late as it was when the table came, and later from then on.
  const came = useMemo(() => performance.now(), [clock]);
  const running = clock?.running === seat;
  useEffect(() => {
    if (!running) return undefined;
    const timer = setInterval(() => {
      now.value = performance.now();
    }, TICK);
    return () => {
      clearInterval(timer);
    };
  }, [running, now]);
  if (clock === null) return null;
  const left = Math.max(0, (clock.left[seat] ?? 0) - (running ? Math.max(0, now.value - came) : 0));
  const told = clockWords(left);
  const classes = ["plate-clock", running ? "running" : "", left < LITTLE ? "little" : ""].join(" ");
  return (
    <span class={classes} title={say("clock.left", { time: told })}>
      <span aria-hidden="true">{told}</span>
      <span class="unseen">{say("clock.left", { time: told })}</span>
    </span>
  );
}
