/** The turns of a finished game along its answers, and its log at a point of it. */

import type { LogPart, LogTurn } from "../../protocol";

/** The turn that was under way after so many answers, counted from 0; -1 before the first. */
export function turnAt(starts: readonly number[], at: number): number {
  let found = -1;
  while (found + 1 < starts.length && (starts[found + 1] ?? Infinity) <= at) found += 1;
  return found;
}

/** Where a turn back leads: to the beginning of this turn, or from there to that of the one before. */
export function turnBack(starts: readonly number[], at: number): number {
  return starts.findLast((start) => start < at) ?? 0;
}

/** Where a turn on leads: to the beginning of the next one, or to the end of the game. */
export function turnOn(starts: readonly number[], at: number, answers: number): number {
  return starts.find((start) => start > at) ?? answers;
}

/** The log at a point: the turns before the newest ones are those of the whole log. */
export function logAt(whole: readonly LogTurn[], newest: LogPart): LogTurn[] {
  const first = newest.parts[0]?.n ?? newest.turns;
  return [...whole.slice(0, first), ...newest.parts].slice(0, newest.turns);
}

/** The turns of the whole log that are one: not what comes before the first. */
export function realTurns(whole: readonly LogTurn[]): LogTurn[] {
  return whole.filter((turn) => turn.seat >= 0);
}
