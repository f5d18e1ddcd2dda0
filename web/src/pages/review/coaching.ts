/** What the coach has said of a finished game: asked for by one part of the page, shown by several. */

import { signal } from "@preact/signals";
import type { JudgedView } from "../../protocol";

export interface Said {
  game: string;
  judged: readonly JudgedView[];
}

/** The decisions that the coach has looked at; null as long as it has not. */
export const said = signal<Said | null>(null);

/** What is to be drawn of one player's decisions: a value for each own turn, and the worst sign of that turn. */
export interface Curve {
  values: number[];
  low: number[];
  high: number[];
  marks: string[];
}

const WORST = ["??", "?", "?!", ""];

/** The chance after each own turn; a turn without a decision leaves it as it was. */
export function curveOf(judged: readonly JudgedView[]): Curve {
  const curve: Curve = { values: [], low: [], high: [], marks: [] };
  const first = judged[0];
  if (first === undefined) return curve;
  const turns = Math.max(...judged.map((one) => one.turn));
  let now = first;
  for (let turn = 1; turn <= turns; turn += 1) {
    const here = judged.filter((one) => one.turn === turn);
    now = here.at(-1) ?? now;
    curve.values.push(now.chance);
    curve.low.push(now.low);
    curve.high.push(now.high);
    curve.marks.push(WORST.find((sign) => here.some((one) => one.grade === sign)) ?? "");
  }
  return curve;
}
