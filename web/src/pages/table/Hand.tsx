/** The hand, sorted as one holds it, equal cards together. */

import type { ComponentChildren } from "preact";
import { CardFace, type CardSize } from "../../cards/CardFace";
import { byHand, coloursOf, counted } from "../../cards/kinds";
import { say, sheet } from "../../words";
import { handSeat, nameOf, playerAt, useShown } from "./context";
import { useWidth } from "../shared/useWidth";
import { Roving } from "./Roving";
import { narrow } from "./screen";
import { zoneOf } from "./zones";
import "./hand.css";

export function Hand() {
  const { table, view } = useShown();
  const seat = handSeat(view);
  const player = playerAt(view, seat);
  const held = player === undefined ? null : zoneOf(player, "hand").cards;
  if (held === null) return null;
  const label =
    seat === view.seat ? say("table.hand") : say("table.hand_of", { player: nameOf(table, seat) });
  return <Holding seat={seat} label={label} own={seat === view.seat} cards={counted([...held].sort(byHand))} />;
}

interface HoldingProps {
  seat: number;
  label: string;
  own: boolean;
  cards: [string, number][];
}

function Holding({ seat, label, own, cards }: HoldingProps) {
  const { picking } = useShown();
  const [place, width] = useWidth<HTMLDivElement>(innerWidth);
  const listed = narrow.value ? cards.length > MOST_SWIPED : cards.length * LEAST_SEEN > width;
  const size = listed ? "row" : narrow.value ? "small" : "normal";
  const held = listed ? "listed" : cards.length > MOST ? "most" : cards.length > MANY ? "many" : "";
  return (
    <div class="hand" ref={place}>
      {!own && (
        <p class="hand-whose" aria-hidden="true">
          {label}
        </p>
      )}
      {cards.length === 0 ? (
        <p class="hand-empty">{say("table.hand_empty")}</p>
      ) : (
        <Roving class={`hand-cards ${held}`} label={label} list="hand" zone="hand" seat={seat}>
          {cards.map(([card, n], i) => {
            const at = i - (cards.length - 1) / 2;
            const group = picking?.inHand(card);
            if (picking === null || group === undefined) {
              return (
                <Held key={card} card={card} size={size} n={n} at={at}>
                  <CardFace card={card} size={size} count={n} idle={picking !== null && picking.at("hand").length > 0} />
                </Held>
              );
            }
            const places = picking.placesOf(group);
            return (
              <Held key={card} card={card} size={size} n={n} at={at}>
                <CardFace
                  card={card}
                  size={size}
                  count={n}
                  hint={picking.keyOf(group) ?? ""}
                  busy={picking.sent.value}
                  note={picking.verb(group)}
                  {...(picking.single ? {} : { picked: places.length })}
                  {...(picking.question.ordered ? { places } : {})}
                  onPick={() => {
                    picking.pick(group);
                  }}
                />
              </Held>
            );
          })}
        </Roving>
      )}
    </div>
  );
}

/** With more different cards than these, equal ones are held closer together. */
const MANY = 7;
const MOST = 10;
/** So much of each card must be seen for its name to be read; else the hand lies there as a list. */
const LEAST_SEEN = 76;
/** More different cards than these are not swiped through on a phone. */
const MOST_SWIPED = 5;
/** More equal cards than these are only counted. */
const MOST_SEEN = 5;

interface HeldProps {
  card: string;
  size: CardSize;
  n: number;
  /** How far from the middle of the hand. */
  at: number;
  children: ComponentChildren;
}

/** Equal cards in hand: they can be picked by the foremost one, and the others are seen behind it. */
function Held({ card, size, n, at, children }: HeldProps) {
  const behind = size === "row" ? 0 : Math.min(n, MOST_SEEN) - 1;
  const colours = coloursOf(sheet(card));
  return (
    <li style={{ "--behind": String(behind), "--off": String(at) }}>
      {Array.from({ length: behind }, (_, i) => (
        <span
          key={i}
          class={`card card-behind card-${size} c1-${colours[0] ?? ""} c2-${colours[1] ?? colours[0] ?? ""}`}
          style={{ "--at": String(i) }}
          aria-hidden="true"
        >
          <span class="card-band" />
          <span class="card-body">
            <span class="card-picture" />
          </span>
          <span class="card-foot" />
        </span>
      ))}
      {children}
    </li>
  );
}
