/** The hand, sorted as one holds it, equal cards together. */

import { CardFace } from "../../cards/CardFace";
import { byHand, counted } from "../../cards/kinds";
import { say } from "../../words";
import { handSeat, nameOf, playerAt, useShown } from "./context";
import { Roving } from "./Roving";
import { narrow } from "./screen";
import { zoneOf } from "./zones";
import "./hand.css";

/** More different cards than this are held closer together. */
const MANY = 8;

export function Hand() {
  const { table, view, picking } = useShown();
  const seat = handSeat(view);
  const player = playerAt(view, seat);
  const held = player === undefined ? null : zoneOf(player, "hand").cards;
  if (held === null) return null;
  const label =
    seat === view.seat ? say("table.hand") : say("table.hand_of", { player: nameOf(table, seat) });
  const cards = counted([...held].sort(byHand));
  const many = cards.length > MANY;
  return (
    <div class="hand">
      {seat !== view.seat && (
        <p class="hand-whose" aria-hidden="true">
          {label}
        </p>
      )}
      {cards.length === 0 ? (
        <p class="hand-empty">{say("table.hand_empty")}</p>
      ) : (
        <Roving class={many ? "hand-cards many" : "hand-cards"} label={label} zone="hand">
          {cards.map(([card, n]) => {
            const group = picking?.inHand(card);
            const size = narrow.value || many ? "small" : "normal";
            if (picking === null || group === undefined) {
              return (
                <li key={card}>
                  <CardFace card={card} size={size} count={n} idle={picking !== null && picking.at("hand").length > 0} />
                </li>
              );
            }
            const places = picking.placesOf(group);
            return (
              <li key={card}>
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
              </li>
            );
          })}
        </Roving>
      )}
    </div>
  );
}
