/** The player's own deck: what is in it, and how likely each card is among the next five. */

import { CardFace } from "../../cards/CardFace";
import { byHand } from "../../cards/kinds";
import type { PlayerView } from "../../protocol";
import { lang, say, sayCount, sheet } from "../../words";
import { chances, reshuffles } from "./odds";
import { useRoving } from "./Roving";
import "./deck.css";

const NEXT = 5;

export function Deck({ player }: { player: PlayerView | undefined }) {
  const roving = useRoving<HTMLTableSectionElement>();
  if (player === undefined || player.owned === null || player.deck === null) {
    return <p class="nothing">{say("table.no_deck")}</p>;
  }
  const { owned, deck } = player;
  const rows = chances(owned, deck, player.discard ?? [], NEXT).sort((a, b) => byHand(a.name, b.name));
  const percent = new Intl.NumberFormat(lang.value, { style: "percent", maximumFractionDigits: 0 });
  return (
    <div class="deck" tabIndex={0} role="region" aria-label={say("table.deck")}>
      <p>
        {sayCount("table.deck_all", owned.length)} {sayCount("table.deck_left", deck.length)}
      </p>
      {reshuffles(deck, NEXT) && <p class="deck-note">{say("table.reshuffle")}</p>}
      <table>
        <caption class="unseen">{say("table.odds")}</caption>
        <thead>
          <tr>
            <th scope="col">{say("table.card")}</th>
            <th scope="col">{say("table.in_deck")}</th>
            <th scope="col">{say("table.chance", { n: NEXT })}</th>
          </tr>
        </thead>
        <tbody {...roving}>
          {rows.map((row) => (
            <tr key={row.name}>
              <th scope="row">
                <CardFace card={row.name} size="chip" count={row.owned} />
              </th>
              <td>{say("table.of", { n: row.inDeck, all: row.owned })}</td>
              <td class="chance">
                <meter min={0} max={1} value={row.chance} aria-hidden="true" />
                <span aria-label={say("table.chance_of", { card: sheet(row.name).name, chance: percent.format(row.chance) })}>
                  {percent.format(row.chance)}
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
