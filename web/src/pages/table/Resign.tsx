/** Giving up, asked twice: with two players the game is over by it, otherwise a bot plays on. */

import { useSignal } from "@preact/signals";
import { Dialog } from "../../cards/Dialog";
import type { Connection } from "../../socket";
import { say } from "../../words";

export function Resign({ connection }: { connection: Connection }) {
  const sure = useSignal(false);
  const table = connection.table.value;
  if (table === null || connection.secret === null || table.view.seat < 0 || table.view.over) return null;
  const close = () => {
    sure.value = false;
  };
  return (
    <p class="resign">
      <button
        type="button"
        onClick={() => {
          sure.value = true;
        }}
      >
        {say("resign.button")}
      </button>
      {sure.value && (
        <Dialog title={say("resign.title")} onClose={close}>
          <p>{say(table.seats.length > 2 ? "resign.more" : "resign.two")}</p>
          <div class="dialog-buttons">
            <button type="button" class="primary" autofocus onClick={close}>
              {say("resign.stay")}
            </button>
            <button
              type="button"
              onClick={() => {
                close();
                connection.resign();
              }}
            >
              {say("resign.sure")}
            </button>
          </div>
        </Dialog>
      )}
    </p>
  );
}
