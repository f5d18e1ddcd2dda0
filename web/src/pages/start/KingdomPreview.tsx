/** A kingdom as card faces: what is going to lie on the table, with what can be done about single cards. */

import type { ComponentChildren } from "preact";
import { useId } from "preact/hooks";
import { CardFace } from "../../cards/CardFace";
import type { CostView, KingdomView } from "../../protocol";
import { choiceSheet, say, sheet } from "../../words";
import { KingdomTools } from "../shared/KingdomTools";
import { CopyButton } from "./CopyButton";
import { Faces } from "./Faces";
import { ownerOf } from "./kingdoms";
import { choices, options } from "./setup";

interface KingdomPreviewProps {
  view: KingdomView;
  title: string;
  /** What it is among the headings of its page. */
  level?: "h2" | "h4";
  actions?: ComponentChildren;
  /** Keys that stay when the kingdom is drawn again; without it nothing can be kept. */
  kept?: string[];
  onKeep?: (key: string) => void;
  onExchange?: (key: string) => void;
}

export function KingdomPreview({ view, title, level: Heading = "h4", actions, ...tools }: KingdomPreviewProps) {
  // There may be two on a page: one that was passed on, and the chosen one.
  const heading = useId();
  const keys = useId();
  const picked = Object.entries(view.choices);
  const besides = picked.filter(([choice]) => choiceSheet(choice)?.adds_pile);
  const cards = [...view.cards].sort((a, b) => price(a.cost) - price(b.cost) || byName(a.key, b.key));
  const notes = [
    ...(choices.value?.options ?? []).map((option) => {
      const used = options.value[option.key] ?? view.options.includes(option.key);
      return used ? option.used : option.unused;
    }),
    ...view.hints,
  ];
  return (
    <section class="preview-kingdom" aria-labelledby={heading}>
      <div class="preview-head">
        <Heading id={heading} class="preview-title">
          {title}
        </Heading>
        <div class="row">
          {actions}
          <KingdomTools view={view} />
          <CopyButton text={view.list} label={say("start.preview.copy")} />
        </div>
      </div>
      <p class="unseen" id={keys}>
        {say("start.own.keys")}
      </p>
      <Faces class="faces" describedBy={keys}>
        {cards.map(({ key, cost }) => (
          <Face key={key} card={key} cost={cost} {...tools} />
        ))}
        {besides.flatMap(([choice, picks]) =>
          picks.map((key) => <Face key={key} card={key} note={choiceSheet(choice)?.label ?? ""} {...tools} />),
        )}
      </Faces>
      {view.landscapes.length > 0 && (
        <Faces class="faces lying" describedBy={keys}>
          {view.landscapes.map(({ key, cost }) => (
            <Face
              key={key}
              card={key}
              cost={cost}
              note={picked
                .filter(([choice]) => ownerOf(choice) === key)
                .flatMap(([, picks]) => picks.map((pile) => say("start.preview.on", { pile: sheet(pile).name })))
                .join(", ")}
              {...tools}
            />
          ))}
        </Faces>
      )}
      <ul class="preview-notes">
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </section>
  );
}

interface FaceProps {
  card: string;
  cost?: CostView | null;
  note?: string;
  kept?: string[];
  onKeep?: (key: string) => void;
  onExchange?: (key: string) => void;
}

function Face({ card, cost, note = "", kept, onKeep, onExchange }: FaceProps) {
  const { name } = sheet(card);
  const print = card.split("@")[1];
  const stays = kept?.includes(card) === true;
  const notes = [note, print === undefined ? "" : say("start.print", { n: print })].filter((one) => one !== "");
  return (
    <li class={stays ? "face kept" : "face"}>
      <CardFace card={card} size="tile" note={notes.join(", ")} {...(cost === undefined ? {} : { cost })} />
      {notes.length > 0 && (
        <span class="face-note" aria-hidden="true">
          {notes.join(" · ")}
        </span>
      )}
      {onKeep !== undefined && onExchange !== undefined && (
        <span class="face-tools">
          <button
            type="button"
            aria-pressed={stays}
            aria-label={say("start.preview.keep_card", { card: name })}
            onClick={() => {
              onKeep(card);
            }}
          >
            <Pin filled={stays} /> {say("start.preview.keep")}
          </button>
          <button
            type="button"
            data-exchange={card}
            aria-label={say("start.preview.exchange_card", { card: name })}
            title={say("start.preview.exchange_card", { card: name })}
            onClick={() => {
              onExchange(card);
            }}
          >
            <Swap />
          </button>
        </span>
      )}
    </li>
  );
}

function price(cost: CostView): number {
  return 100 * (cost.coins + cost.debt) + cost.potion;
}

function byName(a: string, b: string): number {
  return sheet(a).name.localeCompare(sheet(b).name);
}

function Pin({ filled }: { filled: boolean }) {
  return (
    <svg width="14" height="14" viewBox="0 0 16 16" aria-hidden="true" focusable="false">
      <path
        d="M5 1.5h6l-1 5 2.5 3h-9L6 6.5z"
        fill={filled ? "currentColor" : "none"}
        stroke="currentColor"
        stroke-width="1.5"
        stroke-linejoin="round"
      />
      <path d="M8 9.5V15" stroke="currentColor" stroke-width="1.5" stroke-linecap="round" />
    </svg>
  );
}

function Swap() {
  return (
    <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true" focusable="false">
      <path
        d="M2 6h10L9.5 3.2M14 10H4l2.5 2.8"
        fill="none"
        stroke="currentColor"
        stroke-width="1.6"
        stroke-linecap="round"
        stroke-linejoin="round"
      />
    </svg>
  );
}
