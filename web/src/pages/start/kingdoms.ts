/** What the start page does with kingdoms, without the page: filter sets, exchange cards, write lists. */

import type { Draw, KingdomView, SetView } from "../../protocol";

/** How many kingdom piles a game has, and how many landscapes can be had. */
export const PILES = 10;
export const MOST_LANDSCAPES = 4;

/**
 * A kingdom being picked: keys of cards and landscapes, and what is chosen for those that ask for something (the pile
 * of "reckless.pile"; nothing for one by chance).
 */
export interface OwnKingdom {
  cards: string[];
  landscapes: string[];
  picks: Record<string, string[]>;
}

export const NO_KINGDOM: OwnKingdom = { cards: [], landscapes: [], picks: {} };

/** What the players want of the options of the table; what is not in it is as recommended. */
export type Options = Record<string, boolean>;

/** Wishes for a random kingdom, as the form has them. */
export interface Wishes {
  expansions: string[];
  include: string[];
  exclude: string[];
  needs: string[];
  landscapes: number | null;
  words: string;
}

export const NO_WISHES: Wishes = { expansions: [], include: [], exclude: [], needs: [], landscapes: null, words: "" };

/** Give the key of a card without its print: two prints of one card are the same card. */
export function plain(key: string): string {
  return key.split("@")[0] ?? key;
}

/** Give the card or landscape that a choice belongs to: that of "reckless.pile" is "reckless". */
export function ownerOf(choice: string): string {
  return choice.split(".")[0] ?? choice;
}

/** Give the names of a kingdom as the server reads them, one for each part. */
export function partsOf(kingdom: OwnKingdom): string[] {
  return [...kingdom.cards, ...kingdom.landscapes].map((key) => {
    const picks = Object.entries(kingdom.picks).flatMap(([choice, keys]) =>
      ownerOf(choice) === plain(key) ? keys : [],
    );
    return picks.length > 0 ? `${key}: ${picks.join(" + ")}` : key;
  });
}

/** Take over a kingdom that the server made ready. */
export function ownOf(view: KingdomView): OwnKingdom {
  return {
    cards: view.cards.map((card) => card.key),
    landscapes: view.landscapes.map((landscape) => landscape.key),
    picks: view.choices,
  };
}

/** Leave out what was picked for choices and is not to be; a choice without picks is left to chance. */
function picksWhere(kingdom: OwnKingdom, stays: (choice: string, key: string) => boolean): Record<string, string[]> {
  const picks: Record<string, string[]> = {};
  for (const [choice, keys] of Object.entries(kingdom.picks)) {
    const left = keys.filter((key) => stays(choice, key));
    if (left.length > 0) picks[choice] = left;
  }
  return picks;
}

/** Take something out of a kingdom, with what was chosen for it, and as what was chosen for something else. */
export function without(kingdom: OwnKingdom, key: string): OwnKingdom {
  return {
    ...kingdom,
    cards: kingdom.cards.filter((card) => card !== key),
    landscapes: kingdom.landscapes.filter((name) => name !== key),
    picks: picksWhere(kingdom, (choice, pick) => ownerOf(choice) !== plain(key) && pick !== key),
  };
}

/** Why something cannot be picked any more: the piles or the landscapes are complete; "" if it can. */
export function full(kingdom: OwnKingdom, landscape: boolean): "" | "cards" | "landscapes" {
  if (landscape) return kingdom.landscapes.length >= MOST_LANDSCAPES ? "landscapes" : "";
  return kingdom.cards.length >= PILES ? "cards" : "";
}

/** Put a card or landscape in, in the place of another print of it; take it out if it is in. */
export function toggled(kingdom: OwnKingdom, key: string, landscape: boolean): OwnKingdom {
  if (kingdom.cards.includes(key) || kingdom.landscapes.includes(key)) return without(kingdom, key);
  const print = kingdom.cards.find((card) => plain(card) === plain(key));
  const rest = print === undefined ? kingdom : without(kingdom, print);
  if (full(rest, landscape) !== "") return kingdom;
  if (landscape) return { ...rest, landscapes: [...rest.landscapes, key] };
  // What lies in the kingdom cannot be chosen besides as well.
  const picks = picksWhere(rest, (_, pick) => plain(pick) !== plain(key));
  return { ...rest, cards: [...rest.cards, key], picks };
}

function optionParts(options: Options): string[] {
  return Object.entries(options).map(([name, used]) => (used ? name : `no ${name}`));
}

function different(names: string[]): string[] {
  return [...new Set(names)];
}

/** Ask for a kingdom by chance: what is kept of the last one is in again. */
export function drawFor(
  wishes: Wishes,
  kept: string[],
  last: KingdomView | null,
  options: Options,
): Omit<Draw, "lang"> {
  let rest = last === null ? NO_KINGDOM : ownOf(last);
  for (const key of [...rest.cards, ...rest.landscapes]) if (!kept.includes(key)) rest = without(rest, key);
  rest = { ...rest, picks: picksWhere(rest, (_, pick) => kept.includes(pick)) };
  const wanted = wishes.include.filter((key) => !kept.includes(key));
  return {
    expansions: wishes.expansions,
    include: different([...partsOf(rest), ...wanted, ...optionParts(options)]),
    exclude: wishes.exclude,
    needs: wishes.needs,
    landscapes: wishes.landscapes,
    wishes: wishes.words,
  };
}

/** Ask for the same kingdom with something else in the place of one card, landscape or pick. */
export function exchangeFor(wishes: Wishes, view: KingdomView, key: string, every: string[] = []): Omit<Draw, "lang"> {
  const rest = without(ownOf(view), key);
  // The options stay as they are, whatever the new kingdom would recommend.
  const options = Object.fromEntries(every.map((name) => [name, view.options.includes(name)]));
  return {
    expansions: wishes.expansions,
    include: [...partsOf(rest), ...optionParts(options)],
    exclude: different([...wishes.exclude, plain(key)]),
    // A wish that this card alone met is to be met by the one that comes for it.
    needs: wishes.needs,
    landscapes: view.landscapes.length,
  };
}

/** Ask for the rest of a kingdom by chance. */
export function completionFor(kingdom: OwnKingdom, options: Options): Omit<Draw, "lang"> {
  return { include: [...partsOf(kingdom), ...optionParts(options)], landscapes: kingdom.landscapes.length };
}

/** What is wanted of the recommended sets; "" for all. */
export interface SetFilter {
  rulebook: string;
  expansion: string;
  query: string;
  playable: boolean;
}

export const ANY_SET: SetFilter = { rulebook: "", expansion: "", query: "", playable: true };

/** The sets of a rulebook. */
export interface SetGroup {
  rulebook: string;
  sets: SetView[];
}

/** Choose sets by rulebook, expansion and words in their names or those of their cards, the playable ones first. */
export function chosenSets(sets: SetView[], filter: SetFilter, names: (set: SetView) => string[]): SetGroup[] {
  const { rulebook, expansion, query, playable } = filter;
  const words = normal(query);
  const groups = new Map<string, SetView[]>();
  for (const set of sets) {
    if (rulebook !== "" && set.rulebook !== rulebook) continue;
    if (expansion !== "" && !set.expansions.includes(expansion)) continue;
    if (playable && set.missing.length > 0) continue;
    if (words !== "" && !names(set).some((name) => matches(name, query))) continue;
    groups.set(set.rulebook, [...(groups.get(set.rulebook) ?? []), set]);
  }
  const lacks = (set: SetView) => (set.missing.length > 0 ? 1 : 0);
  return [...groups].map(([book, found]) => ({
    rulebook: book,
    sets: [...found].sort((one, other) => lacks(one) - lacks(other)),
  }));
}

/** Reduce a name to what counts when names are compared: letters and digits, without case and accents. */
export function normal(name: string): string {
  return name
    .toLowerCase()
    .replace(/ß/g, "ss")
    .normalize("NFKD")
    .replace(/[^\p{L}\p{N}]/gu, "");
}

function spelt(name: string): string {
  return normal(name.toLowerCase().replace(/ä/g, "ae").replace(/ö/g, "oe").replace(/ü/g, "ue"));
}

/** Tell whether a name has the typed letters in it, with or without umlauts. */
export function matches(name: string, query: string): boolean {
  const wanted = normal(query);
  return wanted === "" || normal(name).includes(wanted) || spelt(name).includes(spelt(query));
}
