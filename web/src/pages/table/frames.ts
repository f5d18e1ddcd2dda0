/** What happened between two tables, unfolded: each frame as a table of its own, to be looked at and not answered. */

import type { Difference, LogTurn, TableMessage, View } from "../../protocol";

/** A table as it is shown: with the log as far as it is told. */
export interface Step {
  table: TableMessage;
  log: LogTurn[];
}

type Tree = Record<string | number, unknown>;

/** Replace something deep inside; what is not on the way there stays the same object. */
function replaced(node: unknown, at: readonly (string | number)[], value: unknown): unknown {
  const [key, ...rest] = at;
  if (key === undefined) return value;
  const copy = (Array.isArray(node) ? [...(node as unknown[])] : { ...(node as object) }) as Tree;
  copy[key] = replaced(copy[key], rest, value);
  return copy;
}

/** Make the view before of the view after. */
export function viewBefore(after: View, differences: readonly Difference[]): View {
  return differences.reduce<unknown>((view, { at, value }) => replaced(view, at, value), after) as View;
}

/** The log when it had so many turns, and so many lines of the last of them. */
export function logUntil(log: readonly LogTurn[], turns: number, lines: number): LogTurn[] {
  return log
    .slice(0, turns)
    .map((turn, i) =>
      i === turns - 1 && turn.lines.length > lines ? { ...turn, lines: turn.lines.slice(0, lines) } : turn,
    );
}

/** A table that can only be looked at. */
export function lookedAt(table: TableMessage, view: View = { ...table.view, asked: -1, question: null }): TableMessage {
  const looked = { ...table, view, words: null, undo: { possible: false, free: false }, request: null, frames: [] };
  // What a lesson says is about the present.
  delete looked.lesson;
  return looked;
}

/** The frames of a message, in order; `log` is the whole one. */
export function stepsOf(message: TableMessage, log: readonly LogTurn[]): Step[] {
  const steps: Step[] = [];
  let after = message.view;
  for (const { differences, turns, lines } of [...message.frames].reverse()) {
    after = viewBefore(after, differences);
    steps.unshift({ table: lookedAt(message, after), log: logUntil(log, turns, lines) });
  }
  return steps;
}
