/** A field that takes cards by their names: suggestions below it, and what is chosen as chips that can be removed. */

import { useSignal } from "@preact/signals";
import { useRef } from "preact/hooks";
import { allSheets, say, setName, sheet } from "../../words";
import { ANY_CARD, findCards, LONGEST_QUERY } from "./cardsearch";
import { ProblemText } from "./Problem";

const SUGGESTED = 8;

interface CardWishesProps {
  id: string;
  label: string;
  chosen: string[];
  most: number;
  onChange: (keys: string[]) => void;
}

export function CardWishes({ id, label, chosen, most, onChange }: CardWishesProps) {
  const query = useSignal("");
  const open = useSignal(false);
  const at = useSignal(0);
  const problem = useSignal("");
  const input = useRef<HTMLInputElement>(null);
  // Both prints go by one name: the first stands for either.
  const found =
    query.value.trim() === ""
      ? []
      : findCards(allSheets(), { ...ANY_CARD, query: query.value })
          .filter(({ key, sheet: card }) => card.choosable && !key.includes("@") && !chosen.includes(key))
          .slice(0, SUGGESTED);
  const shown = open.value && found.length > 0;
  const current = Math.min(at.value, found.length - 1);

  const add = (key: string) => {
    query.value = "";
    open.value = false;
    at.value = 0;
    problem.value = "";
    onChange([...chosen, key]);
  };
  const take = () => {
    const card = found[current];
    if (card !== undefined) add(card.key);
    else if (query.value.trim() !== "") problem.value = say("start.wish.unknown", { name: query.value.trim() });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    switch (event.key) {
      case "ArrowDown":
      case "ArrowUp": {
        if (found.length === 0) return;
        event.preventDefault();
        const step = event.key === "ArrowDown" ? 1 : found.length - 1;
        at.value = shown ? (current + step) % found.length : 0;
        open.value = true;
        break;
      }
      case "Enter":
      case ",":
        // Enter in an empty field draws the kingdom, as in every form.
        if (query.value.trim() === "") return;
        event.preventDefault();
        take();
        break;
      case "Escape":
        if (!shown) return;
        event.stopPropagation();
        open.value = false;
        break;
      case "Backspace":
        if (query.value === "" && chosen.length > 0) onChange(chosen.slice(0, -1));
        break;
    }
  };

  return (
    <div class="card-wishes field grow">
      <label for={id}>{label}</label>
      <div class="wish-box">
        {chosen.length > 0 && (
          <ul class="chip-list" aria-label={label}>
            {chosen.map((key) => (
              <li key={key} class="chip">
                <span>{sheet(key).name}</span>
                <button
                  type="button"
                  aria-label={say("start.wish.remove", { card: sheet(key).name })}
                  onClick={() => {
                    onChange(chosen.filter((other) => other !== key));
                    input.current?.focus();
                  }}
                >
                  ×
                </button>
              </li>
            ))}
          </ul>
        )}
        <input
          id={id}
          ref={input}
          type="text"
          role="combobox"
          autocomplete="off"
          maxLength={LONGEST_QUERY}
          spellcheck={false}
          aria-autocomplete="list"
          aria-expanded={shown}
          aria-controls={`${id}-list`}
          aria-activedescendant={shown ? `${id}-${String(current)}` : undefined}
          aria-invalid={problem.value !== ""}
          aria-describedby={`${id}-problem`}
          placeholder={say("start.wish.placeholder")}
          disabled={chosen.length >= most}
          value={query.value}
          onInput={(event) => {
            query.value = event.currentTarget.value;
            open.value = true;
            at.value = 0;
            problem.value = "";
          }}
          onKeyDown={onKeyDown}
          onBlur={() => {
            open.value = false;
          }}
        />
        <ul id={`${id}-list`} class="suggestions" role="listbox" aria-label={label} hidden={!shown}>
          {found.map(({ key, sheet: card }, n) => (
            <li
              key={key}
              id={`${id}-${String(n)}`}
              role="option"
              aria-selected={n === current}
              onPointerDown={(event) => {
                // The field keeps the focus.
                event.preventDefault();
                add(key);
              }}
            >
              <span>{card.name}</span>
              <span class="hint">
                {[card.other === card.name ? "" : card.other, setName(card.set)].filter(Boolean).join(" · ")}
              </span>
            </li>
          ))}
        </ul>
      </div>
      <ProblemText id={`${id}-problem`} text={problem.value} />
    </div>
  );
}
