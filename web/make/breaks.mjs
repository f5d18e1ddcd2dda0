/**
 * Make src/cards/breaks.ts: where the long German words of the catalogue may be broken.
 *
 * The patterns that tell are many times bigger than the client, so they are asked when it is built. English has no
 * words that are too long for a card: they stay whole.
 */

import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import hyphen from "hyphen";
import patterns from "hyphen/patterns/de-1996.js";

const WORDS = fileURLToPath(new URL("words.py", import.meta.url));
/** The Python to ask for the words; the build says which. */
const PYTHON = process.env.PYTHON ?? "python3";
const MADE = new URL("../src/cards/breaks.ts", import.meta.url);
/** Shorter words stay whole. */
const SHORTEST = 10;
/** Letters that stay together at either end of a word. */
const LEAST = 4;
/** What the patterns get wrong. */
const EXCEPTIONS = ["Streit-ross"];

const hyphenate = hyphen(patterns, { hyphenChar: "-", minWordLength: SHORTEST, exceptions: EXCEPTIONS });

/** Give the long words of sentences. */
function longWords(sentences) {
  return new Set(sentences.join("\n").match(new RegExp(`\\p{L}{${SHORTEST},}`, "gu")));
}

function broken(word) {
  return hyphenate(word)
    .split("-")
    .reduce((before, part) => {
      const at = before.replaceAll("-", "").length;
      return at < LEAST || word.length - at < LEAST ? before + part : `${before}-${part}`;
    });
}

const words = JSON.parse(execFileSync(PYTHON, [WORDS], { encoding: "utf8", maxBuffer: 2 ** 26 }));
const english = longWords(words.en);
const german = [...longWords(words.de)].filter((word) => !english.has(word));
const lines = german.sort().map(broken).filter((word) => word.includes("-"));
writeFileSync(
  MADE,
  `/* Made of the German words of the catalogue by \`npm run breaks\`. */\n\nexport const BREAKS =\n  ${JSON.stringify(lines.join(" "))};\n`,
);
