/**
 * Make src/style/signs.woff2: the few signs that the faces for text lack, cut out of one that has them.
 *
 * Without it each machine would show an arrow or a tick of its own, or none.
 */

import { readFileSync, writeFileSync } from "node:fs";
import subsetFont from "subset-font";

/** The same as `unicode-range` in src/style/fonts.css. */
const SIGNS = "←↑→↓↶⏎≤≥■▴▶▸▾●★☰⚠✓✕⟲";
const WHOLE = new URL("../node_modules/@fontsource/dejavu-sans/files/dejavu-sans-latin-400-normal.woff2", import.meta.url);
const MADE = new URL("../src/style/signs.woff2", import.meta.url);

writeFileSync(MADE, await subsetFont(readFileSync(WHOLE), SIGNS, { targetFormat: "woff2" }));
