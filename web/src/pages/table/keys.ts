/**
 * The keys of the table. What a focused button does with Enter or Space comes before them, but for one case: on what
 * picks an option Enter does what the question's main button says, if nothing is left to be picked or if the player did
 * not go there. Space always picks.
 */

import { useLayoutEffect } from "preact/hooks";
import { accept, isGiven } from "./focus";
import { endsTurn } from "./phases";
import type { Picking } from "./picking";
import { isAllTreasures } from "./Question";

export type Pane = "log" | "deck" | "talk" | "auto";

export interface KeyActions {
  picking: Picking | null;
  undo: () => void;
  show: (pane: Pane) => void;
  help: () => void;
  /** Show once more what the others did. */
  again: () => void;
  /** Switch sounds on or off. */
  mute: () => void;
  /** Ask for a hint; tell whether one may. */
  hint: () => boolean;
  escape: () => void;
}

const PANES: Record<string, Pane> = { l: "log", d: "deck", c: "talk", a: "auto" };

export function useKeys(actions: KeyActions): void {
  // Whoever sees a question can answer it: the keys are there when it is.
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      document.documentElement.classList.add("with-keys");
      if (document.querySelector("dialog[open]") !== null) return;
      const target = event.target instanceof Element ? event.target : null;
      if (target?.closest("input:not([type=checkbox]), textarea, select") != null) return;
      // A key that is held down for long has answered already; only the browser's own keys go on.
      if (event.repeat ? event.key === "Enter" : act(event.key, target, actions)) event.preventDefault();
    };
    const point = () => {
      document.documentElement.classList.remove("with-keys");
    };
    addEventListener("keydown", press);
    addEventListener("pointerdown", point);
    return () => {
      removeEventListener("keydown", press);
      removeEventListener("pointerdown", point);
    };
  });
}

/** Do what a key means; tell whether it means something. */
function act(key: string, target: Element | null, actions: KeyActions): boolean {
  const { picking, undo, show, help, again, mute, hint, escape } = actions;
  // Capital letters are keys of basic cards.
  const pane = PANES[key];
  if (pane !== undefined) {
    show(pane);
    return true;
  }
  switch (key) {
    case "?":
      help();
      return true;
    case "r":
      again();
      return true;
    case "m":
      mute();
      return true;
    case "h":
      if (hint()) return true;
      break;
    case "Escape":
      escape();
      return true;
    case "u":
      undo();
      return true;
    case "Enter":
      if (picking !== null && isForQuestion(target, picking) && enter(picking)) return true;
      accept();
      return false;
    case " ":
      accept();
      return false;
  }
  if (picking === null) return false;
  const group = picking.byKey(key);
  if (group !== undefined) {
    picking.pick(group);
    return true;
  }
  if (key === "0" && picking.question.low === 0 && picking.picks.value.length === 0) {
    picking.decline();
    return true;
  }
  return false;
}

/** Whether Enter is meant for the question rather than for what has the focus. */
function isForQuestion(target: Element | null, picking: Picking): boolean {
  const used = target?.closest("button, a, label, aside") ?? null;
  if (used === null) return true;
  return used.matches(".card.selectable, .option") && (picking.complete.value || isGiven(used));
}

/** Enter sends what is picked, plays the Treasures, or ends the turn if nothing else is left. It never ends a phase. */
function enter(picking: Picking): boolean {
  const treasures = picking.groups.find((group) => isAllTreasures(picking, group));
  if (treasures !== undefined) picking.pick(treasures);
  else if (endsTurn(picking.question)) picking.declineInTime();
  else if (picking.picks.value.length > 0 && picking.enough.value) picking.confirm();
  else return false;
  return true;
}
