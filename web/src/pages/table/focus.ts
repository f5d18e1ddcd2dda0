/** After an answer the card that had the focus may be gone: who plays by keyboard goes on close to it. */

import { bestOf } from "./Roving";

let lastList = "";
/** The card that got the focus from us, until the player moves it or uses the card. */
let given: Element | null = null;

addEventListener("focusin", (event) => {
  const list = event.target instanceof Element ? event.target.closest<HTMLElement>("[data-list]") : null;
  lastList = list?.dataset["list"] ?? "";
  given = null;
});

/**
 * Give the focus back if it was lost with what had it: to what can be picked in the same list, else to the question,
 * where the next Enter does nothing that was not meant. Where cards cannot be picked at all (`leave`), it leaves them.
 */
export function refocus(leave: boolean): void {
  const at = document.activeElement;
  const lost = at === null || at === document.body || (leave && at.matches(".card"));
  if (!lost || !document.documentElement.classList.contains("with-keys")) return;
  const list = lastList === "" ? null : document.querySelector(`[data-list="${lastList}"]`);
  const card = list === null ? null : bestOf(list);
  if (card?.classList.contains("selectable")) {
    card.focus();
    given = card;
  } else document.querySelector<HTMLElement>(".question")?.focus();
}

/** Whether an element has the focus only because we put it there. */
export function isGiven(element: Element): boolean {
  return element === given;
}

/** The player has used what has the focus: from now on it is where they want to be. */
export function accept(): void {
  given = null;
}
