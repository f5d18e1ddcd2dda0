/** What is picked so far, each to be put back; in an order, each to be moved. */

import { say } from "../../words";
import type { Picking } from "./picking";

export function Picks({ picking }: { picking: Picking }) {
  const picks = picking.picks.value;
  if (picking.single || picks.length === 0) return null;
  const { ordered } = picking.question;
  const labels = picks.map((number) => picking.words.labels[number] ?? "");
  const List = ordered ? "ol" : "ul";
  return (
    <List class={ordered ? "answer-picks ordered" : "answer-picks"} aria-label={say("table.picked")}>
      {picks.map((number, i) => {
        const label = labels[i] ?? "";
        return (
          <li key={number}>
            {ordered && (
              <span class="pick-place" aria-hidden="true">
                {i + 1}.
              </span>
            )}
            <span class="pick-name">{label}</span>
            {ordered && (
              <>
                <button
                  type="button"
                  class="small"
                  disabled={i === 0}
                  aria-label={say("table.earlier", { card: label })}
                  onClick={() => {
                    picking.move(i, i - 1);
                  }}
                >
                  <span aria-hidden="true">←</span>
                </button>
                <button
                  type="button"
                  class="small"
                  disabled={i === picks.length - 1}
                  aria-label={say("table.later", { card: label })}
                  onClick={() => {
                    picking.move(i, i + 1);
                  }}
                >
                  <span aria-hidden="true">→</span>
                </button>
              </>
            )}
            <button
              type="button"
              class="small"
              aria-label={say("table.put_back", { card: label })}
              onClick={() => {
                picking.drop(number);
              }}
            >
              <span aria-hidden="true">✕</span>
            </button>
          </li>
        );
      })}
    </List>
  );
}
