/**
 * A card as we draw it: its name on a band in the colours of its types, a large picture on a field of the same, as much
 * of its text as there is room for, its cost and the types' signs.
 *
 * With `onPick` a click picks it; without, a click shows its sheet. The sheet also comes by a right click, a long
 * press, the key "i" and the info button, and a mouse that rests on the card shows a preview.
 */

import type { ComponentChildren } from "preact";
import { useRef } from "preact/hooks";
import type { CostView } from "../protocol";
import { say, sheet } from "../words";
import { hidePreview, openSheet, planPreview } from "./CardSheet";
import { CostSign } from "./CostSign";
import { Picture } from "./Picture";
import { TypeGlyph } from "./glyphs";
import { coloursOf, costWords, isLandscape, signsOf } from "./kinds";
import { nameSize } from "./nameSize";
import { SignedText } from "./SignedText";
import { soften } from "./soften";
import "./card.css";

/**
 * `chip` stands within a line, `row` in a list (the basic cards, the Supply on a phone), `mini` in play, `small` in a
 * hand on a phone, `tile` in the Supply, `normal` wherever there is room.
 */
export type CardSize = "chip" | "row" | "mini" | "small" | "tile" | "normal";

export interface CardFaceProps {
  card: string;
  size?: CardSize;
  /** The cost as it is now; without it the printed one. `null` shows none. */
  cost?: CostView | null;
  /** How many there are: equal cards in a hand, or cards left in a pile. */
  count?: number;
  /** Whether `count` is what is left in a pile: it is then shown for 1 and 0 as well. */
  left?: boolean;
  /** How many of these are picked. */
  picked?: number;
  /** Their places in an order that is being made, from 1. */
  places?: number[];
  dimmed?: boolean;
  /** The card cannot be picked now, but others beside it can. */
  idle?: boolean;
  /** It may be picked, but hardly anybody wants to: it is lit less. */
  modest?: boolean;
  /** What is said after the name, cost and number: "buy", "trash", the tokens on the pile. */
  note?: string;
  /** What the sheet says of it besides: the tokens on the pile. */
  told?: string;
  /** Signs beside the name: tokens, a Trait, what it was chosen for. */
  marks?: ComponentChildren;
  /** The key that picks it. */
  hint?: string;
  onPick?: (() => void) | undefined;
  busy?: boolean;
}

const LONG_PRESS = 450;

export function CardFace(props: CardFaceProps) {
  const { card, size = "normal", count, left = false, picked = 0, places, onPick, hint } = props;
  const face = sheet(card);
  const cost = props.cost === undefined ? face.cost : props.cost;
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const pressed = useRef(false);
  const colours = coloursOf(face);
  const showCount = count !== undefined && (left || count > 1);

  const names = [face.name];
  if (cost !== null && size !== "chip") names.push(say("card.costs", { cost: costWords(cost) }));
  if (showCount) names.push(say(left ? "card.left" : "card.copies", { n: count }));
  if (props.note) names.push(props.note);
  if (places !== undefined && places.length > 0) names.push(say("card.place", { n: places.join(", ") }));
  else if (picked > 0) names.push(say("card.picked", { n: picked }));

  const classes = ["card", `card-${size}`, `c1-${colours[0] ?? ""}`, `c2-${colours[1] ?? colours[0] ?? ""}`];
  if (isLandscape(face)) classes.push("card-landscape");
  if (onPick !== undefined) classes.push(props.modest ? "selectable modest" : "selectable");
  if (picked > 0) classes.push("selected");
  if (props.dimmed) classes.push("dimmed");
  if (left && count !== undefined) classes.push(`deep-${String(layersOf(count))}`);
  else if (showCount) classes.push("stacked");
  if (props.idle && onPick === undefined) classes.push("idle");

  // On an upright card the signs of its types lie in the corner of the picture.
  const upright = !isLandscape(face) && size !== "chip" && size !== "row";
  const signs = (
    <span class="card-signs">
      {signsOf(face).map((type) => (
        <TypeGlyph key={type} type={type} />
      ))}
    </span>
  );
  const info = () => {
    hidePreview();
    openSheet(card, props.told);
  };

  return (
    <button
      type="button"
      class={classes.join(" ")}
      aria-pressed={onPick !== undefined && props.picked !== undefined ? picked > 0 : undefined}
      data-card={card}
      data-rove=""
      onClick={() => {
        clearTimeout(timer.current);
        hidePreview();
        if (pressed.current) pressed.current = false;
        else if (onPick === undefined) info();
        else if (!props.busy) onPick();
      }}
      onContextMenu={(event) => {
        event.preventDefault();
        if (!pressed.current) info();
      }}
      onKeyDown={(event) => {
        if (event.key === "i" && !event.ctrlKey && !event.metaKey && !event.altKey) {
          event.preventDefault();
          event.stopPropagation();
          info();
        }
      }}
      onPointerEnter={(event) => {
        if (event.pointerType === "mouse") planPreview(card, event.currentTarget, props.told);
      }}
      onPointerLeave={() => {
        clearTimeout(timer.current);
        hidePreview();
      }}
      onPointerDown={(event) => {
        pressed.current = false;
        if (event.pointerType === "mouse") return;
        timer.current = setTimeout(() => {
          pressed.current = true;
          info();
        }, LONG_PRESS);
      }}
      onPointerUp={() => {
        clearTimeout(timer.current);
      }}
      onPointerCancel={() => {
        clearTimeout(timer.current);
      }}
    >
      <span class="unseen">{names.join(", ")}</span>
      <span class="card-band" aria-hidden="true">
        <span class="card-name" style={nameSize(face.name)}>
          {soften(face.name)}
        </span>
        {props.marks !== undefined && <span class="card-marks">{props.marks}</span>}
        {isLandscape(face) && size !== "chip" && size !== "row" && <TypeGlyph type={face.kind} />}
      </span>
      <span class="card-body" aria-hidden="true">
        <span class="card-picture">
          <span class="card-motif">
            <Picture card={card} />
          </span>
          {upright && signs}
        </span>
        {(size === "normal" || size === "tile") && <span class="card-text">{shortText(face.text)}</span>}
      </span>
      <span class="card-foot" aria-hidden="true">
        {cost !== null && size !== "chip" && <CostSign cost={cost} />}
        {size === "row" && signs}
        {showCount && <span class="card-count">{left ? count : `×${String(count)}`}</span>}
      </span>
      {hint !== undefined && hint !== "" && onPick !== undefined && (
        <kbd class="card-hint" aria-hidden="true">
          {hint}
        </kbd>
      )}
      {picked > 0 && (
        <span class="card-picked" aria-hidden="true">
          {places !== undefined && places.length > 0 ? places.join(" ") : count === undefined ? "✓" : `✓${picked > 1 || count > 1 ? String(picked) : ""}`}
        </span>
      )}
    </button>
  );
}

/** How many cards are seen below the top one of a pile; a pile that is empty is a bare place. */
function layersOf(count: number): number {
  return count === 0 ? 0 : count === 1 ? 1 : count <= 4 ? 2 : count <= 9 ? 3 : 4;
}

/** A card's text in few words: what it gives comes first, in one line. */
function shortText(text: string) {
  const lines = text.split("\n").filter((line) => line !== "—");
  const bonus = lines.findIndex((line) => !/^[+-]?\d+ \S{1,20}$/.test(line));
  const given = bonus < 0 ? lines : lines.slice(0, bonus);
  const rest = bonus < 0 ? [] : lines.slice(bonus);
  return (
    <>
      {given.flatMap((line, i) => [
        <b key={i} class="card-bonus">
          <SignedText text={line} />
        </b>,
        " ",
      ])}
      <SignedText text={rest.join(" ")} />
    </>
  );
}
