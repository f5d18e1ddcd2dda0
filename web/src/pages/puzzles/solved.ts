/** Which puzzles were solved in this browser, and the way to their tables. */

import { post } from "../../api";
import type { Protocol } from "../../protocol";
import { go } from "../../route";
import { keep, keepSeats, kept } from "../../storage";
import { ownSeats } from "../learn/progress";

const SOLVED = "puzzles.solved";

export function solvedPuzzles(): string[] {
  try {
    const found: unknown = JSON.parse(kept(SOLVED) ?? "[]");
    return Array.isArray(found) ? found.filter((one) => typeof one === "string") : [];
  } catch {
    return [];
  }
}

export function noteSolved(puzzle: string): void {
  const before = solvedPuzzles();
  if (!before.includes(puzzle)) keep(SOLVED, JSON.stringify([...before, puzzle]));
}

/** Make a table for a puzzle, and go there. */
export async function tryPuzzle(puzzle: string, replace = false): Promise<void> {
  const name = (kept("name") ?? "").slice(0, 24);
  const made = await post<Protocol["TableMade"]>(`/api/puzzles/${puzzle}/table`, { name });
  keepSeats(made.game, ownSeats(made), false);
  go(`/t/${made.game}`, replace);
}
