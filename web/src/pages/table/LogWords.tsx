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
        if (typeof word === "string") return <SignedText key={i} text={word} />;
        if ("card" in word) return <CardWord key={i} text={word.text} card={word.card} />;
        return (
          <b key={i} class={`player-word p${String(word.seat)}`}>
            {word.text}
          </b>
        );
      })}
    </>
  );
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
