/** What lies in front of a player, each zone with its words. */

import type { BackView, PlayerView, StoreView, View, ZoneView } from "../../protocol";
import { counted } from "../../cards/kinds";
import { knows, say, sheet } from "../../words";

export interface Zone {
  key: string;
  label: string;
  /** null where the cards may not be seen. */
  cards: string[] | null;
  /** What is known there by its back all the same. */
  backs?: BackView[];
  /** What the cards are that count as others, by their places; "" for those that do not. */
  printed?: string[];
  size: number;
  /** What options call it, where its cards can be picked as they lie there. */
  place?: string;
}

/** Zones that are shown apart from the others. */
const APART = new Set(["hand", "deck", "discard", "play"]);

const NOTHING: ZoneView = { size: 0, cards: [], top: "", backs: [] };

/** What the viewer may see of one of a player's zones, by its name. */
export function zoneOf(player: PlayerView, name: string): ZoneView {
  return player.zones[name] ?? NOTHING;
}

export function trashOf(view: View): string[] {
  return view.zones.trash?.cards ?? [];
}

/** The Boons and Hexes that were discarded. */
export function spentOf(view: View): string[] {
  return view.zones.spent?.cards ?? [];
}

export interface InPlay {
  name: string;
  stays: boolean;
  /** What the card is if it counts as another one. */
  printed: string;
  /** What lies on it. */
  store?: StoreView;
}

/** The cards in play; one that stays is a Duration, or stays with one. */
export function inPlay(player: PlayerView): InPlay[] {
  const cards = zoneOf(player, "play").cards ?? [];
  // What lies on cards of one name comes in the order in which they were played; those that stay come first.
  const stores = [...player.stores];
  const found = cards.map((name, i): InPlay => ({ name, stays: player.stays[i] ?? false, printed: player.printed[i] ?? "" }));
  for (const card of [...found].sort((a, b) => Number(b.stays) - Number(a.stays))) {
    const at = stores.findIndex(({ on }) => on === card.name || on === card.printed);
    if (at >= 0) card.store = stores.splice(at, 1)[0] as StoreView;
  }
  return found;
}

/** Cards that everybody knows by their backs, in words: "Stash: card 3", "2 × Stash" where they have no order. */
export function backsIn(backs: readonly BackView[]): string {
  const loose = counted(backs.filter(({ above }) => above < 0).map(({ name }) => name));
  return [
    ...loose.map(([card, n]) => (n > 1 ? say("table.times", { n, card: sheet(card).name }) : sheet(card).name)),
    ...backs.flatMap(({ name, above }) =>
      above < 0 ? [] : [say("table.back", { card: sheet(name).name, n: above + 1 })],
    ),
  ].join(", ");
}

/** What a zone is called, and what options call it; one that every game does not have is a mat. */
function called(name: string, open: boolean): [label: string, place: string] {
  switch (name) {
    case "revealed":
      return [say("table.revealed"), "revealed"];
    case "looked":
      return [say("table.looked"), "looked"];
    case "aside":
      return [say("table.aside"), "aside"];
    case "aside_down":
      // Who does not see the cards is told that they lie face down beside their number.
      return [say(open ? "table.aside_down" : "table.aside"), "aside"];
    case "before":
      return [say("table.before"), "before"];
    default:
      return [say("table.mat", { name: sheet(name).name }), "mat"];
  }
}

/** What lies on a card: that card's zone. */
function storeZone({ on, cards, size, backs }: StoreView, i: number): Zone {
  return { key: `store-${String(i)}`, label: say("table.on_card", { card: sheet(on).name }), cards, backs, size };
}

/** Everything but hand, deck, discard pile and what was played this turn; only zones with something in them. */
export function zonesOf(player: PlayerView): Zone[] {
  const staying = stayingOf(player);
  return [
    {
      key: "stays",
      label: say("table.stays"),
      cards: staying.map((card) => card.name),
      printed: staying.map((card) => card.printed),
      size: staying.length,
      place: "play",
    },
    ...matsOf(player),
    ...player.stores.map(storeZone),
  ].filter((one) => one.size > 0);
}

/** What is not in play: mats, what is set aside, revealed or before the player, and what lies on a card that is gone. */
export function restOf(player: PlayerView): Zone[] {
  const attached = new Set(inPlay(player).flatMap(({ store }) => (store === undefined ? [] : [store])));
  return [...matsOf(player), ...player.stores.filter((store) => !attached.has(store)).map(storeZone)].filter(
    (one) => one.size > 0,
  );
}

function matsOf(player: PlayerView): Zone[] {
  return Object.entries(player.zones)
    .filter(([name]) => !APART.has(name))
    .map(([name, { cards, size, backs }]) => {
      const [label, place] = called(name, cards !== null);
      return { key: place === "mat" ? `mat-${name}` : name, label, cards, backs, size, place };
    });
}

/** What was played this turn and will be cleaned up. */
export function playedOf(player: PlayerView): InPlay[] {
  return inPlay(player).filter((card) => !card.stays);
}

/** What stays in play when the turn ends. */
export function stayingOf(player: PlayerView): InPlay[] {
  return inPlay(player).filter((card) => card.stays);
}

/** Tokens in words: "Coffers 2". */
export function tokensOf(player: PlayerView): { key: string; text: string; n: number }[] {
  return Object.entries(player.tokens)
    .filter(([, n]) => n !== 0)
    .map(([key, n]) => ({
      key,
      n,
      text: knows(`table.count.${key}`)
        ? say(`table.count.${key}`, { n })
        : say("table.token", { name: sheet(key).name, n }),
    }));
}
