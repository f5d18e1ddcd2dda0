/** A door of the start page: a picture, what is behind it, and the way there. */

import type { ComponentChildren } from "preact";
import { go } from "../../route";
import "./door.css";

interface DoorProps {
  /** A picture that fills its field: `<Picture card="..."/>`, or a sign. */
  picture: ComponentChildren;
  title: string;
  text: string;
  href: string;
}

export function Door({ picture, title, text, href }: DoorProps) {
  return (
    <li class="door">
      <a
        class="parchment-piece"
        href={href}
        onClick={(event) => {
          // What lies on this page is gone to by the browser, as is everything in another tab.
          if (href.startsWith("#") || event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
          event.preventDefault();
          go(href);
        }}
      >
        <span class="door-picture" aria-hidden="true">
          {picture}
        </span>
        <span class="door-words">
          <b class="door-title">{title}</b>
          <span class="door-text">{text}</span>
        </span>
      </a>
    </li>
  );
}
