/** The recommended sets of the rulebooks. */

import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import type { SetView } from "../../protocol";
import { lang, say, sayCount, setName, sheet } from "../../words";
import { LONGEST_QUERY } from "./cardsearch";
import { KingdomPreview } from "./KingdomPreview";
import { ANY_SET, chosenSets, type SetFilter, type SetGroup } from "./kingdoms";
import { Problem } from "./Problem";
import { chooseSet, loadSets, setId, sets, setView, takeOver } from "./setup";

/** Arrow keys run through the list; only where they stop is the set looked at. */
const PAUSE = 150;
/** So many sets are shown without being asked for; more of them stay closed, by rulebook. */
const MOST_OPEN = 30;

export function SetsTab() {
  const filter = useSignal<SetFilter>(ANY_SET);
  /** The rulebooks that somebody has opened or closed. */
  const opened = useSignal<Record<string, boolean>>({});
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const language = lang.value;
  useEffect(() => {
    void loadSets();
  }, [language]);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
    },
    [],
  );
  const every = sets.value?.sets ?? [];
  const rulebooks = [...new Set(every.map((set) => set.rulebook))];
  const expansions = [...new Set(every.flatMap((set) => set.expansions))];
  // A choice that another language calls differently is no choice any more.
  const rulebook = rulebooks.includes(filter.value.rulebook) ? filter.value.rulebook : "";
  const groups = chosenSets(every, { ...filter.value, rulebook }, (set) => [set.name, ...namesOf(set)]);
  const found = groups.reduce((sum, group) => sum + group.sets.length, 0);
  const change = (changed: Partial<SetFilter>) => {
    filter.value = { ...filter.value, ...changed };
    opened.value = {};
  };
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
            value={filter.value.query}
            placeholder={say("start.sets.search.placeholder")}
            onInput={(event) => {
              change({ query: event.currentTarget.value });
            }}
          />
        </label>
        <label class="field">
          <span>{say("start.sets.rulebook")}</span>
          <select
            value={rulebook}
            onChange={(event) => {
              change({ rulebook: event.currentTarget.value });
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
            value={filter.value.expansion}
            onChange={(event) => {
              change({ expansion: event.currentTarget.value });
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
      <div class="set-count">
        <p class="hint" role="status">
          {sets.value === null ? "" : sayCount("start.sets.found", found)}
        </p>
        <label class="chip-toggle">
          <input
            type="checkbox"
            checked={filter.value.playable}
            onChange={(event) => {
              change({ playable: event.currentTarget.checked });
            }}
          />
          <span>{say("start.sets.playable")}</span>
        </label>
      </div>
      <Problem at="sets" />
      <fieldset class="set-list">
        <legend class="unseen">{say("start.kingdom.sets")}</legend>
        {groups.map((group) => (
          <Group
            key={group.rulebook}
            group={group}
            open={opened.value[group.rulebook] ?? (found <= MOST_OPEN || group.sets.some(isChosen))}
            onOpen={(open) => {
              opened.value = { ...opened.value, [group.rulebook]: open };
            }}
            onChoose={choose}
          />
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

function isChosen(set: SetView): boolean {
  return set.id === setId.value;
}

function namesOf(set: SetView): string[] {
  return [...set.cards, ...set.landscapes].flatMap((key) => [sheet(key).name, sheet(key).other]);
}

interface GroupProps {
  group: SetGroup;
  open: boolean;
  onOpen: (open: boolean) => void;
  onChoose: (id: string) => void;
}

/** The sets of a rulebook; their rows are made when it is opened. */
function Group({ group, open, onOpen, onChoose }: GroupProps) {
  return (
    <details
      class="set-group"
      open={open}
      onToggle={(event) => {
        if (event.currentTarget.open !== open) onOpen(event.currentTarget.open);
      }}
    >
      <summary>
        <span class="set-book">{group.rulebook}</span>
        <span class="hint">{sayCount("start.sets.found", group.sets.length)}</span>
      </summary>
      {open && group.sets.map((set) => <SetRow key={set.id} set={set} onChoose={onChoose} />)}
    </details>
  );
}

function SetRow({ set, onChoose }: { set: SetView; onChoose: (id: string) => void }) {
  const lacking = set.missing.length > 0;
  return (
    <label class={lacking ? "set-row lacking" : "set-row"}>
      <input
        type="radio"
        name="set"
        checked={isChosen(set)}
        disabled={lacking}
        onChange={() => {
          onChoose(set.id);
        }}
      />
      <span class="set-words">
        <span class="set-name">{set.name}</span>
        {set.boxes.length > 0 && <span class="set-source">{`+ ${set.boxes.join(" + ")}`}</span>}
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
