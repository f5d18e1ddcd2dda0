/** Everything that is kept of somebody: taken along as a file, or deleted, which is asked twice. */

import { useSignal } from "@preact/signals";
import { keepProfile, postMine } from "../../profile";
import { forgetAll } from "../../storage";
import { say } from "../../words";
import { saveFile } from "../review/files";
import { ProblemText } from "../start/Problem";
import { told } from "./told";

export function Everything() {
  return (
    <section class="panel" aria-labelledby="everything-title">
      <h2 id="everything-title">{say("me.everything")}</h2>
      <Export />
      <Delete />
    </section>
  );
}

function Export() {
  const busy = useSignal(false);
  const problem = useSignal("");
  const save = async () => {
    busy.value = true;
    try {
      const all = await postMine<object>("/api/me/export");
      saveFile("platin.json", JSON.stringify(all), "application/json");
      problem.value = "";
    } catch (error) {
      problem.value = told(error);
    }
    busy.value = false;
  };
  return (
    <>
      <p>{say("me.export.what")}</p>
      <button type="button" aria-disabled={busy.value} onClick={() => void save()}>
        {say("me.export")}
      </button>
      <span role="status">{busy.value && ` ${say("me.export.busy")}`}</span>
      <ProblemText text={problem.value} />
    </>
  );
}

function Delete() {
  const asked = useSignal(0);
  const problem = useSignal("");
  const remove = async () => {
    if (asked.value < 2) {
      asked.value += 1;
      return;
    }
    try {
      await postMine("/api/me/delete");
      // The games, with what opens their seats, and the name; not what the player likes of colours and sounds.
      for (const start of ["seats.", "note.", "invites.", "games", "finished", "name", "start."]) forgetAll(start);
      keepProfile(null);
    } catch (error) {
      problem.value = told(error);
    }
  };
  return (
    <>
      <p>{say("me.delete.what")}</p>
      <div class="me-row">
        <button type="button" class="danger" onClick={() => void remove()}>
          {say(["me.delete", "me.delete.sure", "me.delete.really"][asked.value] ?? "me.delete.really")}
        </button>
        {asked.value > 0 && (
          <button
            type="button"
            onClick={() => {
              asked.value = 0;
            }}
          >
            {say("me.delete.keep")}
          </button>
        )}
      </div>
      <p role="status">{asked.value > 0 && say("me.delete.warning")}</p>
      <ProblemText text={problem.value} />
    </>
  );
}
