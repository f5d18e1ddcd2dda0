/** The question in words, with the card that asks it, and everything that is answered by a button. */

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { CardFace, type CardSize } from "../../cards/CardFace";
import { TypeGlyph } from "../../cards/glyphs";
import { signsOf } from "../../cards/kinds";
import { SignedText } from "../../cards/SignedText";
import { capital, say, sayCount, sheet } from "../../words";
import { LONGEST_QUERY } from "../start/cardsearch";
import { nameOf, useShown, youOr } from "./context";
import { EndOfPhase } from "./EndOfPhase";
import { buys, endsPhase, endsTurn } from "./phases";
import { Picks } from "./Picks";
import type { Group, Picking } from "./picking";
import { Roving } from "./Roving";
import { narrow } from "./screen";
import "./question.css";

export function Question({ onUndo }: { onUndo: () => void }) {
  const { table, view, picking, watched } = useShown();
  return (
    <section class={classOf(picking)} aria-labelledby="question-head" tabIndex={-1}>
      <h2 id="question-head" class="unseen">
        {say("table.question")}
      </h2>
      {/* It is the words themselves that are read out when they change, so nobody meets them twice. */}
      <div class="question-words" aria-live="polite" aria-atomic="true" data-live="question">
        {picking === null ? (
          <p class="question-wait" aria-hidden={watched !== undefined}>
            {watched !== undefined ? watched : view.asked >= 0 ? say("table.waiting", { player: nameOf(table, view.asked) }) : say("table.nobody_asked")}
          </p>
        ) : (
          <Asked picking={picking} />
        )}
      </div>
      {picking !== null && (
        <>
          <Faces picking={picking} />
          <Picks picking={picking} />
          <Buttons picking={picking} onUndo={onUndo} />
        </>
      )}
    </section>
  );
}

/** Where cards are to be chosen, they lie beside the words if there is room. */
function classOf(picking: Picking | null): string {
  if (picking === null) return "question";
  const cards = shelvesOf(picking).length > 0 ? "with-cards" : isListed(picking) ? "listed" : "";
  return ["question asked", cards, endsPhase(picking.question) ? "ends" : ""].join(" ");
}

/** Whether there is a list of names, or a field for a number. */
function isListed(picking: Picking): boolean {
  const groups = picking.at("panel");
  return groups.some((group) => group.option.kind === "name") || (picking.numeric && groups.length > MANY_NUMBERS);
}

function Asked({ picking }: { picking: Picking }) {
  const { table, view } = useShown();
  const { question } = picking;
  const source = nameIn(question.source);
  const about = nameIn(question.about);
  const offered = question.options.some((option) => option.name === about);
  return (
    <>
      <div class="question-line">
        {source !== "" && <Source card={source} which={question.asking?.nth ?? 0} />}
        {about !== "" && about !== source && !offered && <CardFace card={about} size="chip" note={say("table.about")} />}
        <p class="question-prompt">
          <SignedText text={picking.words.prompt} />
          {question.high > 1 && <span class="question-many"> {picking.words.how_many}</span>}
        </p>
      </div>
      {question.seat !== view.seat && (
        <p class="question-for">{say("table.decide_for", { player: nameOf(table, question.seat) })}</p>
      )}
      <Whose picking={picking} />
    </>
  );
}

/** The card that asks, with its number if others of its name are in play: in the order in which they were played. */
function Source({ card, which }: { card: string; which: number }) {
  if (which === 0) return <CardFace card={card} size="chip" note={say("table.asks")} />;
  const marks = <span class="mark">{say("table.nth", { n: which })}</span>;
  return <CardFace card={card} size="chip" marks={marks} note={say("table.nth_asks", { n: which })} />;
}

/** Whose cards the question is about, for those who listen; the eye sees it beside the cards. */
function Whose({ picking }: { picking: Picking }) {
  const { table, view } = useShown();
  const shelves = shelvesOf(picking).filter(({ place, owner }) => place !== "" && owner >= 0 && owner !== view.seat);
  return (
    <>
      {shelves.map(({ place, owner, groups }) => (
        <p key={`${place} ${String(owner)}`} class="unseen">
          {say("table.from_of_are", {
            place: say(`table.from.${place}`),
            player: nameOf(table, owner),
            cards: groups.map((group) => group.label).join(", "),
          })}
        </p>
      ))}
    </>
  );
}

/** The card in the name of an ability: "quartermaster#2", "contraband.barred". */
export function nameIn(ability: string): string {
  return ability.split("#")[0]?.split(".")[0] ?? "";
}

const PLACES = new Set(["hand", "play", "looked", "revealed", "discard", "aside", "mat", "before", "store", "deck", "trash"]);
/** More cards than this are shown small, so that the table stays in sight. */
const MANY_FACES = 4;

/** Cards of one place and player. */
interface Shelf {
  place: string;
  owner: number;
  groups: Group[];
}

function shelvesOf(picking: Picking): Shelf[] {
  const shelves = new Map<string, Shelf>();
  for (const group of picking.at("panel")) {
    const { kind, zone, owner } = group.option;
    if (kind !== "card" && kind !== "pile" && kind !== "landscape") continue;
    const place = PLACES.has(zone) ? zone : "";
    const key = `${place} ${String(owner)}`;
    const shelf = shelves.get(key) ?? { place, owner, groups: [] };
    shelf.groups.push(group);
    shelves.set(key, shelf);
  }
  return [...shelves.values()];
}

/** Cards that are not in hand, by where they are and whose: looked at, revealed, in the discard pile, in the trash. */
function Faces({ picking }: { picking: Picking }) {
  const { table, view } = useShown();
  const shelves = shelvesOf(picking);
  if (shelves.length === 0) return null;
  const many = shelves.reduce((sum, shelf) => sum + shelf.groups.length, 0) > MANY_FACES;
  return (
    <div class="question-zones">
      {shelves.map(({ place, owner, groups }) => {
        const where = place !== "" ? say(`table.from.${place}`) : "";
        const other = owner >= 0 && owner !== view.seat;
        const label =
          where === ""
            ? say("table.options")
            : other
              ? say("table.from_of", { place: where, player: nameOf(table, owner) })
              : where;
        return (
          <div class="question-cards" key={`${place} ${String(owner)}`}>
            {where !== "" && (
              <p class="question-place" aria-hidden="true">
                {owner >= 0 && <b class={other ? "whose other" : "whose"}>{youOr(table, owner)}</b>} {where}
              </p>
            )}
            <Roving class="option-cards" label={label} list="options">
              {groups.map((group) => (
                <Face key={group.id} picking={picking} group={group} size={narrow.value || many ? "small" : "normal"} />
              ))}
            </Roving>
          </div>
        );
      })}
    </div>
  );
}

function Face({ picking, group, size }: { picking: Picking; group: Group; size: CardSize }) {
  const places = picking.placesOf(group);
  return (
    <li>
      <CardFace
        card={group.option.name}
        size={size}
        count={group.numbers.length}
        hint={picking.keyOf(group) ?? ""}
        busy={picking.sent.value}
        note={picking.verb(group)}
        {...(picking.single ? {} : { picked: places.length })}
        {...(picking.question.ordered ? { places } : {})}
        onPick={() => {
          picking.pick(group);
        }}
      />
    </li>
  );
}

const SPOKEN = new Set(["mode", "ability", "seat", "number"]);
const MANY_NAMES = 12;
const MANY_NUMBERS = 16;

function Buttons({ picking, onUndo }: { picking: Picking; onUndo: () => void }) {
  const { table } = useShown();
  const { question } = picking;
  const groups = picking.at("panel");
  const spoken = groups.filter((group) => SPOKEN.has(group.option.kind));
  const names = groups.filter((group) => group.option.kind === "name");
  const treasures = spoken.find((group) => isAllTreasures(picking, group));
  const numbers = picking.numeric && spoken.length > MANY_NUMBERS;
  const ends = endsPhase(question);
  return (
    <>
      {names.length > 0 && <Names picking={picking} groups={names} />}
      {numbers && <NumberField picking={picking} groups={spoken} />}
      <div class="question-buttons">
        <div class="question-options">
          {treasures !== undefined && <OptionButton picking={picking} group={treasures} primary />}
          {!numbers &&
            spoken
              .filter((group) => group !== treasures)
              .map((group) => <OptionButton key={group.id} picking={picking} group={group} />)}
          {!picking.single && <Confirm picking={picking} />}
          {!ends && question.low === 0 && (picking.single || picking.picks.value.length === 0) && (
            <button
              type="button"
              class="decline"
              disabled={picking.sent.value}
              onClick={(event) => {
                // The second click of a double click is meant for the question before.
                if (event.detail < 2) picking.decline();
              }}
            >
              {capital(picking.words.decline)} <kbd aria-hidden="true">0</kbd>
            </button>
          )}
          {picking.words.can_always && (
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
          {endsTurn(question) && table.undo.possible && table.undo.free && (
            <button type="button" disabled={picking.sent.value} onClick={onUndo}>
              <span aria-hidden="true">↶ </span>
              {say("table.undo_last")}
            </button>
          )}
        </div>
        {/* Nothing else ever lies where a phase is ended: there is room left for it where none can be ended. */}
        <div class="question-end">{ends && <EndOfPhase key={table.question} picking={picking} />}</div>
      </div>
    </>
  );
}

export function isAllTreasures(picking: Picking, group: Group): boolean {
  return buys(picking.question) && group.option.kind === "mode" && group.option.name === "treasures";
}

function OptionButton({ picking, group, primary = false }: { picking: Picking; group: Group; primary?: boolean }) {
  const { kind, name } = group.option;
  const picked = picking.placesOf(group).length > 0;
  const card = kind === "ability" ? sheet(nameIn(name)) : null;
  const hint = picking.keyOf(group);
  return (
    <button
      type="button"
      class={["option", primary ? "primary" : "", picked ? "is-picked" : ""].join(" ")}
      data-option={name}
      disabled={picking.sent.value}
      aria-pressed={picking.single ? undefined : picked}
      aria-label={primary ? undefined : capital(group.label)}
      title={primary ? say("table.play_treasures_more") : undefined}
      onClick={() => {
        picking.pick(group);
      }}
    >
      {card !== null && signsOf(card).map((type) => <TypeGlyph key={type} type={type} />)}
      {!picking.single && <span aria-hidden="true">{picked ? "✓ " : ""}</span>}
      {primary ? say("table.play_treasures") : <SignedText text={capital(group.label)} />}
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
    .filter(({ option, label }) => {
      const card = sheet(option.name);
      return plain(label).includes(text) || plain(card.other).includes(text);
    })
    .sort((a, b) => a.label.localeCompare(b.label));
  return (
    <div class="names">
      {groups.length > MANY_NAMES && (
        <input
          type="search"
          class="names-search"
          maxLength={LONGEST_QUERY}
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
      <Roving class="names-list" label={say("table.options")} list="options">
        {found.map((group) => {
          const picked = picking.placesOf(group).length;
          return (
            <li key={group.id}>
              <CardFace
                card={group.option.name}
                size="chip"
                busy={picking.sent.value}
                note={picking.verb(group)}
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
  // Who pays or takes mostly does it with all there is, and what is placed comes on top.
  const first = picking.question.intent === "place" ? low : high;
  const value = useSignal(first);
  useEffect(() => {
    value.value = first;
  }, [picking, first, value]);
  const chosen = groups.find((one) => Number(one.option.name) === value.value);
  const send = () => {
    if (chosen !== undefined) picking.pick(chosen);
  };
  const range = { min: low, max: high, value: value.value };
  const set = (event: { currentTarget: HTMLInputElement }) => {
    value.value = event.currentTarget.valueAsNumber;
  };
  const step = (by: number) => () => {
    value.value = Math.min(high, Math.max(low, (Number.isNaN(value.value) ? first : value.value) + by));
  };
  return (
    <form
      class="number-field"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <label for="number-field">{say("table.number", { low, high })}</label>
      <button type="button" aria-label={say("table.one_less")} disabled={value.value <= low} onClick={step(-1)}>
        <span aria-hidden="true">−</span>
      </button>
      <input id="number-field" type="number" required {...range} onInput={set} />
      <button type="button" aria-label={say("table.one_more")} disabled={value.value >= high} onClick={step(1)}>
        <span aria-hidden="true">+</span>
      </button>
      <input type="range" aria-label={say("table.number", { low, high })} {...range} onInput={set} />
      <button type="submit" class="primary" disabled={picking.sent.value || chosen === undefined}>
        {capital(say(`table.pick.${picking.question.intent}`))}
      </button>
    </form>
  );
}
