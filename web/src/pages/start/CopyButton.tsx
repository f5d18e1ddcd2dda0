/** A button that copies a text, and says whether it did. */

import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { say } from "../../words";

const SHOWN = 2500;

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

interface CopyButtonProps {
  text: string;
  label: string;
  class?: string;
  /** The field that holds the text: it is marked where a browser does not let us copy. */
  field?: () => HTMLInputElement | null;
}

export function CopyButton({ text, label, class: extra = "quiet", field }: CopyButtonProps) {
  const state = useSignal<"" | "copied" | "failed">("");
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
    },
    [],
  );
  const copy = async () => {
    const copied = await copyText(text);
    if (!copied) field?.()?.select();
    state.value = copied ? "copied" : "failed";
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      state.value = "";
    }, SHOWN);
  };
  return (
    <span class="copy">
      <button
        type="button"
        class={extra}
        onClick={() => {
          void copy();
        }}
      >
        {label}
      </button>
      <span class={state.value === "" ? "unseen" : "copy-state"} role="status">
        {state.value === "" ? "" : say(`start.copy.${state.value}`)}
      </span>
    </span>
  );
}
