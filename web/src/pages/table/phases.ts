/** Ending a phase or the turn: which questions it answers, and what would be thrown away by it. */

import type { Cost, OptionView, QuestionView, View } from "../../protocol";

const PHASES = new Set(["turn.action", "turn.buy", "turn.night", "turn.end"]);

/** Whether to pick nothing ends a phase or the turn. */
export function endsPhase(question: QuestionView): boolean {
  return PHASES.has(question.key);
}

/** Whether there is nothing left but to end the turn. */
export function endsTurn(question: QuestionView): boolean {
  return question.key === "turn.end";
}

/** Whether Treasures could still be played in the Buy phase. */
export function canPlay(question: QuestionView): boolean {
  return question.options.some(({ kind, name }) => kind === "card" || (kind === "mode" && name === "treasures"));
}

/**
 * Whether ending the phase now would throw away what is left to buy something with. Of all phases only this one is
 * followed by a new hand, and with that by what cannot be taken back freely.
 */
export function wastes(question: QuestionView, view: View): boolean {
  if (question.key !== "turn.buy" || view.turn.buys === 0) return false;
  return canPlay(question) || question.options.some((option) => isDear(costOf(option, view)));
}

function costOf({ kind, name, pile }: OptionView, view: View): Cost | null {
  if (kind === "pile") return view.piles.find((one) => one.name === pile)?.cost ?? null;
  if (kind === "landscape") return view.landscapes.find((one) => one.name === name)?.cost ?? null;
  return null;
}

function isDear(cost: Cost | null): boolean {
  return cost !== null && cost.coins + cost.potion + cost.debt > 0;
}
