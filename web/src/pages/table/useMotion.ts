/** Cards move when the table changes, unless nobody wants to see it; what is skipped does not move. */

import { useLayoutEffect, useRef } from "preact/hooks";
import { pace } from "../../preferences";
import type { TableMessage } from "../../protocol";
import type { Connection } from "../../socket";
import { fly, riffle, type Start, starts, still } from "./flights";
import { movesBetween } from "./motion";
import { newLines } from "./pace";

export function useMotion(connection: Connection, table: TableMessage): void {
  const before = useRef<TableMessage | null>(null);
  const told = useRef(connection.log.peek());
  const flights = useRef<Start[]>([]);
  const shuffled = useRef<number[]>([]);
  const then = before.current;
  if (then !== null && then !== table && !connection.show.leaps && pace.chosen.peek() !== "instant" && !still()) {
    // The page still shows the table as it was.
    const news = newLines(told.current, connection.log.peek());
    shuffled.current = news.filter((line) => line.verb === "shuffle").map((line) => line.seat);
    flights.current = starts(movesBetween(then.view, table.view, shuffled.current));
  }
  before.current = table;
  told.current = connection.log.peek();
  useLayoutEffect(() => {
    fly(flights.current);
    for (const seat of shuffled.current) riffle(seat);
    flights.current = [];
    shuffled.current = [];
  }, [table]);
}
