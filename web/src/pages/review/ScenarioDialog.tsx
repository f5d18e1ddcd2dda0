/** A point as a scenario, for somebody who thinks that a ruling is wrong. */

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Refused } from "../../api";
import { Dialog } from "../../cards/Dialog";
import { lang, say } from "../../words";
import { copy, getText, saveFile } from "./files";
import type { Film } from "./film";

export function ScenarioDialog({ film, onClose }: { film: Film; onClose: () => void }) {
  const text = useSignal("");
  const problem = useSignal("");
  const copied = useSignal<"" | "copied" | "by_hand">("");
  const end = film.point.at === film.last;
  // A scenario ends with a question, and there is none at the end.
  const at = end ? film.last - 1 : film.point.at;
  const file = `platin-${film.game}-${String(at)}.yaml`;

  useEffect(() => {
    getText(`/api/tables/${film.game}/scenario/${lang.peek()}/${String(at)}`).then(
      (yaml) => {
        text.value = yaml;
      },
      (error: unknown) => {
        problem.value = error instanceof Refused ? error.message : say("review.no_answer");
      },
    );
  }, [film, at, text, problem]);

  return (
    <Dialog title={say("review.scenario")} onClose={onClose} class="scenario-dialog">
      <p>{say("review.scenario.text")}</p>
      {end && <p>{say("review.scenario.end")}</p>}
      <ol class="scenario-steps">
        <li>{say("review.scenario.step.1")}</li>
        <li>{say("review.scenario.step.2")}</li>
        <li>{say("review.scenario.step.3", { file })}</li>
      </ol>
      {problem.value !== "" ? (
        <p class="problem" role="alert">
          {problem.value}
        </p>
      ) : (
        <label class="review-field">
          {say("review.scenario.label")}
          <textarea
            rows={14}
            spellcheck={false}
            value={text.value}
            aria-busy={text.value === ""}
            onInput={(event) => {
              text.value = event.currentTarget.value;
              copied.value = "";
            }}
          />
        </label>
      )}
      <div class="review-buttons">
        <button
          type="button"
          class="primary"
          disabled={text.value === ""}
          onClick={() => {
            saveFile(file, text.value, "application/yaml");
          }}
        >
          {say("review.scenario.save")}
        </button>
        <button
          type="button"
          disabled={text.value === ""}
          onClick={() => {
            void copy(text.value).then((done) => {
              copied.value = done ? "copied" : "by_hand";
            });
          }}
        >
          {say("review.scenario.copy")}
        </button>
        <button type="button" onClick={onClose}>
          {say("review.close")}
        </button>
        <span class="review-status" role="status">
          {copied.value !== "" && say(`review.scenario.${copied.value}`)}
        </span>
      </div>
    </Dialog>
  );
}
