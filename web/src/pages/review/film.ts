/** A finished game that is stepped through: one request at a time, and the last wish counts. */

import { signal, type Signal } from "@preact/signals";
import { get, Refused } from "../../api";
import type { LogTurn, Step, Summary, TableMessage } from "../../protocol";
import { say, type Lang } from "../../words";
import { logAt } from "./turns";
import { type Point, pathOf } from "./point";

/** How many points are kept. */
const MOST_KEPT = 300;

export class Film {
  readonly at: Signal<number>;
  readonly seat: Signal<number>;
  /** The table that is shown; it follows `at` as soon as it has come. */
  readonly table: Signal<TableMessage | null> = signal(null);
  readonly log: Signal<LogTurn[]> = signal([]);
  /** The log of the whole game, whose headings name the turns. */
  readonly whole: Signal<LogTurn[]> = signal([]);
  readonly problem: Signal<string | null> = signal(null);

  private readonly kept = new Map<string, Step>();
  private busy = false;
  private shown = "";

  constructor(
    readonly game: string,
    readonly summary: Summary,
    private readonly lang: Lang,
    start: Point,
  ) {
    this.at = signal(start.at);
    this.seat = signal(start.seat);
  }

  get last(): number {
    return this.summary.answers;
  }

  get point(): Point {
    return { at: this.at.value, seat: this.seat.value };
  }

  /** Go to a point, seen as before or by somebody else. The address follows, so that it can be shared or reloaded. */
  go({ at = this.at.value, seat = this.seat.value }: Partial<Point>): void {
    this.at.value = Math.min(Math.max(at, 0), this.last);
    this.seat.value = seat;
    history.replaceState(null, "", pathOf(this.game, this.point));
    void this.show();
  }

  /** Fetch what is to be shown, until nothing newer is wanted. */
  async show(): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    try {
      while (this.shown !== this.key(this.point)) {
        const wanted = this.point;
        const end = await this.step({ at: this.last, seat: wanted.seat });
        const step = await this.step(wanted);
        this.shown = this.key(wanted);
        this.whole.value = end.table.log.parts;
        this.log.value = logAt(end.table.log.parts, step.table.log);
        this.table.value = step.table;
      }
      this.problem.value = null;
    } catch (error) {
      this.problem.value = error instanceof Refused ? error.message : say("review.no_answer");
    } finally {
      this.busy = false;
    }
  }

  private async step(point: Point): Promise<Step> {
    const key = this.key(point);
    const known = this.kept.get(key);
    if (known !== undefined) return known;
    const step = await get<Step>(`/api/tables/${this.game}/step/${this.lang}/${key}`);
    if (this.kept.size >= MOST_KEPT) this.kept.clear();
    this.kept.set(key, step);
    return step;
  }

  private key({ at, seat }: Point): string {
    return `${String(at)}/${String(seat)}`;
  }
}
