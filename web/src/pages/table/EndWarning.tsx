/** "This ends the game": the question before an answer that does. The focus is on thinking again. */

import { Dialog } from "../../cards/Dialog";
import { say } from "../../words";
import { useShown } from "./context";
import { warning } from "./warning";

export function EndWarning() {
  const { table, view } = useShown();
  const held = warning.value;
  // Another question may be pending by now.
  if (held === null || held.game !== table.game || held.question !== table.question || held.seat !== view.seat) {
    return null;
  }
  const { ending, seat, goOn } = held;
  const mine = ending.points[seat] ?? 0;
  const theirs = Math.max(...ending.points.filter((_, other) => other !== seat));
  const what = ending.pick >= 0 ? "buy" : "turn";
  const back = () => {
    warning.value = null;
  };
  return (
    <Dialog title={say("manners.ending")} onClose={back}>
      <p>
        {say(`manners.ending.${what}`)}{" "}
        {ending.points.length > 0 &&
          say(mine === theirs ? "manners.ending.tie" : "manners.ending.lose", { mine, theirs })}
      </p>
      <div class="dialog-buttons">
        <button type="button" class="primary" autofocus onClick={back}>
          {say("manners.ending.back")}
        </button>
        <button type="button" onClick={goOn}>
          {say(what === "buy" ? "manners.ending.buy_anyway" : "manners.ending.turn_anyway")}
        </button>
      </div>
    </Dialog>
  );
}
