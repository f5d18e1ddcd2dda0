/** How wide a card's name is, for its letters to be small enough where there is little room; see card.css. */

import { lang } from "../words";
import { partsOf } from "./soften";

/** As in card.css; the size does not matter, since all is told in parts of it. */
const SIZE = 100;
const FACE = `700 ${String(SIZE)}px Alegreya, serif`;

const canvas = document.createElement("canvas").getContext("2d");
const known = new Map<string, Record<string, string>>();

function widest(parts: string[]): string {
  if (canvas === null) return "1";
  canvas.font = FACE;
  const widths = parts.map((part) => canvas.measureText(part).width);
  // A hair more than that, so that nothing is lost in rounding.
  return (Math.max(...widths) / SIZE + 0.04).toFixed(2);
}

/** Give the widths of a whole name and of its longest part, in em, for the style sheet. */
export function nameSize(name: string): Record<string, string> {
  const key = `${lang.value} ${name}`;
  let size = known.get(key);
  if (size === undefined) {
    size = { "--whole": widest([name]), "--part": widest(partsOf(name)) };
    known.set(key, size);
  }
  return size;
}
