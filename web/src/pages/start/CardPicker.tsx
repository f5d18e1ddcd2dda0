/** All cards and landscapes that a kingdom can have, with a search. */

import { useSignal } from "@preact/signals";
import { useRef } from "preact/hooks";
import { CostSign } from "../../cards/CostSign";
import { openSheet } from "../../cards/CardSheet";
import { TypeGlyph } from "../../cards/glyphs";
import { coloursOf, costWords, signsOf } from "../../cards/kinds";
import { soften } from "../../cards/soften";
import { allSheets, say, sayCount, setName, typeName } from "../../words";
import { ANY_CARD, findCards, isLandscape, LONGEST_QUERY, type CardFilter, type Found } from "./cardsearch";
import { full, toggled } from "./kingdoms";
import { choices, own, setOwn, refusePick } from "./setup";

const TYPES = [
  ...["action", "treasure", "victory", "attack", "reaction", "duration", "night"],
  ...["event", "project", "landmark", "way", "trait", "ally", "prophecy"],
];
const COSTS = ["0", "1", "2", "3", "4", "5", "6", "7", "8", "potion", "debt"];

export function CardPicker() {
  const filter = useSignal<CardFilter>(ANY_CARD);
  const change = (part: Partial<CardFilter>) => {
    filter.value = { ...filter.value, ...part };
  };
  const all = findCards(allSheets(), ANY_CARD);
  const there = (type: string) => all.some(({ sheet }) => sheet.types.includes(type) || sheet.kind === type);
  const found = findCards(allSheets(), filter.value);
  // One row is in the order of Tab, and arrow keys go through the others: there are hundreds.
  const at = useSignal(0);
  const list = useRef<HTMLUListElement>(null);
  const current = Math.max(0, Math.min(at.value, found.length - 1));
  const move = (event: KeyboardEvent) => {
    const rows = [...(list.current?.children ?? [])];
    const next = nextRow(event.key, current, rows);
    const row = next === null ? undefined : rows[next];
    if (next === null || row === undefined) return;
    event.preventDefault();
    at.value = next;
    row.querySelector<HTMLElement>("button:not(:disabled)")?.focus();
  };
  return (
    <section class="picker" aria-labelledby="picker-title">
      <h4 id="picker-title" class="unseen">
        {say("start.own.search")}
      </h4>
      <div class="filters">
        <label class="field grow">
          <span>{say("start.own.search")}</span>
          <input
            id="card-query"
            type="search"
            maxLength={LONGEST_QUERY}
            value={filter.value.query}
            placeholder={say("start.own.search.placeholder")}
            onInput={(event) => {
              change({ query: event.currentTarget.value });
            }}
            onKeyDown={(event) => {
              // The first hit is the one that was meant, if it is named in full or nearly so.
              const first = found[0];
              if (event.key !== "Enter" || first === undefined || filter.value.query.trim() === "") return;
              event.preventDefault();
              if (first.sheet.choosable) pick(first);
            }}
          />
        </label>
        <Select
          label={say("start.own.set")}
          value={filter.value.set}
          options={(choices.value?.expansions ?? []).map(({ key, name }) => [key, name])}
          onChange={(set) => {
            change({ set });
          }}
        />
        <Select
          label={say("start.own.type")}
          value={filter.value.type}
          options={TYPES.filter(there).map((type) => [type, typeName(type)])}
          onChange={(type) => {
            change({ type });
          }}
        />
        <Select
          label={say("start.own.cost")}
          value={filter.value.cost}
          options={COSTS.map((cost) => [cost, /^\d/.test(cost) ? cost : say(`start.own.cost.${cost}`)])}
          onChange={(cost) => {
            change({ cost });
          }}
        />
      </div>
      <p class="hint" role="status">
        {sayCount("start.own.found", found.length)}
      </p>
      <ul class="card-rows" ref={list} onKeyDown={move} aria-describedby="picker-keys">
        {found.map((one, n) => (
          <CardRow
            key={one.key}
            found={one}
            current={n === current}
            onFocus={() => {
              at.value = n;
            }}
          />
        ))}
      </ul>
      <p class="unseen" id="picker-keys">
        {say("start.own.keys")}
      </p>
    </section>
  );
}

/** Where an arrow key leads: to the next row, or to the one above or below where rows lie side by side. */
function nextRow(key: string, at: number, rows: Element[]): number | null {
  const columns = Math.max(1, rows.filter((row) => top(row) === top(rows[0])).length);
  const steps: Record<string, number> = { ArrowDown: columns, ArrowUp: -columns, ArrowRight: 1, ArrowLeft: -1 };
  const step = steps[key];
  if (step !== undefined) return Math.max(0, Math.min(rows.length - 1, at + step));
  return key === "Home" ? 0 : key === "End" ? rows.length - 1 : null;
}

function top(row: Element | undefined): number {
  return row instanceof HTMLElement ? row.offsetTop : 0;
}

function pick({ key, sheet }: Found): void {
  const next = toggled(own.value, key, isLandscape(sheet));
  if (next !== own.value) {
    setOwn(next);
    return;
  }
  const enough = full(own.value, isLandscape(sheet));
  if (enough !== "") refusePick(say(`start.own.full.${enough}`));
}

interface CardRowProps {
  found: Found;
  current: boolean;
  onFocus: () => void;
}

function CardRow({ found, current, onFocus }: CardRowProps) {
  const { key, sheet } = found;
  const picked = own.value.cards.includes(key) || own.value.landscapes.includes(key);
  const print = key.split("@")[1];
  const facts = [
    sheet.other !== "" && sheet.other !== sheet.name ? sheet.other : "",
    setName(sheet.set),
    print === undefined ? "" : say("start.print", { n: print }),
  ];
  return (
    <li class={`card-row-item c1-${coloursOf(sheet)[0] ?? ""}`}>
      <button
        type="button"
        class="card-row-pick"
        aria-pressed={picked}
        disabled={!sheet.choosable}
        tabIndex={current ? 0 : -1}
        onFocus={onFocus}
        onClick={() => {
          pick(found);
        }}
      >
        <span class="tick" aria-hidden="true">
          {picked ? "✓" : "+"}
        </span>
        <span class="card-row-words">
          <span class="unseen">{sheet.name}</span>
          <span class="card-row-name" aria-hidden="true">
            {soften(sheet.name)}
          </span>
          <span class="hint">{facts.filter((fact) => fact !== "").join(" · ")}</span>
          {!sheet.choosable && <span class="hint">{say("start.own.not_yet")}</span>}
        </span>
        <span class="card-row-signs" title={signsOf(sheet).map(typeName).join(", ")}>
          {signsOf(sheet).map((type) => (
            <TypeGlyph key={type} type={type} />
          ))}
          <span class="unseen">{signsOf(sheet).map(typeName).join(", ")}</span>
        </span>
        {sheet.cost !== null && (
          <>
            <CostSign cost={sheet.cost} />
            <span class="unseen">{say("card.costs", { cost: costWords(sheet.cost) })}</span>
          </>
        )}
      </button>
      <button
        type="button"
        class="card-row-info"
        tabIndex={current ? 0 : -1}
        onFocus={onFocus}
        aria-label={say("start.own.show_card", { card: sheet.name })}
        onClick={() => {
          openSheet(key);
        }}
      >
        i
      </button>
    </li>
  );
}

interface SelectProps {
  label: string;
  value: string;
  options: [string, string][];
  onChange: (value: string) => void;
}

function Select({ label, value, options, onChange }: SelectProps) {
  return (
    <label class="field">
      <span>{label}</span>
      <select
        value={value}
        onChange={(event) => {
          onChange(event.currentTarget.value);
        }}
      >
        <option value="">{say("start.all")}</option>
        {options.map(([key, name]) => (
          <option key={key} value={key}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
