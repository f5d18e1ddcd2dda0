/** Signs for what cards give and players have: they stand beside a number, and their words are for those who listen. */

import type { ComponentChildren } from "preact";
import "./signs.css";

const PERSON = "M12 3a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9zM4 21c0-5 3.5-8 8-8s8 3 8 8z";

/** What each sign is drawn of; those without parts of their own colour take the colour of the letters around them. */
const DRAWN: Record<string, ComponentChildren> = {
  card: (
    <>
      <rect class="sign-back" x="5" y="2" width="14" height="20" rx="2.5" />
      <path class="sign-on-back" d="M12 7l3.5 5-3.5 5-3.5-5z" />
    </>
  ),
  action: (
    <>
      <circle class="sign-steel" cx="12" cy="12" r="10.5" />
      <path class="sign-light" d="M9 6.5l8.5 5.5L9 17.5z" />
    </>
  ),
  buy: (
    <>
      <path class="sign-purse" d="M8 2.5h8l-2 4.5c4 2 6.5 5.5 6.5 9 0 3.5-3 5.5-8.5 5.5S3.5 19.5 3.5 16c0-3.5 2.5-7 6.5-9z" />
      <path class="sign-on-purse" d="M8.5 7.2h7M12 10.5v7.5M9.5 12.3h3.6a1.7 1.7 0 0 1 0 3.5H9.5" />
    </>
  ),
  coin: (
    <>
      <circle class="sign-gold-rim" cx="12" cy="12" r="10.8" />
      <circle class="sign-gold" cx="12" cy="12" r="8.6" />
    </>
  ),
  potion: (
    <>
      <path class="potion-glass" d="M9 2h6v2h-1v5l6 9c1 2 0 4-2 4H6c-2 0-3-2-2-4l6-9V4H9z" />
      <path class="potion-drink" d="M8.5 14h7l3 4.6c.5.9 0 1.9-1 1.9h-11c-1 0-1.5-1-1-1.9z" />
    </>
  ),
  debt: <path class="debt-face" d="M7 2h10l6 10-6 10H7L1 12z" />,
  vp: (
    <>
      <path class="sign-victory" d="M12 1.5l9 3v7c0 5.5-3.8 9.3-9 11.5-5.2-2.2-9-6-9-11.5v-7z" />
      <path class="sign-light" d="M6.5 9l2.8 2.2L12 6.8l2.7 4.4L17.5 9l-1 7h-9z" />
    </>
  ),
  coffers: (
    <>
      <path class="sign-chest" d="M2.5 11a6 6 0 0 1 6-6h7a6 6 0 0 1 6 6v9h-19z" />
      <path class="sign-on-chest" d="M2.5 12h19" />
      <circle class="sign-gold" cx="12" cy="13" r="3.2" />
    </>
  ),
  villagers: <path class="sign-villager" d={PERSON} />,
  favors: (
    <>
      <circle class="sign-favor" cx="12" cy="12" r="10" />
      <path class="sign-light" d="M12 18.5C7.5 15 5.7 13 5.7 10.6a3.2 3.2 0 0 1 6.3-.9 3.2 3.2 0 0 1 6.3.9c0 2.4-1.8 4.4-6.3 7.9z" />
    </>
  ),
  sun: (
    <>
      <circle class="sign-gold" cx="12" cy="12" r="5.5" />
      <path class="sign-ray" d="M12 1v4M12 19v4M1 12h4M19 12h4M4.2 4.2L7 7M17 17l2.8 2.8M19.8 4.2L17 7M7 17l-2.8 2.8" />
    </>
  ),
  hand: (
    <>
      <rect class="sign-back" x="2" y="5" width="10" height="15" rx="2" transform="rotate(-16 7 20)" />
      <rect class="sign-back" x="7" y="3.5" width="10" height="15" rx="2" />
      <rect class="sign-back" x="12" y="5" width="10" height="15" rx="2" transform="rotate(16 17 20)" />
    </>
  ),
  deck: (
    <>
      <rect class="sign-back" x="7.5" y="6.5" width="13" height="16" rx="2" />
      <rect class="sign-back" x="5.5" y="4" width="13" height="16" rx="2" />
      <rect class="sign-back" x="3.5" y="1.5" width="13" height="16" rx="2" />
    </>
  ),
  discard: (
    <>
      <rect class="sign-face" x="4" y="6" width="12" height="16" rx="2" transform="rotate(-14 10 14)" />
      <rect class="sign-face" x="7" y="3" width="12" height="16" rx="2" transform="rotate(9 13 11)" />
    </>
  ),
  minus_card: (
    <>
      <rect class="sign-back" x="5" y="2" width="14" height="20" rx="2.5" />
      <path class="sign-minus" d="M7.5 12h9" />
    </>
  ),
  minus_coin: (
    <>
      <circle class="sign-gold-rim" cx="12" cy="12" r="10.8" />
      <circle class="sign-gold" cx="12" cy="12" r="8.6" />
      <path class="sign-minus-dark" d="M7.5 12h9" />
    </>
  ),
  journey_down: (
    <>
      <circle class="sign-back" cx="12" cy="12" r="10.5" />
      <path class="sign-minus" d="M12 6v11M7.5 12.5L12 17l4.5-4.5" />
    </>
  ),
  token: (
    <>
      <circle class="sign-token" cx="12" cy="12" r="10.5" />
      <circle class="sign-token-in" cx="12" cy="12" r="6" />
    </>
  ),
};

/** Whether there is a sign of its own for something. */
export function hasSign(kind: string): boolean {
  return kind in DRAWN;
}

/** A sign by its kind; what has none of its own is a token. */
export function Sign({ kind }: { kind: string }) {
  return (
    <svg class="in-text" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      {DRAWN[kind] ?? DRAWN["token"]}
    </svg>
  );
}
