/** The trash: a place beside the basic cards, with the card that came there last; a click shows all of it. */

import { useSignal } from "@preact/signals";
import { Dialog } from "../../cards/Dialog";
import { byHand } from "../../cards/kinds";
import { Picture } from "../../cards/Picture";
import { say, sayCount, sheet } from "../../words";
import { Cards } from "./Cards";
import { useShown } from "./context";
import { trashOf } from "./zones";

export function Trash() {
  const { view, picking } = useShown();
  const open = useSignal(false);
  const cards = trashOf(view);
  const last = cards.at(-1) ?? "";
  const meant = picking?.groups.some(({ option }) => option.zone === "trash") === true;
  return (
    <li class="trash" data-zone="trash">
      <button
        type="button"
        class={meant ? "trash-place meant" : "trash-place"}
        data-rove=""
        aria-haspopup="dialog"
        title={last !== "" ? sheet(last).name : undefined}
        onClick={() => {
          open.value = true;
        }}
      >
        <span class="unseen">{sayCount("table.trash_size", cards.length)}</span>
        <span class="trash-picture" aria-hidden="true">
          {last !== "" && <Picture card={last} />}
        </span>
        <span class="trash-name" aria-hidden="true">
          {say("table.trash")}
        </span>
        <b class="trash-count" aria-hidden="true">
          {cards.length}
        </b>
      </button>
      {open.value && (
        <Dialog
          title={say("table.trash")}
          onClose={() => {
            open.value = false;
          }}
        >
          <p>{sayCount("table.trash_size", cards.length)}</p>
          <p class="trash-cards">
            <Cards cards={[...cards].sort(byHand)} place="trash" />
          </p>
        </Dialog>
      )}
    </li>
  );
}
