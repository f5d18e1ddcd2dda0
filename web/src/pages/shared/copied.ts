/** Copying a text, and telling for a moment whether it has worked. */

import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";

/** How long it is told, in milliseconds. */
const SHOWN = 2500;

export type Copied = "" | "copied" | "failed";

/** Give what became of the last text, and what copies one: it tells whether it did. */
export function useCopied(): [Copied, (text: string) => Promise<boolean>] {
  const state = useSignal<Copied>("");
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
    },
    [],
  );
  const copy = async (text: string) => {
    const done = await copyText(text);
    state.value = done ? "copied" : "failed";
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      state.value = "";
    }, SHOWN);
    return done;
  };
  return [state.value, copy];
}

async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyTheOldWay(text);
  }
}

/** At an address without encryption, as in a home network, browsers give no clipboard but this one. */
function copyTheOldWay(text: string): boolean {
  const before = document.activeElement;
  const field = document.createElement("textarea");
  field.value = text;
  field.className = "unseen";
  document.body.append(field);
  field.select();
  try {
    return document.execCommand("copy");
  } catch {
    return false;
  } finally {
    field.remove();
    if (before instanceof HTMLElement) before.focus();
  }
}
