/** Ending a phase or the turn: which questions it answers, and what would be thrown away by it. */

import type { CostView, Option, Question, View } from "../../protocol";

/** Whether to pick nothing ends a phase or the turn: the rules ask, no card, what to do next. */
export function endsPhase(question: Question): boolean {
  return question.source === "" && ["play", "buy", "end"].includes(question.intent);
}

/** Whether it is asked what to do in a Buy phase. */
export function buys(question: Question): boolean {
  return question.source === "" && question.intent === "buy";
}

/** Whether there is nothing left but to end the turn. */
export function endsTurn(question: Question): boolean {
  return question.intent === "end";
}

/** Whether Treasures could still be played in the Buy phase. */
export function canPlay(question: Question): boolean {
  return question.options.some(({ kind, name }) => kind === "card" || (kind === "mode" && name === "treasures"));
}

/**
 * Whether ending the phase now would throw away what is left to buy something with. Of all phases only this one is
 * followed by a new hand, and with that by what cannot be taken back freely.
 */
export function wastes(question: Question, view: View): boolean {
  if (!buys(question) || view.turn.buys === 0) return false;
  return canPlay(question) || question.options.some((option) => isDear(costOf(option, view)));
}

function costOf({ kind, name, pile }: Option, view: View): CostView | null {
  if (kind === "pile") return view.piles.find((one) => one.name === pile)?.cost ?? null;
  if (kind === "landscape") return view.landscapes.find((one) => one.name === name)?.cost ?? null;
  return null;
}

function isDear(cost: CostView | null): boolean {
  return cost !== null && cost.coins + cost.potion + cost.debt > 0;
}
