/** A link from another device has brought a profile: it is taken over only after asking. */

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { keepProfile, lookAt, profile, type Profile } from "../../profile";
import { go } from "../../route";
import { say } from "../../words";
import { ProblemText } from "../start/Problem";
import { rename } from "../start/setup";
import { told } from "./told";

export function MoveHere({ secret }: { secret: string }) {
  const found = useSignal<Profile | null>(null);
  const problem = useSignal("");
  useEffect(() => {
    lookAt(secret).then(
      (who) => {
        found.value = who;
      },
      (error: unknown) => {
        problem.value = told(error);
      },
    );
  }, [secret, found, problem]);
  const own = profile.value;
  const who = found.value;
  // The secret does not stay in the address, nor in the history.
  const leave = () => {
    go("/me", true);
  };
  return (
    <section class="panel me-new">
      <h1>{say("me.take")}</h1>
      {problem.value !== "" && (
        <>
          <ProblemText text={problem.value} />
          <button type="button" onClick={leave}>
            {say("me.take.leave")}
          </button>
        </>
      )}
      {who !== null && (
        <>
          <p>{say("me.take.who", { name: `${who.nickname === "" ? say("me.nameless") : who.nickname} #${who.tag}` })}</p>
          {own !== null && own.secret !== who.secret && <p role="status">{say("me.take.instead")}</p>}
          <div class="me-row">
            <button
              type="button"
              class="primary"
              onClick={() => {
                keepProfile(who);
                rename(who.nickname);
                leave();
              }}
            >
              {say("me.take.go")}
            </button>
            <button type="button" onClick={leave}>
              {say("me.take.leave")}
            </button>
          </div>
        </>
      )}
    </section>
  );
}
