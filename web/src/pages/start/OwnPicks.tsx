/** What was picked: faces to take out again, the piles of Traits, the Bane, Shelters. */

import { CardFace } from "../../cards/CardFace";
import { allSheets, say, sheet } from "../../words";
import { baneCards, traitPiles } from "./cardsearch";
import { focusSoon } from "./focus";
import { PILES, without, YOUNG_WITCH } from "./kingdoms";
import { own, ownView, setOwn } from "./setup";

export function OwnPicks() {
  const kingdom = own.value;
  const free = PILES - kingdom.cards.length;
  const traits = kingdom.landscapes.filter((name) => sheet(name).kind === "trait");
  const hints = ownView.value?.hints ?? [];
  return (
    <>
      <ul class="own-picked">
        {kingdom.cards.map((key, at) => (
          <Pick key={key} card={key} at={at} />
        ))}
        {Array.from({ length: free }, (_, n) => (
          <li key={n} class="slot" aria-hidden="true" />
        ))}
      </ul>
      {kingdom.landscapes.length > 0 && (
        <ul class="own-picked">
          {kingdom.landscapes.map((key, at) => (
            <Pick key={key} card={key} at={kingdom.cards.length + at} />
          ))}
        </ul>
      )}
      <div class="filters">
        {traits.map((trait) => (
          <TraitPile key={trait} trait={trait} />
        ))}
        {kingdom.cards.includes(YOUNG_WITCH) && <Bane />}
        <label class="choice">
          <input
            type="checkbox"
            checked={kingdom.shelters}
            onChange={(event) => {
              setOwn({ ...own.value, shelters: event.currentTarget.checked });
            }}
          />
          <span>{say("start.own.shelters")}</span>
        </label>
      </div>
      {hints.length > 0 && (
        <ul class="preview-notes">
          {hints.map((hint) => (
            <li key={hint}>{hint}</li>
          ))}
        </ul>
      )}
    </>
  );
}

function Pick({ card, at }: { card: string; at: number }) {
  const print = card.split("@")[1];
  const words = print === undefined ? "" : say("start.print", { n: print });
  return (
    <li class="pick">
      <span class="pick-face">
        <CardFace card={card} size="row" note={words} />
      </span>
      {words !== "" && (
        <span class="pick-print hint" aria-hidden="true">
          {words}
        </span>
      )}
      <button
        type="button"
        data-pick={at}
        aria-label={say("start.own.remove_card", { card: sheet(card).name })}
        title={say("start.own.remove_card", { card: sheet(card).name })}
        onClick={() => {
          setOwn(without(own.value, card));
          focusSoon(`.pick [data-pick="${String(at)}"]`, "#card-query");
        }}
      >
        ×
      </button>
    </li>
  );
}

function TraitPile({ trait }: { trait: string }) {
  const kingdom = own.value;
  const now = kingdom.traitPiles[trait] ?? "";
  const taken = Object.entries(kingdom.traitPiles).flatMap(([other, pile]) => (other === trait ? [] : [pile]));
  return (
    <label class="field">
      <span>{say("start.own.trait_on", { trait: sheet(trait).name })}</span>
      <select
        value={now}
        onChange={(event) => {
          setOwn({ ...own.value, traitPiles: { ...own.value.traitPiles, [trait]: event.currentTarget.value } });
        }}
      >
        <option value="">{say("start.own.by_chance")}</option>
        {traitPiles(kingdom.cards, sheet, taken).map((key) => (
          <option key={key} value={key}>
            {sheet(key).name}
          </option>
        ))}
      </select>
    </label>
  );
}

function Bane() {
  const kingdom = own.value;
  return (
    <label class="field">
      <span>{say("start.own.bane")}</span>
      <select
        value={kingdom.bane}
        onChange={(event) => {
          setOwn({ ...own.value, bane: event.currentTarget.value });
        }}
      >
        <option value="">{say("start.own.by_chance")}</option>
        {baneCards(allSheets(), kingdom.cards).map(({ key, sheet: card }) => (
          <option key={key} value={key}>
            {card.name}
          </option>
        ))}
      </select>
    </label>
  );
}
