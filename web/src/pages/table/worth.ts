/** What is a good idea to take, and what is merely allowed: it is lit less. */

import type { CardSheet, CostView } from "../../protocol";
import { sheet } from "../../words";
import type { Group, Picking } from "./picking";

/** Types that hardly anybody wants in a deck. */
const JUNK = ["curse", "ruins"];

/** Whether a card costs nothing or does no good, as far as its sheet tells. */
export function isJunk(card: Pick<CardSheet, "types">, cost: CostView | null): boolean {
  const free = cost !== null && cost.coins + cost.potion + cost.debt === 0;
  return free || card.types.some((type) => JUNK.includes(type));
}

/** Whether picking from a pile is merely allowed. What is to be given away or trashed is another matter. */
export function isModest({ question }: Picking, { option }: Group, cost: CostView | null): boolean {
  if (option.kind !== "pile" || !["buy", "gain"].includes(question.intent)) return false;
  return isJunk(sheet(option.name), cost);
}
