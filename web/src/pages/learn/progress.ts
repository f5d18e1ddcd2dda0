/** How far somebody has come with the lessons, kept in this browser; and the way to their tables. */

import { post } from "../../api";
import type { Protocol } from "../../protocol";
import { go } from "../../route";
import { keep, keepSeats, kept } from "../../storage";

/** The table of the chapter that was begun last, and whether the lesson was ever finished. */
export interface Progress {
  game: string;
  chapter: number;
  done: boolean;
}

const NEVER: Progress = { game: "", chapter: 0, done: false };

export function progressOf(lesson: string): Progress {
  try {
    const found: unknown = JSON.parse(kept(`lesson.${lesson}`) ?? "null");
    return typeof found === "object" && found !== null ? { ...NEVER, ...found } : NEVER;
  } catch {
    return NEVER;
  }
}

function note(lesson: string, change: Partial<Progress>): void {
  keep(`lesson.${lesson}`, JSON.stringify({ ...progressOf(lesson), ...change }));
}

/** Make a table for a chapter, and go there. */
export async function startChapter(lesson: string, chapter: number, replace = false): Promise<void> {
  const name = (kept("name") ?? "").slice(0, 24);
  const made = await post<Protocol["TableMade"]>(`/api/lessons/${lesson}/table`, { chapter, name });
  keepSeats(made.game, ownSeats(made), false);
  note(lesson, { game: made.game, chapter });
  go(`/t/${made.game}`, replace);
}

/** The lesson is through: its table is not gone back to. */
export function noteDone(lesson: string): void {
  note(lesson, { ...NEVER, done: true });
}

/** The seats of a new table that are played here. */
export function ownSeats(made: Protocol["TableMade"]) {
  return made.seats.flatMap(({ seat, secret, name }) => (secret === undefined ? [] : [{ seat, secret, name }]));
}
