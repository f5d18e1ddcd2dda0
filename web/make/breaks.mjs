/**
 * Make src/cards/breaks.ts: where the long German words of the catalogue may be broken.
 *
 * The patterns that tell are many times bigger than the client, so they are asked when it is built. English has no
 * words that are too long for a card: they stay whole.
 */

import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import hyphen from "hyphen";
import patterns from "hyphen/patterns/de-1996.js";

const TEXT = new URL("../../src/platin/text/", import.meta.url);
const MADE = new URL("../src/cards/breaks.ts", import.meta.url);
/** Shorter words stay whole. */
const SHORTEST = 10;
/** Letters that stay together at either end of a word. */
const LEAST = 4;
/** What the patterns get wrong. */
const EXCEPTIONS = ["Streit-ross"];

const hyphenate = hyphen(patterns, { hyphenChar: "-", minWordLength: SHORTEST, exceptions: EXCEPTIONS });

/** Give the long words of Python files: texts, and keys and English names among them, which do no harm. */
function wordsOf(...names) {
  const text = names.map((name) => readFileSync(new URL(name, TEXT), "utf8").replaceAll("\\n", " ")).join("\n");
  return new Set(text.match(new RegExp(`\\p{L}{${SHORTEST},}`, "gu")));
}

function filesOf(language) {
  const names = readdirSync(new URL(`${language}/`, TEXT)).filter((name) => name.endsWith(".py"));
  return names.map((name) => `${language}/${name}`);
}

function broken(word) {
  return hyphenate(word)
    .split("-")
    .reduce((before, part) => {
      const at = before.replaceAll("-", "").length;
      return at < LEAST || word.length - at < LEAST ? before + part : `${before}-${part}`;
    });
}

const english = wordsOf(...filesOf("en"));
const german = [...wordsOf("catalogue.py", ...filesOf("de"))].filter((word) => !english.has(word));
const lines = german.sort().map(broken).filter((word) => word.includes("-"));
writeFileSync(
  MADE,
  `/* Made of the German words of the catalogue by \`npm run breaks\`. */\n\nexport const BREAKS =\n  ${JSON.stringify(lines.join(" "))};\n`,
);
