/** A kingdom that somebody has passed on by a link: to be looked at, played, or changed. */

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { post } from "../../api";
import type { Check, KingdomView } from "../../protocol";
import { go, route } from "../../route";
import { lang, say } from "../../words";
import { told } from "../me/told";
import { listOf } from "../shared/kingdomLink";
import { focusSoon } from "./focus";
import { KingdomPreview } from "./KingdomPreview";
import { ProblemText } from "./Problem";
import { busy, playNow, setOption, takeOver } from "./setup";

export function SharedKingdom() {
  if (!route.value.shared) return null;
  return <Shared list={listOf(route.value.hash)} />;
}

function Shared({ list }: { list: string }) {
  const view = useSignal<KingdomView | null>(null);
  const problem = useSignal("");
  const language = lang.value;
  useEffect(() => {
    let left = false;
    const wish: Check = { kingdom: list.slice(0, 2000), players: 2, lang: language };
    post<KingdomView>("/api/kingdoms/check", wish).then(
      (found) => {
        if (left) return;
        view.value = found;
        problem.value = "";
      },
      (error: unknown) => {
        if (left) return;
        view.value = null;
        problem.value = say("start.shared_kingdom.bad", { problem: told(error) });
      },
    );
    return () => {
      left = true;
    };
  }, [list, language, view, problem]);
  const found = view.value;
  return (
    <div class="panel shared-kingdom">
      <ProblemText text={problem.value} />
      {found !== null && (
        <KingdomPreview
          view={found}
          title={say("start.shared_kingdom")}
          level="h2"
          actions={
            <>
              <button
                type="button"
                class="primary"
                aria-disabled={busy.value.play === true}
                onClick={() => {
                  if (busy.value.play !== true) void playNow(found.list);
                }}
              >
                {say("start.shared_kingdom.play")}
              </button>
              <button
                type="button"
                onClick={() => {
                  takeOver(found);
                  for (const option of found.options) setOption(option, true);
                  go("/", true);
                  focusSoon("#tab-own");
                }}
              >
                {say("start.shared_kingdom.change")}
              </button>
            </>
          }
        />
      )}
    </div>
  );
}
