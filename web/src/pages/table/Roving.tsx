/** A list of cards that is one stop for the Tab key; the arrow keys move within it. */

import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { byArrow } from "../shared/arrows";

interface RovingProps {
  label: string;
  class: string;
  /** What the list is called when the focus comes back to it. */
  list: string;
  /** The zone of a player that it shows, for those who look where a card is. */
  zone?: string;
  seat?: number;
  children: ComponentChildren;
}

/** Where the focus goes in a list: to what can be picked, else to the first card. */
export function bestOf(list: Element): HTMLElement | null {
  return list.querySelector<HTMLElement>("[data-rove].selectable") ?? list.querySelector<HTMLElement>("[data-rove]");
}

/** What makes an element with cards in it one stop for the Tab key. */
export function useRoving<T extends HTMLElement>() {
  const own = useRef<T>(null);
  useLayoutEffect(() => {
    const list = own.current;
    if (list === null) return;
    const inside = list.contains(document.activeElement) ? (document.activeElement as HTMLElement) : null;
    mark(list, inside?.dataset["rove"] !== undefined ? inside : bestOf(list));
  });
  return {
    ref: own,
    onFocusIn: (event: FocusEvent) => {
      const card = event.target as HTMLElement;
      if (own.current !== null && card.dataset["rove"] !== undefined) mark(own.current, card);
    },
    onKeyDown: (event: KeyboardEvent) => {
      const next = own.current === null ? null : step(own.current, event.key);
      if (next === null) return;
      event.preventDefault();
      event.stopPropagation();
      next.focus();
    },
  };
}

export function Roving({ label, class: name, list, zone, seat, children }: RovingProps) {
  return (
    <ul {...useRoving<HTMLUListElement>()} class={name} aria-label={label} data-list={list} data-zone={zone} data-seat={seat}>
      {children}
    </ul>
  );
}

function cardsOf(list: Element): HTMLElement[] {
  return [...list.querySelectorAll<HTMLElement>("[data-rove]")];
}

function mark(list: Element, current: HTMLElement | null): void {
  for (const card of cardsOf(list)) card.tabIndex = card === current ? 0 : -1;
}

function step(list: Element, key: string): HTMLElement | null {
  const cards = cardsOf(list);
  return byArrow(cards, cards.indexOf(document.activeElement as HTMLElement), key);
}
