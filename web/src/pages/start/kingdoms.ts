/** What the start page does with kingdoms, without the page: filter sets, exchange cards, write lists. */

import type { Draw, KingdomView, SetView } from "../../protocol";

/** How many kingdom piles a game has, and how many landscapes can be had. */
export const PILES = 10;
export const MOST_LANDSCAPES = 4;
export const YOUNG_WITCH = "young_witch";

/** A kingdom being picked: keys of cards and landscapes, the piles of Traits, and the Bane ("" for one by chance). */
export interface OwnKingdom {
  cards: string[];
  landscapes: string[];
  traitPiles: Record<string, string>;
  bane: string;
  shelters: boolean;
}

export const NO_KINGDOM: OwnKingdom = { cards: [], landscapes: [], traitPiles: {}, bane: "", shelters: false };

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

/** Give the names of a kingdom as the server reads them, one for each part. */
export function partsOf(kingdom: OwnKingdom): string[] {
  const parts = [...kingdom.cards];
  for (const name of kingdom.landscapes) {
    const pile = kingdom.traitPiles[name];
    parts.push(pile !== undefined && pile !== "" ? `${name}: ${pile}` : name);
  }
  if (kingdom.bane !== "" && kingdom.cards.includes(YOUNG_WITCH)) parts.push(`Bane: ${kingdom.bane}`);
  if (kingdom.shelters) parts.push("Shelters");
  return parts;
}

/** Take over a kingdom that the server made ready. */
export function ownOf(view: KingdomView): OwnKingdom {
  const traitPiles: Record<string, string> = {};
  for (const landscape of view.landscapes) if (landscape.pile !== "") traitPiles[landscape.key] = landscape.pile;
  return {
    cards: view.cards.map((card) => card.key),
    landscapes: view.landscapes.map((landscape) => landscape.key),
    traitPiles,
    bane: view.bane,
    shelters: view.shelters,
  };
}

/** Take something out of a kingdom, and what depends on it: the pile of a Trait, the Bane of a Young Witch. */
export function without(kingdom: OwnKingdom, key: string): OwnKingdom {
  const traitPiles = Object.fromEntries(
    Object.entries(kingdom.traitPiles).filter(([trait, pile]) => trait !== key && pile !== key),
  );
  return {
    ...kingdom,
    cards: kingdom.cards.filter((card) => card !== key),
    landscapes: kingdom.landscapes.filter((name) => name !== key),
    traitPiles,
    bane: key === kingdom.bane || key === YOUNG_WITCH ? "" : kingdom.bane,
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
  // What lies in the kingdom cannot be the Bane as well.
  const bane = plain(rest.bane) === plain(key) ? "" : rest.bane;
  return { ...rest, cards: [...rest.cards, key], bane };
}

function colonyPart(colony: boolean | null): string[] {
  return colony === null ? [] : [colony ? "Colony" : "no Colony"];
}

function different(names: string[]): string[] {
  return [...new Set(names)];
}

/** Ask for a kingdom by chance: what is kept of the last one is in again. */
export function drawFor(
  wishes: Wishes,
  kept: string[],
  last: KingdomView | null,
  colony: boolean | null,
): Omit<Draw, "lang"> {
  let rest = last === null ? NO_KINGDOM : ownOf(last);
  for (const key of [...rest.cards, ...rest.landscapes]) if (!kept.includes(key)) rest = without(rest, key);
  if (!kept.includes(rest.bane)) rest = { ...rest, bane: "" };
  const wanted = wishes.include.filter((key) => !kept.includes(key));
  return {
    expansions: wishes.expansions,
    include: different([...partsOf({ ...rest, shelters: false }), ...wanted, ...colonyPart(colony)]),
    exclude: wishes.exclude,
    needs: wishes.needs,
    landscapes: wishes.landscapes,
    wishes: wishes.words,
  };
}

/** Ask for the same kingdom with something else in the place of one card, landscape or the Bane. */
export function exchangeFor(wishes: Wishes, view: KingdomView, key: string): Omit<Draw, "lang"> {
  const rest = without(ownOf(view), key);
  return {
    expansions: wishes.expansions,
    include: [...partsOf(rest), ...colonyPart(view.colony)],
    exclude: different([...wishes.exclude, plain(key)]),
    // A wish that this card alone met is to be met by the one that comes for it.
    needs: wishes.needs,
    landscapes: view.landscapes.length,
  };
}

/** Ask for the rest of a kingdom by chance. */
export function completionFor(kingdom: OwnKingdom, colony: boolean | null): Omit<Draw, "lang"> {
  return { include: [...partsOf(kingdom), ...colonyPart(colony)], landscapes: kingdom.landscapes.length };
}

/** Choose sets by rulebook, expansion and words in their names or those of their cards; the playable ones first. */
export function chosenSets(
  sets: SetView[],
  rulebook: string,
  expansion: string,
  query: string,
  names: (set: SetView) => string[],
): SetView[] {
  const words = normal(query);
  const fitting = sets.filter(
    (set) =>
      (rulebook === "" || set.rulebook === rulebook) &&
      (expansion === "" || set.expansions.includes(expansion)) &&
      (words === "" || names(set).some((name) => matches(name, query))),
  );
  return [...fitting.filter((set) => set.missing.length === 0), ...fitting.filter((set) => set.missing.length > 0)];
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
