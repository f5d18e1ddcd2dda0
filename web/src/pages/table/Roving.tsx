/** A list of cards that is one stop for the Tab key; the arrow keys move within it. */

import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";

interface RovingProps {
  label: string;
  class: string;
  zone: string;
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

export function Roving({ label, class: name, zone, children }: RovingProps) {
  return (
    <ul {...useRoving<HTMLUListElement>()} class={name} aria-label={label} data-zone={zone}>
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
  const at = cards.indexOf(document.activeElement as HTMLElement);
  if (at < 0) return null;
  switch (key) {
    case "ArrowRight":
      return cards[at + 1] ?? cards[0] ?? null;
    case "ArrowLeft":
      return cards[at - 1] ?? cards[cards.length - 1] ?? null;
    case "Home":
      return cards[0] ?? null;
    case "End":
      return cards[cards.length - 1] ?? null;
    case "ArrowDown":
      return nearest(cards, at, 1);
    case "ArrowUp":
      return nearest(cards, at, -1);
    default:
      return null;
  }
}

/** The card of the next line above or below that lies nearest. */
function nearest(cards: HTMLElement[], at: number, direction: 1 | -1): HTMLElement | null {
  const from = cards[at]?.getBoundingClientRect();
  if (from === undefined) return null;
  let best: HTMLElement | null = null;
  let least = Infinity;
  for (const card of cards) {
    const box = card.getBoundingClientRect();
    const down = (box.top - from.top) * direction;
    if (down < from.height / 2) continue;
    const distance = down * 4 + Math.abs(box.left + box.width / 2 - from.left - from.width / 2);
    if (distance < least) {
      least = distance;
      best = card;
    }
  }
  return best;
}
