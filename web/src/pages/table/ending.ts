/** How near the end of the game is: by the rules, an empty pile of Provinces or Colonies, or several empty piles. */

import type { PileView, View } from "../../protocol";

export interface Ending {
  /** Empty piles of the Supply, and how many of them end the game. */
  empty: number;
  limit: number;
  /** The Province or Colony pile when few are left of it. */
  low: PileView | null;
  /** Whether the game ends with this turn. */
  last: boolean;
  /** Whether one more card can end it. */
  near: boolean;
}

const FEW = 3;
const MANY_PLAYERS = 5;

export function endingOf(view: View): Ending {
  const supply = view.piles.filter((pile) => pile.supply);
  const empty = supply.filter((pile) => pile.count === 0).length;
  const limit = view.players.length < MANY_PLAYERS ? 3 : 4;
  const victory = supply.filter((pile) => pile.name === "province" || pile.name === "colony");
  const [lowest] = victory.sort((a, b) => a.count - b.count);
  const low = lowest !== undefined && lowest.count <= FEW ? lowest : null;
  const last = empty >= limit || low?.count === 0;
  return { empty, limit, low, last, near: !last && (empty === limit - 1 || low?.count === 1) };
}
