/** The piles in the order in which they lie on the table, which does not change when costs do. */

import type { PileView, View } from "../../protocol";
import { sheet } from "../../words";

// Two columns: what counts at the end of the game, and money.
const BASIC = ["colony", "platinum", "province", "gold", "duchy", "silver", "estate", "copper", "curse", "potion"];

export interface Piles {
  basic: PileView[];
  kingdom: PileView[];
  /** Not in the Supply: Prizes, Loot and the like. */
  beside: PileView[];
}

function isBasic(pile: PileView): boolean {
  return pile.supply && (BASIC.includes(pile.name) || pile.name === "ruins");
}

function rank(pile: PileView): number {
  const place = BASIC.indexOf(pile.name);
  return place < 0 ? BASIC.length : place;
}

function byCost(a: PileView, b: PileView): number {
  const [one, two] = [a, b].map((pile) => sheet(pile.name).cost ?? pile.cost);
  if (one === undefined || two === undefined) return 0;
  return (
    one.coins - two.coins ||
    one.potion - two.potion ||
    one.debt - two.debt ||
    sheet(a.name).name.localeCompare(sheet(b.name).name)
  );
}

export function pilesOf(view: View): Piles {
  const kingdom = view.piles.filter((pile) => pile.supply && !isBasic(pile));
  return {
    basic: view.piles.filter(isBasic).sort((a, b) => rank(a) - rank(b)),
    kingdom: kingdom.sort(byCost),
    beside: view.piles.filter((pile) => !pile.supply),
  };
}
