/** The turns of the log, to go to one of them: all of them, and the own ones apart. */

import type { LogTurn } from "../../protocol";
import { say } from "../../words";

interface TurnJumpProps {
  turns: readonly LogTurn[];
  me: number;
  onJump: (n: number) => void;
  onStep: (by: number) => void;
}

export function TurnJump({ turns, me, onJump, onStep }: TurnJumpProps) {
  const headed = turns.filter((turn) => turn.seat >= 0 && turn.lines.length > 0);
  if (headed.length < 2) return null;
  const own = headed.filter((turn) => turn.seat === me);
  const options = (some: readonly LogTurn[]) =>
    some.map((turn) => (
      <option key={turn.n} value={turn.n}>
        {turn.lines[0]?.text}
      </option>
    ));
  return (
    <div class="log-jump">
      <button
        type="button"
        class="small"
        aria-label={say("pace.turn_back")}
        title={say("pace.turn_back_key")}
        onClick={() => {
          onStep(-1);
        }}
      >
        <span aria-hidden="true">▴</span>
      </button>
      <button
        type="button"
        class="small"
        aria-label={say("pace.turn_on")}
        title={say("pace.turn_on_key")}
        onClick={() => {
          onStep(1);
        }}
      >
        <span aria-hidden="true">▾</span>
      </button>
      <select
        aria-label={say("pace.jump")}
        value=""
        onChange={(event) => {
          onJump(Number(event.currentTarget.value));
          event.currentTarget.value = "";
        }}
      >
        <option value="" disabled>
          {say("pace.jump")}
        </option>
        {own.length > 0 && <optgroup label={say("pace.own_turns")}>{options([...own].reverse())}</optgroup>}
        <optgroup label={say("pace.all_turns")}>{options([...headed].reverse())}</optgroup>
      </select>
    </div>
  );
}
