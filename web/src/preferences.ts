/** What a player likes, kept in this browser: colours, surface, pace, sound. Each has its values and its usual one. */

import { type Signal, signal } from "@preact/signals";
import { keep, kept } from "./storage";

export interface Preference<T extends string = string> {
  readonly key: string;
  readonly values: readonly T[];
  readonly chosen: Signal<T>;
  choose: (value: T) => void;
}

/** Make a preference; `apply` is told of its value at the start and whenever that changes. */
function preference<T extends string>(key: string, values: readonly [T, ...T[]], apply?: (value: T) => void): Preference<T> {
  const before = kept(key);
  const chosen = signal<T>(values.find((value) => value === before) ?? values[0]);
  if (apply !== undefined) applied.push(() => {
    apply(chosen.value);
  });
  return {
    key,
    values,
    chosen,
    choose: (value) => {
      chosen.value = value;
      keep(key, value);
      apply?.(value);
    },
  };
}

const applied: (() => void)[] = [];

/** Show the page as the player likes it. */
export function applyPreferences(): void {
  for (const apply of applied) apply();
}

/** Say something about the page that the style sheets read; the usual value needs no word. */
function onPage(name: string, usual: string): (value: string) => void {
  return (value) => {
    if (value === usual) delete document.documentElement.dataset[name];
    else document.documentElement.dataset[name] = value;
  };
}

/** Dark or light: as the system has it, until the player says otherwise. */
export const theme = preference("theme", ["system", "light", "dark"], onPage("theme", "system"));
/** A table of felt and wood, or plain surfaces. */
export const surface = preference("surface", ["table", "plain"], onPage("surface", "table"));
/** How fast the others' turns are shown. */
export const pace = preference("pace", ["normal", "quick", "slow", "instant"]);
/** Whether cards, coins and turns are heard. On a phone they are not, until somebody wants it. */
export const sound = preference("sound", matchMedia("(pointer: coarse)").matches ? ["off", "on"] : ["on", "off"]);

/** Whether the system tells of the own turn while the page is out of sight; it has to permit that. */
export const notify = asked(preference("notify", ["off", "on"]));

/** Ask the system before something is switched on that it has to permit. */
function asked(one: Preference<"off" | "on">): Preference<"off" | "on"> {
  return {
    ...one,
    choose: (value) => {
      one.choose(value);
      if (value === "off") return;
      void permitted().then((granted) => {
        if (!granted) one.choose("off");
      });
    },
  };
}

async function permitted(): Promise<boolean> {
  return typeof Notification !== "undefined" && (await Notification.requestPermission()) === "granted";
}

/** All of them, in the order in which they are offered. */
export const PREFERENCES: readonly Preference[] = [theme, surface, pace, sound, notify] as unknown as readonly Preference[];
