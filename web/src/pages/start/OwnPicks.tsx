/** What was picked: faces to take out again, and what is chosen for some of them. */

import { CardFace } from "../../cards/CardFace";
import type { ChoiceSheet } from "../../protocol";
import { allChoices, say, sheet } from "../../words";
import { fittingPicks } from "./cardsearch";
import { focusSoon } from "./focus";
import { PILES, plain, without } from "./kingdoms";
import { own, ownView, setOwn } from "./setup";

export function OwnPicks() {
  const kingdom = own.value;
  const free = PILES - kingdom.cards.length;
  const names = [...kingdom.cards, ...kingdom.landscapes].map(plain);
  // What is chosen in numbers, such as a whole deck, is left to chance or to a list.
  const asked = Object.entries(allChoices()).filter(([, one]) => one.most === 1 && names.includes(one.owner));
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
        {asked.map(([key, wanted]) => (
          <PickFor key={key} choice={key} wanted={wanted} />
        ))}
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

function PickFor({ choice, wanted }: { choice: string; wanted: ChoiceSheet }) {
  const kingdom = own.value;
  return (
    <label class="field">
      <span>{wanted.title}</span>
      <select
        value={kingdom.picks[choice]?.[0] ?? ""}
        onChange={(event) => {
          const { [choice]: _, ...others } = own.value.picks;
          const pick = event.currentTarget.value;
          setOwn({ ...own.value, picks: pick === "" ? others : { ...others, [choice]: [pick] } });
        }}
      >
        <option value="">{say("start.own.by_chance")}</option>
        {fittingPicks(choice, wanted, kingdom, sheet).map((key) => (
          <option key={key} value={key}>
            {sheet(key).name}
          </option>
        ))}
      </select>
    </label>
  );
}
