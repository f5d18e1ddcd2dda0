/** What can be taken up one by one, as lessons and puzzles: each with a sign on a coloured field, and words beside it. */

import type { ComponentChildren } from "preact";
import "../start/door.css";
import "./shelf.css";

export function Shelf({ children }: { children: ComponentChildren }) {
  return <ol class="shelf">{children}</ol>;
}

interface ShelfItemProps {
  /** A picture, or something as short as a number; who does not see it loses nothing. */
  sign: ComponentChildren;
  /** The colour of its field, as cards have them. */
  colour: string;
  done: boolean;
  children: ComponentChildren;
}

export function ShelfItem({ sign, colour, done, children }: ShelfItemProps) {
  return (
    <li class={done ? "shelf-item parchment-piece done" : "shelf-item parchment-piece"}>
      <span class="door-picture shelf-sign" style={{ "--f": `var(--f-${colour})` }} aria-hidden="true">
        {sign}
      </span>
      <div class="shelf-words">{children}</div>
    </li>
  );
}
