/** While others' turns are shown: a button, any key, and a click on the table lead to the present at once. */

import { useEffect } from "preact/hooks";
import { hidePreview } from "../../cards/CardSheet";
import type { LogLine } from "../../protocol";
import type { Connection } from "../../socket";
import { say } from "../../words";
import type { Show } from "./pace";

/** Keys that are for something else than the table. */
const OTHER_KEYS = new Set(["Tab", "Shift", "Control", "Alt", "AltGraph", "Meta", "CapsLock"]);

/** A mouse that has not moved for so many milliseconds rests. */
const REST = 200;
const HEADINGS = new Set(["turn", "extra_turn"]);

/**
 * End the show by a key or a click. Both end it and do nothing else: whoever pressed them did not see the question that
 * comes. That goes for a click, too, that began while something was shown.
 */
export function useSkip(show: Show): void {
  const showing = show.showing.value;
  useEffect(() => {
    // What the mouse came to rest on is not what one looks at now.
    if (showing) hidePreview();
  }, [showing]);
  useEffect(() => {
    let began = false;
    const consume = (event: Event) => {
      event.preventDefault();
      event.stopImmediatePropagation();
      show.skip();
    };
    const press = (event: KeyboardEvent) => {
      if (!show.showing.value || OTHER_KEYS.has(event.key) || event.ctrlKey || event.metaKey || event.altKey) return;
      const target = event.target instanceof Element ? event.target : null;
      if (document.querySelector("dialog[open]") !== null || target?.closest("input, textarea, select") != null) return;
      consume(event);
    };
    const point = () => {
      began = show.showing.value;
    };
    const click = (event: MouseEvent) => {
      const onTable = event.target instanceof Element && event.target.closest(".board-play") !== null;
      if (onTable && (began || show.showing.value)) consume(event);
      began = false;
    };
    // A card that comes to lie under a mouse at rest is not meant to be read.
    let moved = -Infinity;
    const move = (event: PointerEvent) => {
      if (event.movementX !== 0 || event.movementY !== 0) moved = event.timeStamp;
    };
    const enter = (event: PointerEvent) => {
      if (show.showing.value && event.timeStamp - moved > REST) event.stopImmediatePropagation();
    };
    addEventListener("pointermove", move, true);
    addEventListener("pointerenter", enter, true);
    addEventListener("keydown", press, true);
    addEventListener("pointerdown", point, true);
    addEventListener("click", click, true);
    return () => {
      removeEventListener("pointermove", move, true);
      removeEventListener("pointerenter", enter, true);
      removeEventListener("keydown", press, true);
      removeEventListener("pointerdown", point, true);
      removeEventListener("click", click, true);
    };
  }, [show]);
}

/** The sentences of what has just happened, without the heading of a turn that has. */
export function watchedWords(news: readonly LogLine[]): string {
  const told = news.filter((line) => !HEADINGS.has(line.verb));
  return (told.length > 0 ? told : news).map((line) => line.text).join(" ");
}

/** What ends the show, at the place where one takes something back. */
export function SkipButton({ connection }: { connection: Connection }) {
  return (
    <button
      type="button"
      class="undo skip"
      title={say("pace.skip_more")}
      onClick={() => {
        connection.show.skip();
      }}
    >
      <span class="undo-words">{say("pace.skip")}</span> <span aria-hidden="true">▸▸</span>
    </button>
  );
}

/** What shows the others' last turns once more. */
export function AgainButton({ connection }: { connection: Connection }) {
  if (!connection.show.again) return null;
  return (
    <button
      type="button"
      class="undo again"
      title={say("pace.again_more")}
      onClick={() => {
        connection.show.replay();
      }}
    >
      <span aria-hidden="true">⟲</span>
      <span class="unseen">{say("pace.again")}</span>
    </button>
  );
}
