/**
 * Others' turns are shown step by step, at the player's pace. The present table follows at once when nobody wants to
 * watch: nothing here is ever in the way of the next answer.
 */

import { batch, type ReadonlySignal, type Signal, signal } from "@preact/signals";
import type { LogLine, LogTurn, TableMessage } from "../../protocol";
import { lookedAt, type Step, stepsOf } from "./frames";

export type Pace = "instant" | "quick" | "normal" | "slow";

/** How long a card that is played is looked at, in milliseconds. */
const BASE: Record<Pace, number> = { instant: 0, quick: 450, normal: 900, slow: 1800 };
/** How long other things are looked at, compared with that. What a card does comes after it was put into play. */
const WEIGHTS: Record<string, number> = {
  turn: 0.5,
  extra_turn: 0.5,
  play: 0.6,
  treasures: 0.7,
  cleanup: 0.6,
  shuffle: 0.6,
};
/** So many steps wait; what is older is not caught up with. */
const MOST_WAITING = 120;
/** So many steps are kept to be shown again. */
const MOST_KEPT = 240;

/** The lines of a log that another does not have yet. */
export function newLines(before: readonly LogTurn[], now: readonly LogTurn[]): LogLine[] {
  const first = Math.max(0, before.length - 1);
  const known = before[first]?.lines.length ?? 0;
  return now.slice(first).flatMap((turn, i) => (i === 0 ? turn.lines.slice(known) : turn.lines));
}

/** How long a step is looked at in which these lines are new. */
export function lookTime(lines: readonly LogLine[], pace: Pace): number {
  const weights = lines.map((line) => (line.depth === 0 ? (WEIGHTS[line.verb] ?? 1) : 0.8));
  return BASE[pace] * Math.max(0, ...weights);
}

/** Shows tables one after the other, the present one last. */
export class Show {
  private readonly running = signal(false);
  /** Whether something is shown that has been. */
  readonly showing: ReadonlySignal<boolean> = this.running;
  /** Whether what is shown now did not come about from what was shown before: it was skipped, or is shown again. */
  leaps = false;
  /** What has just happened there. */
  readonly news: Signal<LogLine[]> = signal([]);
  private readonly round: Step[] = [];
  private readonly known = signal(0);
  private waiting: Step[] = [];
  private shown: Step | null = null;
  private end: Step | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** `put` shows a step; `pace` says how fast the player wants to see it now. */
  constructor(
    private readonly put: (step: Step) => void,
    private readonly pace: () => Pace,
  ) {}

  /** Take a new table: what led to it is shown first, if it is another one than the last. */
  take(message: TableMessage, log: LogTurn[], fresh: boolean): void {
    const before = this.end?.table;
    const end: Step = { table: message, log };
    const news = before?.question !== message.question;
    const steps = news ? stepsOf(message, log) : [];
    if (news) this.remember(before, message, steps, log);
    const wanted = this.pace() !== "instant" && !fresh && !hurries(message);
    const watching = wanted && document.visibilityState === "visible";
    const old = this.end;
    this.end = end;
    if (!watching) {
      this.skip();
      return;
    }
    // Who is still looking on sees the table that was the present one on the way.
    const passed = this.running.value && news && old !== null ? [{ ...old, table: lookedAt(old.table) }] : [];
    this.waiting = [...this.waiting, ...passed, ...steps].slice(-MOST_WAITING);
    if (!this.running.value) this.next();
  }

  /** Whether there is something to be shown again. */
  get again(): boolean {
    return this.known.value > 0;
  }

  /** Show once more what the others did in the last round; the question waits. */
  replay(): void {
    if (this.running.value || this.round.length === 0) return;
    this.waiting = [...this.round];
    this.shown = null;
    this.next(true);
  }

  /** Show the present table at once. */
  skip(): void {
    const leaps = this.waiting.length > 0;
    this.waiting = [];
    this.next(leaps);
  }

  /** Show nothing any more. */
  stop(): void {
    clearTimeout(this.timer);
    this.waiting = [];
  }

  private next(leaps = false): void {
    clearTimeout(this.timer);
    this.leaps = leaps;
    const step = this.waiting.shift();
    if (step === undefined) {
      const { end } = this;
      batch(() => {
        this.running.value = false;
        if (end !== null) this.present(end);
      });
      return;
    }
    const news = this.shown === null ? newest(step.log) : newLines(this.shown.log, step.log);
    batch(() => {
      this.running.value = true;
      this.news.value = news;
      this.present(step);
    });
    this.timer = setTimeout(
      () => {
        this.next();
      },
      lookTime(news, this.lookPace()),
    );
  }

  /** What is asked for is shown, also by who wants to see nothing unasked. */
  private lookPace(): Pace {
    const pace = this.pace();
    return pace === "instant" ? "quick" : pace;
  }

  private present(step: Step): void {
    this.shown = step;
    this.put(step);
  }

  /** Keep what can be shown again: all since the viewer's own turn ended. */
  private remember(before: TableMessage | undefined, now: TableMessage, steps: Step[], log: LogTurn[]): void {
    const { seat } = now.view;
    const was = before?.view.turn.seat ?? -1;
    const others = now.view.turn.seat !== seat;
    if (was === seat && (others || steps.length > 0)) this.round.length = 0;
    this.round.push(...steps);
    if (others) this.round.push({ table: lookedAt(now), log });
    this.round.splice(0, this.round.length - MOST_KEPT);
    this.known.value = this.round.length;
  }
}

/** Whether the viewer's clock runs: nobody's time is spent on looking back. */
function hurries({ view, manners }: TableMessage): boolean {
  return manners.clock !== null && view.asked >= 0 && view.asked === view.seat;
}

function newest(log: readonly LogTurn[]): LogLine[] {
  return log.at(-1)?.lines.slice(-1) ?? [];
}
