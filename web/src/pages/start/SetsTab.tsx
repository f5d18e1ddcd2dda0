/** The recommended sets of the rulebooks. */

import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import type { SetView } from "../../protocol";
import { say, sayCount, setName, sheet } from "../../words";
import { LONGEST_QUERY } from "./cardsearch";
import { KingdomPreview } from "./KingdomPreview";
import { chosenSets } from "./kingdoms";
import { Problem } from "./Problem";
import { choices, chooseSet, setId, setView, takeOver } from "./setup";

/** Arrow keys run through the list; only where they stop is the set looked at. */
const PAUSE = 150;

export function SetsTab() {
  const rulebook = useSignal("");
  const expansion = useSignal("");
  const query = useSignal("");
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
    },
    [],
  );
  const sets = choices.value?.sets ?? [];
  const rulebooks = [...new Set(sets.map((set) => set.rulebook))];
  const expansions = [...new Set(sets.flatMap((set) => set.expansions))];
  // A choice that another language calls differently is no choice any more.
  const book = rulebooks.includes(rulebook.value) ? rulebook.value : "";
  const shown = chosenSets(sets, book, expansion.value, query.value, (set) => [set.name, ...namesOf(set)]);
  const choose = (id: string) => {
    setId.value = id;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      void chooseSet(id);
    }, PAUSE);
  };
  const view = setView.value;
  return (
    <>
      <div class="filters">
        <label class="field grow">
          <span>{say("start.sets.search")}</span>
          <input
            type="search"
            maxLength={LONGEST_QUERY}
            value={query.value}
            placeholder={say("start.sets.search.placeholder")}
            onInput={(event) => {
              query.value = event.currentTarget.value;
            }}
          />
        </label>
        <label class="field">
          <span>{say("start.sets.rulebook")}</span>
          <select
            value={book}
            onChange={(event) => {
              rulebook.value = event.currentTarget.value;
            }}
          >
            <option value="">{say("start.all")}</option>
            {rulebooks.map((name) => (
              <option key={name} value={name}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <label class="field">
          <span>{say("start.sets.expansion")}</span>
          <select
            value={expansion.value}
            onChange={(event) => {
              expansion.value = event.currentTarget.value;
            }}
          >
            <option value="">{say("start.all")}</option>
            {expansions.map((key) => (
              <option key={key} value={key}>
                {setName(key)}
              </option>
            ))}
          </select>
        </label>
      </div>
      <p class="hint" role="status">
        {choices.value === null ? "" : sayCount("start.sets.found", shown.length)}
      </p>
      <fieldset class="set-list">
        <legend class="unseen">{say("start.kingdom.sets")}</legend>
        {shown.map((set) => (
          <SetRow key={set.id} set={set} chosen={set.id === setId.value} onChoose={choose} />
        ))}
      </fieldset>
      <Problem at="set" />
      {view !== null && (
        <KingdomPreview
          view={view}
          title={view.title}
          actions={
            <button
              type="button"
              class="quiet"
              onClick={() => {
                takeOver(view);
              }}
            >
              {say("start.preview.change")}
            </button>
          }
        />
      )}
    </>
  );
}

function namesOf(set: SetView): string[] {
  return [...set.cards, ...set.landscapes].flatMap((key) => [sheet(key).name, sheet(key).other]);
}

interface SetRowProps {
  set: SetView;
  chosen: boolean;
  onChoose: (id: string) => void;
}

function SetRow({ set, chosen, onChoose }: SetRowProps) {
  const lacking = set.missing.length > 0;
  const others = set.expansions.map((key) => setName(key)).filter((name) => name !== set.rulebook);
  return (
    <label class={lacking ? "set-row lacking" : "set-row"}>
      <input
        type="radio"
        name="set"
        checked={chosen}
        disabled={lacking}
        onChange={() => {
          onChoose(set.id);
        }}
      />
      <span class="set-words">
        <span class="set-name">{set.name}</span>
        <span class="set-source">{[set.rulebook, ...others].join(" + ")}</span>
        <span class="set-cards">{[...set.cards, ...set.landscapes].map((key) => sheet(key).name).join(", ")}</span>
        {lacking && (
          <span class="set-lacks">
            {say("start.sets.lacks", { cards: set.missing.map((key) => sheet(key).name).join(", ") })}
          </span>
        )}
      </span>
    </label>
  );
}
