/** What the coach says of the decision that is shown in the replay, if that was a bad one. */

import { say } from "../../words";
import { said } from "./coaching";
import "./coach.css";

export function CoachNote({ game, at }: { game: string; at: number }) {
  const known = said.value;
  const here = known?.game === game ? known.judged.find((one) => one.at === at && one.grade !== "") : undefined;
  return (
    <div role="status">
      {here !== undefined && (
        <p class="coach-note">
          <b class="coach-grade">{here.grade}</b> <b>{say("coach.says")}</b> {here.sentence} {here.why}
        </p>
      )}
    </div>
  );
}
