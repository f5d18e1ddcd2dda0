/** A sentence of the log: players in their colours, amounts by their signs, and cards that can be looked at. */

import { hidePreview, openSheet, planPreview } from "../../cards/CardSheet";
import { SignedText } from "../../cards/SignedText";
import type { LogLine } from "../../protocol";
import "../../style/players.css";
import "./log.css";

export type Words = LogLine["parts"];

export function LogWords({ words }: { words: Words }) {
  return (
    <>
      {words.map((word, i) => {
        const before = words[i - 1];
        if (typeof word === "string") {
          // What ends a card's name has been said with it.
          const bound = typeof before === "object" && "card" in before ? stopOf(word).length : 0;
          return <SignedText key={i} text={word.slice(bound)} />;
        }
        if ("card" in word) {
          const next = words[i + 1];
          return (
            <span key={i} class="log-bound">
              <CardWord text={word.text} card={word.card} />
              {typeof next === "string" && stopOf(next)}
            </span>
          );
        }
        return (
          <b key={i} class={`player-word p${String(word.seat)}`}>
            {word.text}
          </b>
        );
      })}
    </>
  );
}

/** The marks that a text begins with: no line may begin with them. */
function stopOf(text: string): string {
  return /^[,.;:!?)]*/.exec(text)?.[0] ?? "";
}

/** The name of a card: the mouse shows it, a click opens its sheet; by keys one gets there within the log. */
export function CardWord({ text, card }: { text: string; card: string }) {
  return (
    <button
      type="button"
      class="log-card"
      tabIndex={-1}
      onClick={() => {
        hidePreview();
        openSheet(card);
      }}
      onPointerEnter={(event) => {
        if (event.pointerType === "mouse") planPreview(card, event.currentTarget);
      }}
      onPointerLeave={hidePreview}
    >
      {text}
    </button>
  );
}
