/** The question that the one at the table is asked, with the answer in the making. */

import { computed } from "@preact/signals";
import type { TableMessage } from "../../protocol";
import type { Connection } from "../../socket";
import { Picking } from "./picking";
import { heldBack } from "./warning";

export interface Asked {
  /** The question's number: it never comes twice. */
  number: number;
  picking: Picking;
}

/** Give what is asked now. What was picked or sent stays so while tables come with the same question. */
export function askedNow(
  connection: Connection,
  table: TableMessage,
  before: Asked | null,
  onAnswer: (picks: number[]) => void,
): Asked | null {
  const number = table.question;
  const { words, view } = table;
  if (view.question === null || words === null) return null;
  const sending = {
    sent: computed(() => connection.underway.value?.question === number),
    send: (picks: number[], always: boolean) => {
      const goOn = () => {
        onAnswer(picks);
        connection.answer(picks, always);
      };
      if (!heldBack(table, picks, goOn)) goOn();
    },
  };
  const same = before?.number === number ? before.picking : null;
  return { number, picking: new Picking(view.question, words, view, sending, same) };
}
