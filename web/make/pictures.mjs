/**
 * Make public/assets/pictures: every picture that a card, landscape, pile or thing has, each in a file of its own, so
 * that a table fetches only its own; and src/cards/pictures.ts, which says where they are.
 *
 * Icons have no colour: they are masks, and so are our drawings in pictures/plain, which may use icons by their names
 * (`<use href="#camel"/>`). Those in pictures/own are shown as they are. The folder's name is a hash of what is in it,
 * so that browsers may keep the files for ever.
 */

import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import library from "@iconify-json/game-icons/icons.json" with { type: "json" };

const NAMES = fileURLToPath(new URL("pictures.py", import.meta.url));
/** The Python to ask for the names; the build says which. */
const PYTHON = process.env.PYTHON ?? "python3";
const DRAWINGS = new URL("../pictures/", import.meta.url);
const FOLDER = new URL("../public/assets/pictures/", import.meta.url);
const MADE = new URL("../src/cards/pictures.ts", import.meta.url);

/** The shapes of an icon, in no colour. */
function shapes(name) {
  const found = library.icons[name];
  if (found === undefined) throw new Error(`there is no icon "${name}" in game-icons`);
  return found.body.replaceAll(/ (?:fill|color)="currentColor"/g, "");
}

function icon(name) {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${library.width} ${library.height}">${shapes(name)}</svg>\n`;
}

/** Read a drawing without what is there for those who draw, and with the icons that it uses. */
function drawing(name) {
  const text = readFileSync(new URL(`${name}.svg`, DRAWINGS), "utf8")
    .replaceAll(/<!--[^]*?-->/g, "")
    .replaceAll(/>\s+</g, "><");
  const used = new Set([...text.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id));
  const defined = [...used].map((id) => `<g id="${id}">${shapes(id)}</g>`).join("");
  return defined === "" ? text : text.replace(">", `><defs>${defined}</defs>`);
}

const names = [...new Set(JSON.parse(execFileSync(PYTHON, [NAMES], { encoding: "utf8" })))].sort();
const files = names.map((name) => [name, name.includes("/") ? drawing(name) : icon(name)]);
const hash = createHash("sha256").update(JSON.stringify(files)).digest("hex").slice(0, 8);

rmSync(FOLDER, { recursive: true, force: true });
for (const [name, text] of files) {
  const file = new URL(`${hash}/${name}.svg`, FOLDER);
  mkdirSync(dirname(fileURLToPath(file)), { recursive: true });
  writeFileSync(file, text);
}
writeFileSync(
  MADE,
  `/* Made of the pictures that the words name by \`npm run pictures\`. */\n\nexport const PICTURES = "/assets/pictures/${hash}/";\n`,
);
