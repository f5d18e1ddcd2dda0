/** Finding cards by their names in either language, and by set, type and cost. */

import type { CardSheet, ChoiceSheet } from "../../protocol";
import { matches, normal, plain, type OwnKingdom } from "./kingdoms";

export interface Found {
  key: string;
  sheet: CardSheet;
}

/** More letters than this are in no name, and nobody means them. */
export const LONGEST_QUERY = 60;

export interface CardFilter {
  query: string;
  set: string;
  /** A type, or a kind of landscape. */
  type: string;
  /** Coins as a number, "potion" or "debt"; "" for any cost. */
  cost: string;
}

export const ANY_CARD: CardFilter = { query: "", set: "", type: "", cost: "" };

const LANDSCAPES = ["event", "trait", "way", "project", "landmark", "ally", "prophecy"];

/** Tell whether something is a landscape that a kingdom can have: an Event, a Trait, a Way, but no Boon or State. */
export function isLandscape(sheet: CardSheet): boolean {
  return LANDSCAPES.includes(sheet.kind);
}

/** Tell whether something could be one of the ten piles or landscapes, if all of it could be played. */
export function isOfKingdom(sheet: CardSheet): boolean {
  return sheet.choosable || (!sheet.playable && (sheet.kind === "kingdom" || isLandscape(sheet)));
}

function costs(sheet: CardSheet, cost: string): boolean {
  if (cost === "") return true;
  if (sheet.cost === null) return false;
  if (cost === "potion") return sheet.cost.potion > 0;
  if (cost === "debt") return sheet.cost.debt > 0;
  return String(sheet.cost.coins) === cost && sheet.cost.potion === 0 && sheet.cost.debt === 0;
}

function rank(sheet: CardSheet, query: string): number {
  const wanted = normal(query);
  if (wanted === "") return 0;
  const names = [normal(sheet.name), normal(sheet.other)];
  if (names.includes(wanted)) return 0;
  return names.some((name) => name.startsWith(wanted)) ? 1 : 2;
}

/**
 * Find what can be picked for a kingdom, the best match first, then by name. What cannot be played here yet comes
 * last, and only if somebody looks for it by name.
 */
export function findCards(sheets: Record<string, CardSheet>, filter: CardFilter): Found[] {
  const found = Object.entries(sheets)
    .filter(([, sheet]) => {
      if (!isOfKingdom(sheet) || (!sheet.choosable && filter.query.trim() === "")) return false;
      if (filter.set !== "" && sheet.set !== filter.set) return false;
      if (filter.type !== "" && !sheet.types.includes(filter.type) && sheet.kind !== filter.type) return false;
      return costs(sheet, filter.cost) && (matches(sheet.name, filter.query) || matches(sheet.other, filter.query));
    })
    .map(([key, sheet]): Found => ({ key, sheet }));
  return found.sort(
    (a, b) =>
      Number(b.sheet.choosable) - Number(a.sheet.choosable) ||
      rank(a.sheet, filter.query) - rank(b.sheet, filter.query) ||
      a.sheet.name.localeCompare(b.sheet.name) ||
      a.key.localeCompare(b.key),
  );
}

/**
 * Give what may be chosen for a card or landscape: of the piles of the kingdom those that fit and are not chosen for
 * another of the same kind, or else what fits and does not lie there, by name.
 */
export function fittingPicks(
  choice: string,
  wanted: ChoiceSheet,
  kingdom: OwnKingdom,
  sheetOf: (key: string) => CardSheet,
): string[] {
  const fitting = wanted.fitting.map(plain);
  const others = Object.entries(kingdom.picks).filter(([other]) => other !== choice);
  if (wanted.inside) {
    const name = choice.split(".")[1];
    const taken = others.flatMap(([other, keys]) => (other.split(".")[1] === name ? keys : []));
    return kingdom.cards.filter((key) => fitting.includes(plain(key)) && !taken.includes(key));
  }
  const there = [...kingdom.cards, ...others.flatMap(([, keys]) => keys)].map(plain);
  return wanted.fitting
    .filter((key) => !there.includes(plain(key)))
    .sort((a, b) => sheetOf(a).name.localeCompare(sheetOf(b).name));
}
