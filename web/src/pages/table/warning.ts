/** Before an answer that ends the game is sent, the player is asked once: which of them are such, the server says. */

import { signal } from "@preact/signals";
import type { EndingView, TableMessage } from "../../protocol";

export interface Warning {
  /** The question that the answer is for. */
  game: string;
  question: number;
  ending: EndingView;
  seat: number;
  /** Send the answer after all. */
  goOn: () => void;
}

/** The answer that is held back until the player has said whether it is meant. */
export const warning = signal<Warning | null>(null);

/** The turns in which somebody has been told: once is enough. */
const told = new Set<string>();

export function endingOfPicks(table: TableMessage, picks: readonly number[]): EndingView | undefined {
  const [first = -1] = picks;
  return picks.length > 1 ? undefined : table.endings.find((one) => one.pick === first);
}

/** Hold an answer back if it ends the game and that has not been said in this turn; tell whether it is held. */
export function heldBack(table: TableMessage, picks: readonly number[], goOn: () => void): boolean {
  const ending = endingOfPicks(table, picks);
  const { seat, turn } = table.view;
  const when = `${table.game} ${String(seat)} ${String(turn.number)}`;
  if (ending === undefined || told.has(when)) return false;
  const send = () => {
    told.add(when);
    warning.value = null;
    goOn();
  };
  warning.value = { game: table.game, question: table.question, ending, seat, goOn: send };
  return true;
}
