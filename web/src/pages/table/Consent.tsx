/** Somebody would like to take something back: the others are asked. */

import { Dialog } from "../../cards/Dialog";
import type { Connection } from "../../socket";
import { say } from "../../words";
import { nameOf } from "./context";

/** The question to one who plays here. */
export function Consent({ connection, asked }: { connection: Connection; asked: string }) {
  const table = connection.table.value;
  const request = table?.request ?? null;
  if (table === null || request === null || !request.waiting.includes(table.view.seat)) return null;
  const answer = (agree: boolean) => () => {
    connection.consent(request.id, agree);
  };
  const by = nameOf(table, request.by);
  return (
    <Dialog key={request.id} title={say("table.consent_title")}>
      <p>
        {asked === "" ? say("table.consent", { player: by }) : say("table.consent_from", { player: by, asked })}
      </p>
      <div class="dialog-buttons">
        <button type="button" class="primary" onClick={answer(true)}>
          {say("table.agree")}
        </button>
        <button type="button" onClick={answer(false)}>
          {say("table.disagree")}
        </button>
      </div>
    </Dialog>
  );
}
