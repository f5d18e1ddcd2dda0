/** The viewer's own seat: name and crest, deck and discard pile as piles, and what there is besides cards. */

import { CardFace } from "../../cards/CardFace";
import { say, sayCount } from "../../words";
import { Crest } from "../shared/Crest";
import { handSeat, playerAt, useShown, youOr } from "./context";
import { Plate } from "./Plate";
import { useRoving } from "./Roving";
import { narrow } from "./screen";
import { Tokens } from "./Tokens";
import { backsIn, tokensOf, zoneOf } from "./zones";
import "./ownseat.css";

/** So many kinds of tokens have room for their words. */
const FEW = 4;

export function OwnSeat() {
  const { table, view } = useShown();
  const roving = useRoving<HTMLElement>();
  const seat = handSeat(view);
  const player = playerAt(view, seat);
  if (player === undefined) return null;
  const [deck, discard] = [zoneOf(player, "deck"), zoneOf(player, "discard")];
  const known = backsIn(deck.backs);
  const turn = view.turn.seat === seat && !view.over;
  return (
    <section {...roving} class={`own-seat p${String(seat)}${turn ? " turn" : ""}`} aria-labelledby="own-head">
      <h2 id="own-head" class="plate">
        <Crest seat={seat} /> <span class="player-called">{youOr(table, seat)}</span>
      </h2>
      <div class="own-piles">
        <div class="own-pile" data-zone="deck" data-seat={seat} title={sayCount("table.deck_size", deck.size)}>
          <span class={`card-back deep-${deck.size === 0 ? "0" : deck.size < 3 ? "2" : deck.size < 8 ? "3" : "4"}`} aria-hidden="true">
            <b>{deck.size}</b>
          </span>
          <span class="own-pile-name" aria-hidden="true">
            {say("table.deck_name")}
          </span>
          <span class="unseen">{sayCount("table.deck_size", deck.size)}</span>
        </div>
        <div class="own-pile" data-zone="discard" data-seat={seat} title={sayCount("table.discard_size", discard.size)}>
          {discard.top === "" ? (
            <span class="card-back deep-0" aria-hidden="true">
              <b>{discard.size}</b>
            </span>
          ) : (
            <CardFace card={discard.top} size={narrow.value ? "chip" : "mini"} cost={null} note={say("table.discard_top")} />
          )}
          <span class="own-pile-name" aria-hidden="true">
            {say("table.discard_name")}
            {discard.top !== "" && ` ${String(discard.size)}`}
          </span>
          <span class="unseen">{sayCount("table.discard_size", discard.size)}</span>
        </div>
      </div>
      {known !== "" && <p class="own-known">{known}</p>}
      <p class="own-tokens">
        <Plate seat={seat} />
        <Tokens player={player} words={!narrow.value && tokensOf(player).length <= FEW} />
      </p>
    </section>
  );
}
