/** What can be made of a point: a link, a new game against bots, a scenario. */

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { say } from "../../words";
import { LinkField } from "../shared/LinkField";
import { ContinueDialog } from "./ContinueDialog";
import { copy } from "./files";
import type { Film } from "./film";
import { pathOf } from "./point";
import { ScenarioDialog } from "./ScenarioDialog";

type Open = "continue" | "scenario" | null;

export function FromHere({ film }: { film: Film }) {
  const open = useSignal<Open>(null);
  const shared = useSignal<"" | "copied" | "by hand">("");
  const link = location.origin + pathOf(film.game, film.point);
  useEffect(() => {
    shared.value = "";
  }, [link, shared]);
  const close = () => {
    open.value = null;
  };
  const share = async () => {
    shared.value = (await copy(link)) ? "copied" : "by hand";
  };
  return (
    <div class="from-here" role="group" aria-label={say("review.from_here")}>
      <div class="review-buttons">
        <button type="button" onClick={() => void share()}>
          {say("review.share")}
        </button>
        <button
          type="button"
          onClick={() => {
            open.value = "continue";
          }}
        >
          {say("review.continue")}
        </button>
        <button
          type="button"
          onClick={() => {
            open.value = "scenario";
          }}
        >
          {say("review.scenario")}
        </button>
        <span class="review-status" role="status">
          {shared.value === "copied" && say("review.share.done")}
        </span>
      </div>
      {shared.value === "by hand" && (
        <LinkField label={say("review.share.by_hand")} link={link} class="review-field" />
      )}
      {open.value === "continue" && <ContinueDialog film={film} onClose={close} />}
      {open.value === "scenario" && <ScenarioDialog film={film} onClose={close} />}
    </div>
  );
}
