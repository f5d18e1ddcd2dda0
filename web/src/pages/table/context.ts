/** What the parts of a table share: the table as it is seen, the names of the players, and the answer in the making. */

import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { PlayerView, TableMessage, View } from "../../protocol";
import { say } from "../../words";
import type { Picking } from "./picking";
import type { Taken } from "./since";

export interface Shown {
  table: TableMessage;
  view: View;
  picking: Picking | null;
  /** What was taken from the piles since the viewer last answered, but for what that answer took. */
  taken?: Taken[];
  /** What has just happened in somebody's turn that is being shown; the log says the same to those who listen. */
  watched?: string;
}

export const TableContext = createContext<Shown | null>(null);

export function useShown(): Shown {
  const shown = useContext(TableContext);
  if (shown === null) throw new Error("a part of the table without a table");
  return shown;
}

/** The name of a player. */
export function nameOf(table: TableMessage, seat: number): string {
  return table.seats[seat]?.name ?? "?";
}

/** The name of a player, or "You". */
export function youOr(table: TableMessage, seat: number): string {
  return seat === table.view.seat ? say("table.you") : nameOf(table, seat);
}

/** Whose hand lies in front of the viewer: their own, under Possession that of the one they decide for. */
export function handSeat(view: View): number {
  return view.question?.seat ?? view.seat;
}

export function playerAt(view: View, seat: number): PlayerView | undefined {
  return view.players[seat];
}
