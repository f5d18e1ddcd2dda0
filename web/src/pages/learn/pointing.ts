/** Where on the table the things are that a lesson points at, and how they are shown. */

import type { PointerView } from "../../protocol";

const MARK = "data-pointed";

/** Things of which there is one; `S` stands for the seat of the one who learns. */
const PLACES: Record<string, string> = {
  hand: ".hand",
  play: '[data-zone="play"][data-seat="S"]',
  deck: '[data-zone="deck"][data-seat="S"]',
  discard: '[data-zone="discard"][data-seat="S"]',
  supply: ".supply",
  basic: '[data-list="basic"]',
  kingdom: '[data-list="kingdom"]',
  trash: '[data-zone="trash"]',
  turn: ".turn-who",
  actions: ".amount-actions",
  buys: ".amount-buys",
  coins: ".amount-coins",
  question: ".question",
  opponent: ".others .player",
  log: '.log, [data-pane="log"]',
  undo: ".undo",
};

const BUTTONS: Record<string, string> = {
  treasures: '[data-option="treasures"]',
  end: ".question-end button",
  confirm: ".question-options .primary",
  nothing: ".question-options .decline",
};

/** The elements that something is, as a selector. */
export function selectorOf({ what, name }: PointerView, seat: number): string {
  if (what === "button") return BUTTONS[name] ?? "";
  const place = (PLACES[what] ?? "").replace("S", String(seat));
  if (name === "") return place;
  const card = `:is([data-card="${name}"], [data-card^="${name}@"])`;
  if (what === "pile") return `.supply [data-pile="${name}"] .card, .supply [data-pile^="${name}@"] .card`;
  if (what === "option") return `[data-option="${name}"], [data-option^="${name}#"], .question ${card}`;
  return `${place} ${card}`;
}

/** Mark what is pointed at, and only that; give what was found. */
export function pointAt(points: readonly PointerView[], seat: number): HTMLElement[] {
  const found = points.flatMap((one) => {
    const selector = selectorOf(one, seat);
    return selector === "" ? [] : [...document.querySelectorAll<HTMLElement>(selector)];
  });
  for (const old of document.querySelectorAll(`[${MARK}]`)) {
    if (!found.includes(old as HTMLElement)) old.removeAttribute(MARK);
  }
  for (const element of found) {
    if (!element.hasAttribute(MARK)) element.setAttribute(MARK, "");
  }
  return found;
}
