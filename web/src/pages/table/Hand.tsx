/** The hand, sorted as one holds it, equal cards together. */

import { CardFace } from "../../cards/CardFace";
import { byHand, counted } from "../../cards/kinds";
import { say } from "../../words";
import { handSeat, nameOf, playerAt, useShown } from "./context";
import { Roving } from "./Roving";
import { narrow } from "./screen";
import "./hand.css";

/** More different cards than this are held closer together. */
const MANY = 8;

export function Hand() {
  const { table, view, picking } = useShown();
  const seat = handSeat(view);
  const player = playerAt(view, seat);
  if (player === undefined || player.hand === null) return null;
  const label =
    seat === view.seat ? say("table.hand") : say("table.hand_of", { player: nameOf(table, seat) });
  const cards = counted([...player.hand].sort(byHand));
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
                  note={playVerb(picking.question.key)}
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

function playVerb(question: string): string {
  return say(question.startsWith("turn.") ? "table.play" : "table.choose");
}
