/** Several people at one screen: whose table is shown, and when a curtain has to fall before it. */

import type { TableMessage } from "../../protocol";

/** What is to be seen: the table at a place of the list of own seats, open or behind a curtain. */
export interface Sight {
  at: number;
  covered: boolean;
}

/**
 * Decide what this screen shows. `seats` are the own seats, `shown` the place of the one last shown, and `open` the
 * place of the one who has said that the cards may be seen (-1: nobody yet).
 */
export function sight(seats: readonly number[], table: TableMessage | null, shown: number, open: number): Sight {
  if (seats.length < 2) return { at: 0, covered: false };
  if (table === null || table.view.over) return { at: shown, covered: false };
  const asked = seats.indexOf(table.view.asked);
  const at = asked >= 0 ? asked : shown;
  return { at, covered: at !== open };
}

/** The newest of the tables that several connections to one game have brought. */
export function newest(tables: readonly (TableMessage | null)[]): TableMessage | null {
  return tables.reduce((best, table) => (table !== null && (best === null || table.question > best.question) ? table : best), null);
}
