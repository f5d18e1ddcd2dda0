/** What has just happened, close to the question: what was taken, and the newest sentences of the log. */

import type { LogTurn } from "../../protocol";
import { say, sheet } from "../../words";
import { type Shown, useShown } from "./context";
import { LogWords } from "./LogWords";
import { othersSince, sentencesFrom } from "./since";
import "./log.css";

export function Happened({ turns, from }: { turns: LogTurn[]; from: number }) {
  const shown = useShown();
  const { table, view } = shown;
  // After others' turns their story is told, and what was taken is in it.
  if (table.story.length > 0 && othersSince(turns, from, view.seat)) {
    return (
      <p
        class="happened story"
        aria-hidden="true"
        title={table.story.map((word) => (typeof word === "string" ? word : word.text)).join("")}
      >
        <LogWords words={table.story} />
      </p>
    );
  }
  const took = tookWords(shown);
  const news = sentencesFrom(turns, from).slice(-2);
  // The log says the same to those who listen.
  return (
    <p class="happened" aria-hidden="true">
      {took !== "" && <b>{took} </b>}
      {news.join(" ")}
    </p>
  );
}

function tookWords({ taken = [] }: Shown): string {
  if (taken.length === 0) return "";
  const names = taken.map(({ card, n }) =>
    n > 1 ? say("table.times", { n, card: sheet(card).name }) : sheet(card).name,
  );
  return say("table.taken_since", { cards: names.join(", ") });
}
