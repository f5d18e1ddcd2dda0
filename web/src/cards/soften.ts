/**
 * Where long words of cards may be broken: soft hyphens in German compounds, at the places found when the client was
 * built (see make/breaks.mjs; not every browser has a dictionary for `hyphens: auto`). English words stay whole.
 */

import { lang } from "../words";
import { BREAKS } from "./breaks";

const SOFT = "\u00ad";
const breaks = new Map(BREAKS.split(" ").map((word) => [word.replaceAll("-", ""), word.replaceAll("-", SOFT)]));

/** Put soft hyphens into the long words of a text in the player's language. */
export function soften(text: string): string {
  if (lang.value !== "de") return text;
  return text.replace(/\p{L}+/gu, (word) => breaks.get(word) ?? word);
}

/** Give the number of letters of the longest word of a name, and of its longest part with what hyphen it may need. */
export function lengthsOf(name: string): { word: number; part: number } {
  const longest = (parts: string[]) => Math.max(...parts.map((part) => part.length));
  const words = soften(name).split(/[\s-]+/);
  // Each part but the last of a word is followed by a hyphen where the word is broken.
  const parts = words.flatMap((word) => word.split(SOFT).map((part, i, all) => (i < all.length - 1 ? `${part}-` : part)));
  return { word: longest(words.map((word) => word.replaceAll(SOFT, ""))), part: longest(parts) };
}
