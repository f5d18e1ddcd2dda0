/** Dark or light: as the system has it, until the player says otherwise. */

import { signal } from "@preact/signals";
import { keep, kept } from "./storage";

export type Theme = "system" | "light" | "dark";

function read(): Theme {
  const chosen = kept("theme");
  return chosen === "light" || chosen === "dark" ? chosen : "system";
}

export const theme = signal<Theme>(read());

export function applyTheme(wanted: Theme = theme.value): void {
  theme.value = wanted;
  keep("theme", wanted);
  if (wanted === "system") delete document.documentElement.dataset["theme"];
  else document.documentElement.dataset["theme"] = wanted;
}
