/** A list of things with buttons of their own: those of one are stops for the Tab key, arrow keys go to the others. */

import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { byArrow } from "../shared/arrows";

interface FacesProps {
  class: string;
  /** The element that tells of the arrow keys. */
  describedBy: string;
  children: ComponentChildren;
}

export function Faces({ class: name, describedBy, children }: FacesProps) {
  const own = useRef<HTMLUListElement>(null);
  const current = useRef<HTMLElement | null>(null);
  const mark = () => {
    const items = itemsOf(own.current);
    const stop = items.find((item) => item === current.current) ?? items[0];
    for (const item of items) {
      for (const button of buttonsOf(item)) button.tabIndex = item === stop ? 0 : -1;
    }
  };
  useLayoutEffect(mark);
  return (
    <ul
      ref={own}
      class={name}
      aria-describedby={describedBy}
      onFocusIn={(event) => {
        current.current = (event.target as Element).closest("li");
        mark();
      }}
      onKeyDown={(event) => {
        const items = itemsOf(own.current);
        const at = items.findIndex((item) => item.contains(event.target as Node));
        const next = byArrow(items, at, event.key);
        const from = items[at];
        if (next === null || from === undefined) return;
        event.preventDefault();
        // From a button one comes to the same of the other.
        const place = buttonsOf(from).indexOf(event.target as HTMLElement);
        (buttonsOf(next)[place] ?? buttonsOf(next)[0])?.focus();
      }}
    >
      {children}
    </ul>
  );
}

function itemsOf(list: Element | null): HTMLElement[] {
  return [...(list?.querySelectorAll<HTMLElement>(":scope > li") ?? [])];
}

function buttonsOf(item: Element): HTMLElement[] {
  return [...item.querySelectorAll<HTMLElement>("button")];
}
