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

/** Give the parts into which a name may be broken, each with the hyphen that it then has. */
export function partsOf(name: string): string[] {
  const soft = soften(name).split(/\s+|(?<=-)/);
  return soft.flatMap((word) => word.replaceAll(SOFT, `-${SOFT}`).split(SOFT));
}
