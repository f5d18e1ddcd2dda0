/** The button that ends a phase or the turn, at a place of its own; it asks before something is thrown away by it. */

import { Dialog } from "../../cards/Dialog";
import { capital, say, sayCount } from "../../words";
import { useShown } from "./context";
import { canPlay, endsTurn } from "./phases";
import type { Picking } from "./picking";

export function EndOfPhase({ picking }: { picking: Picking }) {
  const { question } = picking;
  const last = endsTurn(question);
  return (
    <button
      type="button"
      class={last ? "decline primary" : "decline"}
      disabled={picking.sent.value}
      onClick={(event) => {
        // The second click of a double click is meant for the question before.
        if (event.detail < 2) picking.decline();
      }}
    >
      {capital(picking.words.decline)} <kbd aria-hidden="true">{last ? "0 ⏎" : "0"}</kbd>
    </button>
  );
}

/** Something could still be bought. The focus is on going on, so that a second Enter does no harm. */
export function Doubts({ picking }: { picking: Picking }) {
  const { view } = useShown();
  const { buys, coins } = view.turn;
  const unplayed = canPlay(picking.question);
  const goOn = () => {
    picking.doubts.value = false;
  };
  return (
    <Dialog title={say("table.end_sure", { end: capital(picking.words.decline) })} onClose={goOn}>
      <p>
        {(coins > 0 || !unplayed) && sayCount("table.end_left", buys, { coins })}{" "}
        {unplayed && say("table.end_unplayed")}
      </p>
      <div class="dialog-buttons">
        <button type="button" class="primary" autofocus onClick={goOn}>
          {say("table.end_not_yet")}
        </button>
        <button
          type="button"
          onClick={() => {
            picking.declineAnyway();
          }}
        >
          {say("table.end_anyway")}
        </button>
      </div>
    </Dialog>
  );
}
