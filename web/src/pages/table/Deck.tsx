/** The player's own deck: what is in it, and how likely each card is among those drawn now and in the next hand. */

import { useSignal } from "@preact/signals";
import { CardFace } from "../../cards/CardFace";
import { byHand } from "../../cards/kinds";
import type { PlayerView } from "../../protocol";
import { keep, kept } from "../../storage";
import { lang, say, sayCount } from "../../words";
import { chances, HAND, reshuffles } from "./odds";
import { useRoving } from "./Roving";
import { inPlay, zoneOf } from "./zones";
import "./deck.css";

const DRAWS = [1, 2, 3, 4, 5, 6, 7];
const DRAWN = "deck.draws";

export function Deck({ player }: { player: PlayerView | undefined }) {
  const roving = useRoving<HTMLTableSectionElement>();
  const draws = useSignal(DRAWS.find((n) => String(n) === kept(DRAWN)) ?? 1);
  if (player === undefined || player.owned === null || player.undrawn === null) {
    return <p class="nothing deck-none">{say("table.no_deck")}</p>;
  }
  const { owned, undrawn: deck } = player;
  const [discard, hand] = [zoneOf(player, "discard").cards ?? [], zoneOf(player, "hand").cards ?? []];
  const cards = { owned, deck, discard, hand, play: inPlay(player).map((card) => ({ ...card, name: card.printed || card.name })) };
  const rows = chances(cards, draws.value).sort((a, b) => byHand(a.name, b.name));
  return (
    <div class="deck" tabIndex={0} role="region" aria-label={say("table.deck")}>
      <p>
        {sayCount("table.deck_all", owned.length)} {sayCount("table.deck_left", deck.length)}
      </p>
      <p>
        <label class="deck-draws">
          {say("table.draws")}
          <select
            value={draws.value}
            onChange={(event) => {
              draws.value = Number(event.currentTarget.value);
              keep(DRAWN, event.currentTarget.value);
            }}
          >
            {DRAWS.map((n) => (
              <option key={n} value={n}>
                {n}
              </option>
            ))}
          </select>
        </label>
      </p>
      {reshuffles(deck, draws.value) && <p class="deck-note">{say("table.reshuffle_now")}</p>}
      {reshuffles(deck, HAND) && <p class="deck-note">{say("table.reshuffle_hand")}</p>}
      <table>
        <caption class="unseen">{say("table.odds")}</caption>
        <thead>
          <tr>
            <th scope="col">{say("table.card")}</th>
            <th scope="col">{say("table.in_deck")}</th>
            <th scope="col">{sayCount("table.chance_now", draws.value)}</th>
            <th scope="col">{say("table.chance_hand")}</th>
          </tr>
        </thead>
        <tbody {...roving}>
          {rows.map((row) => (
            <tr key={row.name}>
              <th scope="row">
                <CardFace card={row.name} size="chip" />
              </th>
              <td>{say("table.of", { n: row.inDeck, all: row.owned })}</td>
              <Odds chance={row.now} />
              <Odds chance={row.hand} />
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Odds({ chance }: { chance: number }) {
  const percent = new Intl.NumberFormat(lang.value, { style: "percent", maximumFractionDigits: 0 });
  // What is not sure is never shown as if it were.
  const shown = chance > 0.99 && chance < 1 ? 0.99 : chance > 0 && chance < 0.01 ? 0.01 : chance;
  return (
    <td class="chance">
      {percent.format(shown)}
      <meter min={0} max={1} value={chance} aria-hidden="true" />
    </td>
  );
}
