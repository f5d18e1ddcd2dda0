/** The question in words, with the card that asks it, and everything that is answered by a button. */

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { CardFace } from "../../cards/CardFace";
import { TypeGlyph } from "../../cards/glyphs";
import { signsOf } from "../../cards/kinds";
import { say, sayCount, sheet } from "../../words";
import { nameOf, useShown } from "./context";
import { Picks } from "./Picks";
import type { Group, Picking } from "./picking";
import { Roving } from "./Roving";
import { narrow } from "./screen";
import "./question.css";

export function Question() {
  const { table, view, picking } = useShown();
  const question = view.question;
  return (
    <section class={question !== null ? "question asked" : "question"} aria-labelledby="question-head" tabIndex={-1}>
      <h2 id="question-head" class="unseen">
        {say("table.question")}
      </h2>
      {question === null || picking === null ? (
        <p class="question-wait">
          {view.asked >= 0 ? say("table.waiting", { player: nameOf(table, view.asked) }) : say("table.nobody_asked")}
        </p>
      ) : (
        <Asked picking={picking} />
      )}
    </section>
  );
}

function Asked({ picking }: { picking: Picking }) {
  const { table, view } = useShown();
  const { question } = picking;
  const source = question.source.split("#")[0]?.split(".")[0] ?? "";
  return (
    <>
      <div class="question-line">
        {source !== "" && <CardFace card={source} size="chip" note={say("table.asks")} />}
        <p class="question-prompt">
          {question.prompt}
          {question.high > 1 && <span class="question-many"> {question.how_many}</span>}
        </p>
      </div>
      {question.seat !== view.seat && (
        <p class="question-for">{say("table.decide_for", { player: nameOf(table, question.seat) })}</p>
      )}
      <Faces picking={picking} />
      <Picks picking={picking} />
      <Buttons picking={picking} />
    </>
  );
}

/** Cards that are not in hand, by where they are: looked at, revealed, in the discard pile, in the trash. */
function Faces({ picking }: { picking: Picking }) {
  const { table, view } = useShown();
  const zones = new Map<string, Group[]>();
  for (const group of picking.at("panel")) {
    const { kind, zone, owner } = group.option;
    if (kind !== "card" && kind !== "pile" && kind !== "landscape") continue;
    const whose = owner === view.seat || owner < 0 ? "" : nameOf(table, owner);
    const known = ["hand", "play", "looked", "revealed", "discard", "aside", "mat", "store", "deck", "trash"];
    const place = known.includes(zone) ? say(`table.from.${zone}`) : "";
    const label = whose !== "" && place !== "" ? say("table.from_of", { place, player: whose }) : place;
    zones.set(label, [...(zones.get(label) ?? []), group]);
  }
  if (zones.size === 0) return null;
  return (
    <div class="question-zones">
      {[...zones].map(([label, groups]) => (
        <div class="question-cards" key={label}>
          {label !== "" && <h3>{label}</h3>}
          <Roving class="option-cards" label={label !== "" ? label : say("table.options")} zone="options">
            {groups.map((group) => {
              const places = picking.placesOf(group);
              return (
                <li key={group.id}>
                  <CardFace
                    card={group.option.name}
                    size={narrow.value ? "small" : "normal"}
                    count={group.numbers.length}
                    hint={picking.keyOf(group) ?? ""}
                    busy={picking.sent.value}
                    note={say("table.choose")}
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
        </div>
      ))}
    </div>
  );
}

const SPOKEN = new Set(["mode", "ability", "seat", "number"]);
const MANY_NAMES = 12;
const MANY_NUMBERS = 16;

function Buttons({ picking }: { picking: Picking }) {
  const { question } = picking;
  const groups = picking.at("panel");
  const spoken = groups.filter((group) => SPOKEN.has(group.option.kind));
  const names = groups.filter((group) => group.option.kind === "name");
  const treasures = spoken.find((group) => isAllTreasures(picking, group));
  const numbers = picking.numeric && spoken.length > MANY_NUMBERS;
  return (
    <>
      {names.length > 0 && <Names picking={picking} groups={names} />}
      {numbers && <NumberField picking={picking} groups={spoken} />}
      <div class="question-buttons">
        {treasures !== undefined && <OptionButton picking={picking} group={treasures} primary />}
        {!numbers &&
          spoken
            .filter((group) => group !== treasures)
            .map((group) => <OptionButton key={group.id} picking={picking} group={group} />)}
        {!picking.single && <Confirm picking={picking} />}
        {question.low === 0 && (picking.single || picking.picks.value.length === 0) && (
          <button
            type="button"
            class="decline"
            disabled={picking.sent.value}
            onClick={(event) => {
              // The second click of a double click is meant for the question before.
              if (event.detail < 2) picking.decline();
            }}
          >
            {capital(question.decline)} <kbd aria-hidden="true">0</kbd>
          </button>
        )}
        {question.can_always && (
          <label class="always">
            <input
              type="checkbox"
              checked={picking.always.value}
              onChange={(event) => {
                picking.always.value = event.currentTarget.checked;
              }}
            />
            {say("table.always")}
          </label>
        )}
      </div>
    </>
  );
}

export function isAllTreasures(picking: Picking, group: Group): boolean {
  return picking.question.key === "turn.buy" && group.option.kind === "mode" && group.option.name === "treasures";
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function OptionButton({ picking, group, primary = false }: { picking: Picking; group: Group; primary?: boolean }) {
  const { kind, label, name } = group.option;
  const picked = picking.placesOf(group).length > 0;
  const card = kind === "ability" ? sheet(name.split("#")[0]?.split(".")[0] ?? name) : null;
  const hint = picking.keyOf(group);
  return (
    <button
      type="button"
      class={["option", primary ? "primary" : "", picked ? "picked" : ""].join(" ")}
      disabled={picking.sent.value}
      aria-pressed={picking.single ? undefined : picked}
      title={primary ? say("table.play_treasures_more") : undefined}
      onClick={() => {
        picking.pick(group);
      }}
    >
      {card !== null && signsOf(card).map((type) => <TypeGlyph key={type} type={type} />)}
      {!picking.single && <span aria-hidden="true">{picked ? "✓ " : ""}</span>}
      {primary ? say("table.play_treasures") : capital(label)}
      {hint !== undefined && kind !== "number" && <kbd aria-hidden="true">{primary ? `${hint} ⏎` : hint}</kbd>}
    </button>
  );
}

function Confirm({ picking }: { picking: Picking }) {
  const { question } = picking;
  const n = picking.picks.value.length;
  const rest = question.high - n;
  return (
    <>
      {(n > 0 || question.low > 0) && (
        <button
          type="button"
          class="primary"
          disabled={!picking.enough.value || picking.sent.value}
          onClick={() => {
            picking.confirm();
          }}
        >
          {n < question.low
            ? sayCount("table.still", question.low - n)
            : question.ordered
              ? say("table.confirm_order")
              : sayCount("table.confirm", n)}
          <kbd aria-hidden="true">⏎</kbd>
        </button>
      )}
      {rest > 0 && question.high === question.options.length && (
        <button
          type="button"
          disabled={picking.sent.value}
          onClick={() => {
            picking.pickRest();
          }}
        >
          {say(question.ordered ? "table.as_listed" : "table.all")}
        </button>
      )}
      {n > 0 && (
        <button
          type="button"
          disabled={picking.sent.value}
          onClick={() => {
            picking.clear();
          }}
        >
          {say("table.clear")}
        </button>
      )}
    </>
  );
}

/** Names of cards, with a search where there are many. */
function Names({ picking, groups }: { picking: Picking; groups: Group[] }) {
  const wanted = useSignal("");
  const text = plain(wanted.value);
  const found = groups
    .filter(({ option }) => {
      const card = sheet(option.name);
      return plain(option.label).includes(text) || plain(card.other).includes(text);
    })
    .sort((a, b) => a.option.label.localeCompare(b.option.label));
  return (
    <div class="names">
      {groups.length > MANY_NAMES && (
        <input
          type="search"
          class="names-search"
          placeholder={say("table.search")}
          aria-label={say("table.search")}
          value={wanted.value}
          onInput={(event) => {
            wanted.value = event.currentTarget.value;
          }}
          onKeyDown={(event) => {
            const [only] = found;
            if (event.key === "Enter" && only !== undefined && wanted.value !== "") picking.pick(only);
          }}
        />
      )}
      <Roving class="names-list" label={say("table.options")} zone="options">
        {found.map((group) => {
          const picked = picking.placesOf(group).length;
          return (
            <li key={group.id}>
              <CardFace
                card={group.option.name}
                size="chip"
                busy={picking.sent.value}
                note={say("table.choose")}
                {...(picking.single ? {} : { picked })}
                onPick={() => {
                  picking.pick(group);
                }}
              />
            </li>
          );
        })}
      </Roving>
      {found.length === 0 && <p role="status">{say("table.no_such_name")}</p>}
    </div>
  );
}

/** Letters that count when names are compared. */
function plain(text: string): string {
  return text
    .toLowerCase()
    .normalize("NFKD")
    .replace(/[^\p{L}\p{N}]/gu, "");
}

/** A number out of very many. */
function NumberField({ picking, groups }: { picking: Picking; groups: Group[] }) {
  const values = groups.map((group) => Number(group.option.name));
  const low = Math.min(...values);
  const high = Math.max(...values);
  const value = useSignal(high);
  useEffect(() => {
    value.value = high;
  }, [picking, high, value]);
  const send = () => {
    const group = groups.find((one) => Number(one.option.name) === value.value);
    if (group !== undefined) picking.pick(group);
  };
  return (
    <form
      class="number-field"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <label>
        {say("table.number", { low, high })}
        <input
          type="number"
          min={low}
          max={high}
          required
          value={value.value}
          onInput={(event) => {
            value.value = event.currentTarget.valueAsNumber;
          }}
        />
      </label>
      <button type="submit" class="primary" disabled={picking.sent.value}>
        {say("table.take_number")}
      </button>
    </form>
  );
}
