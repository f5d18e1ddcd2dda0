/** The words and cards of the player's language, which come from the server's catalogue. */

import { signal } from "@preact/signals";
import { get } from "./api";
import type { CardSheet, ChoiceSheet, Words } from "./protocol";
import { keep, kept } from "./storage";

export type Lang = "de" | "en";

export const lang = signal<Lang>("en");
const words = signal<Words | null>(null);

function preferred(): Lang {
  const chosen = kept("lang");
  if (chosen === "de" || chosen === "en") return chosen;
  return navigator.language.toLowerCase().startsWith("de") ? "de" : "en";
}

/** Load a language and use it from now on. */
export async function speak(wanted: Lang = preferred()): Promise<void> {
  const loaded = await get<Words>(`/api/words/${wanted}`);
  words.value = loaded;
  lang.value = wanted;
  document.documentElement.lang = wanted;
  keep("lang", wanted);
}

/** Give the words for a key, with values put in where it has places for them. */
export function say(key: string, values: Record<string, string | number> = {}): string {
  const text = words.value?.words[key] ?? key;
  return text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}

/** Whether there are words for a key. */
export function knows(key: string): boolean {
  return words.value?.words[key] !== undefined;
}

/** Give the words for a number of things: `key.one` or `key.many`. */
export function sayCount(key: string, n: number, values: Record<string, string | number> = {}): string {
  return say(n === 1 ? `${key}.one` : `${key}.many`, { n, ...values });
}

/** Begin words with a capital letter. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const UNKNOWN: CardSheet = {
  name: "?",
  other: "",
  text: "",
  picture: "",
  kind: "card",
  types: [],
  set: "",
  cost: null,
  playable: false,
  choosable: false,
};

/** Give a card or landscape by its key. */
export function sheet(key: string): CardSheet {
  const cards = words.value?.cards;
  const found = cards?.[key] ?? cards?.[key.split("@")[0] ?? key];
  if (found !== undefined) return found;
  if (knows(`thing.${key}`)) return thing(key);
  // A deck that is chosen for a card is a pile of its own.
  const choice = choiceSheet(key);
  return choice === undefined ? { ...UNKNOWN, name: key } : { ...sheet(choice.owner), name: choice.title, cost: null };
}

/** Give a mat or token that is called after no card. */
function thing(key: string): CardSheet {
  return { ...UNKNOWN, name: say(`thing.${key}`), picture: words.value?.pictures[key] ?? "" };
}

/** Give what is chosen before the game because a card or landscape asks for it: "black_market.deck". */
export function choiceSheet(key: string): ChoiceSheet | undefined {
  return words.value?.choices[key];
}

export function allChoices(): Record<string, ChoiceSheet> {
  return words.value?.choices ?? {};
}

export function allSheets(): Record<string, CardSheet> {
  return words.value?.cards ?? {};
}

export function typeName(type: string): string {
  return words.value?.types[type] ?? type;
}

export function setName(set: string): string {
  return words.value?.sets[set] ?? set;
}

export function phrases(): Record<string, string> {
  return words.value?.phrases ?? {};
}
