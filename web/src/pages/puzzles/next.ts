/** Which puzzle comes after another one. */

import type { PuzzleSheet } from "../../protocol";

/** The puzzle to try after another one: the next that is not solved yet, from there on. */
export function nextOf(puzzle: string, all: readonly PuzzleSheet[], solved: readonly string[]): PuzzleSheet | null {
  const at = all.findIndex((one) => one.id === puzzle);
  const order = [...all.slice(at + 1), ...all.slice(0, Math.max(at, 0))];
  return order.find((one) => !solved.includes(one.id)) ?? null;
}
