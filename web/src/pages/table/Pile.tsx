/** A pile of the Supply or beside it: its top card with the cost as it is now, what lies on it, and what is in it. */

import { useSignal } from "@preact/signals";
import { CardFace, type CardSize } from "../../cards/CardFace";
import { Dialog } from "../../cards/Dialog";
import { counted } from "../../cards/kinds";
import { Sign } from "../../cards/signs";
import type { PileView, TableMessage, TokenView } from "../../protocol";
import { choiceSheet, say, sayCount, sheet } from "../../words";
import { Crest } from "../shared/Crest";
import { nameOf, useShown } from "./context";
import type { Group, Picking } from "./picking";
import { narrow } from "./screen";
import { isModest } from "./worth";

/** What a click on a pile or landscape does, if it is an option of the question. */
export function choiceOf(picking: Picking | null, group: Group | undefined) {
  if (picking === null || group === undefined) return {};
  return {
    onPick: () => {
      picking.pick(group);
    },
    busy: picking.sent.value,
    hint: picking.keyOf(group) ?? "",
    ...(picking.single ? {} : { picked: picking.placesOf(group).length }),
  };
}

export function Pile({ pile, size }: { pile: PileView; size: CardSize }) {
  const { picking, table, taken = [] } = useShown();
  const group = picking?.onPile(pile.name);
  const card = pile.top !== "" ? pile.top : pile.name;
  const tokens = tokensOn(pile);
  const fewer = taken.filter((one) => one.pile === pile.name).reduce((sum, one) => sum + one.n, 0);
  // What lies on top of a pile of different cards says nothing of the pile.
  const name = sheet(pile.name).name;
  const mixed = pile.cards.length === 0 && name !== sheet(card).name ? [say("table.of_pile", { pile: name })] : [];
  const told = [
    ...(pile.face_down ? [sayCount("table.face_down", pile.count)] : []),
    ...mixed,
    ...(pile.trait !== "" ? [say("table.with_trait", { trait: sheet(pile.trait).name })] : []),
    ...pile.marks.map((mark) => choiceSheet(mark)?.label ?? mark),
    ...tokens.map(tokenNote),
    ...pile.player_tokens.map((token) => tokenOf(table, token)),
  ];
  const notes = [
    ...told,
    ...(fewer > 0 ? [sayCount("table.fewer", fewer)] : []),
    ...(group !== undefined && picking !== null ? [picking.verb(group)] : []),
  ];
  return (
    <li class={pile.cards.length > 0 ? "pile-mixed" : ""} data-pile={pile.name}>
      <CardFace
        card={card}
        size={size}
        // What is no card has no cost.
        cost={pile.face_down || sheet(card).cost === null ? null : pile.cost}
        count={pile.count}
        left
        note={notes.join(", ")}
        told={told.join(" · ")}
        marks={<PileMarks pile={pile} of={mixed.length > 0 && pile.name !== "ruins" ? name : ""} tokens={tokens} fewer={fewer} />}
        idle={picking !== null}
        modest={picking !== null && group !== undefined && isModest(picking, group, pile.cost)}
        {...choiceOf(picking, group)}
      />
      {pile.cards.length > 0 && <Inside pile={pile} />}
    </li>
  );
}

interface MarksProps {
  pile: PileView;
  /** What the pile is called, if that is not what its top card is called. */
  of: string;
  tokens: [string, number][];
  fewer: number;
}

/** What a token that belongs to a player is, and whose. */
function tokenOf(table: TableMessage, { owner, kind }: TokenView): string {
  return say("table.token_of", { name: sheet(kind).name, player: nameOf(table, owner) });
}

/** The tokens that lie on a pile or landscape: what they are, and how many. */
export function tokensOn(place: { tokens: Record<string, number> }): [string, number][] {
  return Object.entries(place.tokens).filter(([, n]) => n > 0);
}

/** What is said of the tokens of a kind. */
export function tokenNote([token, n]: [string, number]): string {
  return say("table.token", { name: sheet(token).name, n });
}

/** The tokens that lie on a pile or landscape, as signs. */
export function TokenMarks({ tokens }: { tokens: [string, number][] }) {
  if (tokens.length === 0) return null;
  return (
    <span class="mark-tokens">
      {tokens.map(([token, n]) => (
        <span key={token} class={`mark mark-token mark-token-${token}`} title={tokenNote([token, n])}>
          <Sign kind={token} />
          {n > 1 ? n : ""}
        </span>
      ))}
    </span>
  );
}

function PileMarks({ pile, of, tokens, fewer }: MarksProps) {
  const { table } = useShown();
  return (
    <>
      {of !== "" && <span class="mark">{of}</span>}
      {pile.trait !== "" && <span class="mark mark-trait">{sheet(pile.trait).name}</span>}
      {pile.marks.map((mark) => (
        <span key={mark} class="mark mark-chosen">
          {choiceSheet(mark)?.label ?? mark}
        </span>
      ))}
      <TokenMarks tokens={tokens} />
      {pile.player_tokens.map((token) => (
        <span key={`${String(token.owner)} ${token.kind}`} class="mark mark-token" title={tokenOf(table, token)}>
          <Crest seat={token.owner} /> {sheet(token.kind).name}
        </span>
      ))}
      {fewer > 0 && (
        <span class="mark mark-fewer" title={sayCount("table.fewer", fewer)}>
          −{fewer}
        </span>
      )}
    </>
  );
}

/** All cards of an open mixed pile, from the top down. */
function Inside({ pile }: { pile: PileView }) {
  const open = useSignal(false);
  const name = sheet(pile.name).name;
  return (
    <>
      <button
        type="button"
        class="pile-open"
        aria-label={say("table.open_pile", { pile: name })}
        title={say("table.open_pile", { pile: name })}
        onClick={() => {
          open.value = true;
        }}
      >
        <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true" focusable="false">
          <path d="M4 4h12v3H4zM6 9h12v3H6zM8 14h12v6H8z" fill="currentColor" />
        </svg>
      </button>
      {open.value && (
        <Dialog
          title={name}
          onClose={() => {
            open.value = false;
          }}
        >
          <p>{say("table.pile_order")}</p>
          <ol class="pile-cards">
            {counted([...pile.cards].reverse()).map(([card, n]) => (
              <li key={card}>
                <CardFace card={card} size={narrow.value ? "small" : "normal"} count={n} />
              </li>
            ))}
          </ol>
        </Dialog>
      )}
    </>
  );
}
