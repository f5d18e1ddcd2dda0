/**
 * Which key picks what. A thing keeps its key whatever is asked: the basic cards theirs in every game (capital letters:
 * with Shift), the piles and landscapes of the kingdom theirs for the whole game, the cards in hand the number of their
 * place. Only what a question brings itself gets its key with it.
 */

import { byHand, counted } from "../../cards/kinds";
import type { View } from "../../protocol";
import type { Group, Place } from "./picking";
import { pilesOf } from "./piles";
import { zoneOf } from "./zones";

/** The basic cards, by the first letter of their English name where it is free. */
const BASIC: Record<string, string> = {
  province: "P",
  duchy: "D",
  estate: "E",
  gold: "G",
  silver: "S",
  copper: "C",
  curse: "X",
  colony: "K",
  platinum: "T",
  potion: "O",
  ruins: "N",
};
/** Without those that mean something else at the table (see keys.ts). */
const LETTERS = "qwetzsfgjkyxvbnop";
const NUMBERS = "123456789";
/** For what a question offers beside the cards in hand. */
const BESIDE = ",.-+#";

/** Give the keys of all that can be picked, by the groups' ids. */
export function keysOf(groups: readonly Group[], places: ReadonlyMap<string, Place>, seat: number, view: View): Map<string, string> {
  const keys = new Map<string, string>();
  const at = (place: Place) => groups.filter((group) => places.get(group.id) === place);
  const give = (group: Group, key: string | undefined) => {
    if (key !== undefined) keys.set(group.id, key);
  };

  const hand = handOf(seat, view);
  for (const group of at("hand")) give(group, NUMBERS[hand.indexOf(group.option.name)]);

  const { kingdom, beside } = pilesOf(view);
  const lying = [...kingdom.map(({ name }) => name), ...view.landscapes.map(({ name }) => name), ...beside.map(({ name }) => name)];
  const letterOf = (name: string) => BASIC[name] ?? LETTERS[lying.indexOf(name)];
  for (const group of at("pile")) give(group, letterOf(group.option.pile));
  for (const group of at("landscape")) give(group, letterOf(group.option.name));

  const others = at("panel");
  const free = at("hand").length > 0 ? BESIDE : at("pile").length + at("landscape").length > 0 ? NUMBERS : NUMBERS + LETTERS;
  others.forEach((group, i) => {
    give(group, free[i]);
  });
  return keys;
}

/** The different cards in a hand, in the order in which they are held. */
function handOf(seat: number, view: View): string[] {
  const player = view.players[seat];
  const held = player === undefined ? [] : (zoneOf(player, "hand").cards ?? []);
  return counted([...held].sort(byHand)).map(([card]) => card);
}
