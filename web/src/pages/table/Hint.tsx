/** "What would you do?": asked for by a button or key, answered by a lit option and one sentence. Never unasked. */

import { useEffect } from "preact/hooks";
import type { TableMessage } from "../../protocol";
import type { Connection } from "../../socket";
import { capital, say } from "../../words";
import { CoachHint } from "./CoachHint";
import "./hint.css";

const LIT = "data-lit";

export function mayAsk(connection: Connection, table: TableMessage): boolean {
  return table.manners.hints && table.view.question !== null && connection.secret !== null;
}

export function HintButton({ connection, table }: { connection: Connection; table: TableMessage }) {
  if (!table.manners.hints || table.view.seat < 0 || table.view.over) return null;
  return (
    <button
      type="button"
      class="hint-button"
      disabled={!mayAsk(connection, table)}
      title={say("hint.ask")}
      onClick={() => {
        connection.askHint();
      }}
    >
      <span aria-hidden="true">?!</span> <span class="hint-words">{say("hint.short")}</span>
      <kbd aria-hidden="true">h</kbd>
    </button>
  );
}

/** What the bot would do, as long as the question is the one that it was asked about. */
export function Hint({ connection, table }: { connection: Connection; table: TableMessage }) {
  const hint = connection.hint.value;
  const shown = hint !== null && hint.question === table.question && table.view.question !== null ? hint : null;
  useEffect(() => {
    if (shown === null) return undefined;
    const found = litElements(table, shown.picks);
    for (const one of found) one.setAttribute(LIT, "");
    return () => {
      for (const one of found) one.removeAttribute(LIT);
    };
  }, [shown, table]);
  return (
    <div role="status" class="hint-place">
      {shown !== null && (
        <p class="hint-told">
          {say("hint.would", { bot: shown.bot })} <b>{capital(shown.what)}</b>. {shown.why}{" "}
          <CoachHint connection={connection} table={table} hint={shown} />
        </p>
      )}
    </div>
  );
}

/** The parts of the page that pick these options: cards, piles and landscapes themselves, else buttons. */
function litElements(table: TableMessage, picks: readonly number[]): Element[] {
  const board = document.querySelector(".board");
  const question = table.view.question;
  if (board === null || question === null) return [];
  if (picks.length === 0) return [...board.querySelectorAll(".question .decline")];
  return picks.flatMap((pick) => {
    const option = question.options[pick];
    const label = capital(table.words?.labels[pick] ?? "");
    if (option === undefined) return [];
    const cards = [...board.querySelectorAll(`.card.selectable[data-card="${CSS.escape(option.name)}"]`)];
    if (cards.length > 0) return cards;
    const buttons = [...board.querySelectorAll(".question .option")];
    if (option.kind === "mode" && option.name === "treasures") return buttons.slice(0, 1);
    return buttons.filter((one) => one.textContent.includes(label));
  });
}
