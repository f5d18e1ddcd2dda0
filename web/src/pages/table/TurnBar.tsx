/** Whose turn it is, which phase, and what is left of it: Actions, Buys, coins. */

import { Sign } from "../../cards/signs";
import { say, sheet } from "../../words";
import { Crest } from "../shared/Crest";
import { nameOf, useShown } from "./context";
import { endingOf } from "./ending";
import "./turn.css";

export function TurnBar() {
  const { table, view } = useShown();
  const { turn } = view;
  const player = view.players[turn.seat];
  const whose =
    turn.seat === view.seat
      ? say("table.your_turn", { n: player?.counts.turns ?? 0 })
      : say("table.turn_of", { player: nameOf(table, turn.seat), n: player?.counts.turns ?? 0 });
  const amounts: [key: string, sign: string, n: number][] = [
    ["actions", "action", turn.actions],
    ["buys", "buy", turn.buys],
    ["coins", "coin", turn.coins],
  ];
  if (turn.potions > 0) amounts.push(["potions", "potion", turn.potions]);
  return (
    <div class="turn-bar">
      <p class="turn-who">
        <b class={`turn-whose p${String(turn.seat)}`}>
          <Crest seat={turn.seat} /> {whose}
        </b>
        {turn.extra && (
          <span class="turn-extra">
            {turn.because !== "" ? say("table.extra_by", { card: sheet(turn.because).name }) : say("table.extra")}
          </span>
        )}
        {turn.controller >= 0 && (
          <span class="turn-extra">
            {turn.controller === view.seat
              ? say("table.controlled_you")
              : say("table.controlled", { player: nameOf(table, turn.controller) })}
          </span>
        )}
        <span class="turn-phase">{say(`table.phase.${turn.phase}`)}</span>
      </p>
      {!view.over && (
        <ul class="amounts" aria-label={say("table.amounts")}>
          {amounts.map(([key, sign, n]) => (
            <li key={key} class={`amount amount-${key}`}>
              <Sign kind={sign} /> <span class="amount-name">{say(`table.${key}`)}</span> <b>{n}</b>
            </li>
          ))}
        </ul>
      )}
      {!view.over && <EndingHint />}
    </div>
  );
}

/** Before the game ends nobody should be surprised by it. */
function EndingHint() {
  const { view } = useShown();
  const { empty, limit, low, last, near } = endingOf(view);
  const told = [
    ...(last ? [say("table.last_turn")] : []),
    ...(!last && low !== null ? [say("table.few_left", { card: sheet(low.name).name, n: low.count })] : []),
    ...(!last && empty > 0 ? [say("table.empty_piles", { n: empty, limit })] : []),
  ];
  if (told.length === 0) return null;
  return (
    <p class={last || near ? "ending near" : "ending"}>
      {(last || near) && <span aria-hidden="true">⚠ </span>}
      {told.join(" · ")}
    </p>
  );
}
