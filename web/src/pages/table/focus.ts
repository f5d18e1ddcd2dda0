/** After an answer the card that had the focus may be gone: who plays by keyboard goes on at the best place. */

import { bestOf } from "./Roving";

let lastZone = "";

addEventListener("focusin", (event) => {
  const zone = event.target instanceof Element ? event.target.closest<HTMLElement>("[data-zone]") : null;
  lastZone = zone?.dataset["zone"] ?? "";
});

const ZONES = ["options", "hand", "kingdom", "basic", "landscapes", "beside"];

/** Give the focus back if it was lost with what had it. */
export function refocus(): void {
  const lost = document.activeElement === null || document.activeElement === document.body;
  if (!lost || !document.documentElement.classList.contains("with-keys")) return;
  for (const zone of [lastZone, ...ZONES]) {
    const list = zone === "" ? null : document.querySelector(`[data-zone="${zone}"]`);
    const card = list === null ? null : bestOf(list);
    if (card?.classList.contains("selectable")) {
      card.focus();
      return;
    }
  }
  document.querySelector<HTMLElement>(".question button:not(:disabled)")?.focus();
}
