/** Watch or join a table by its link or code. */

import { useSignal } from "@preact/signals";
import { go } from "../../route";
import { say } from "../../words";
import { readLink } from "./links";
import { ProblemText } from "./Problem";

const LONGEST_LINK = 300;

export function JoinByLink() {
  const typed = useSignal("");
  const problem = useSignal<"" | "empty" | "unknown" | "elsewhere">("");
  const join = (event: Event) => {
    event.preventDefault();
    const found = readLink(typed.value, location.host);
    if ("path" in found) go(found.path);
    else problem.value = found.problem;
  };
  return (
    <section class="join" aria-labelledby="join-title">
      <h2 id="join-title">{say("start.join.title")}</h2>
      <form class="row" onSubmit={join}>
        <label class="field grow">
          <span>{say("start.join.field")}</span>
          <input
            type="text"
            name="link"
            maxLength={LONGEST_LINK}
            autocomplete="off"
            autocapitalize="off"
            spellcheck={false}
            value={typed.value}
            aria-invalid={problem.value !== ""}
            aria-describedby="join-problem"
            onInput={(event) => {
              typed.value = event.currentTarget.value;
              problem.value = "";
            }}
          />
        </label>
        <button type="submit">{say("start.join.go")}</button>
      </form>
      <ProblemText
        id="join-problem"
        text={problem.value === "" ? "" : say(`start.join.${problem.value}`, { example: `${location.origin}/t/…` })}
      />
    </section>
  );
}
