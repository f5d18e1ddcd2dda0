/** What lies in front of a player, each zone with its words. */

import type { PlayerView, View, ZoneView } from "../../protocol";
import { knows, say, sheet } from "../../words";

export interface Zone {
  key: string;
  label: string;
  /** null where the cards may not be seen. */
  cards: string[] | null;
  size: number;
  /** What options call it, where its cards can be picked as they lie there. */
  place?: string;
}

/** Zones that are shown apart from the others. */
const APART = new Set(["hand", "deck", "discard", "play"]);

const NOTHING: ZoneView = { size: 0, cards: [], top: "" };

/** What the viewer may see of one of a player's zones, by its name. */
export function zoneOf(player: PlayerView, name: string): ZoneView {
  return player.zones[name] ?? NOTHING;
}

export function trashOf(view: View): string[] {
  return view.zones.trash?.cards ?? [];
}

/** The cards in play; one that stays is a Duration, or stays with one. */
export function inPlay(player: PlayerView): { name: string; stays: boolean }[] {
  return (zoneOf(player, "play").cards ?? []).map((name, i) => ({ name, stays: player.stays[i] ?? false }));
}

/** What a zone is called, and what options call it; one that every game does not have is a mat. */
function called(name: string): [label: string, place: string] {
  switch (name) {
    case "revealed":
      return [say("table.revealed"), "revealed"];
    case "looked":
      return [say("table.looked"), "looked"];
    case "aside":
      return [say("table.aside"), "aside"];
    case "aside_down":
      return [say("table.aside_down"), "aside"];
    default:
      return [say("table.mat", { name: sheet(name).name }), "mat"];
  }
}

/** Everything but hand, deck, discard pile and what was played this turn; only zones with something in them. */
export function zonesOf(player: PlayerView): Zone[] {
  const staying = inPlay(player).flatMap((card) => (card.stays ? [card.name] : []));
  return [
    { key: "stays", label: say("table.stays"), cards: staying, size: staying.length, place: "play" },
    ...Object.entries(player.zones)
      .filter(([name]) => !APART.has(name))
      .map(([name, { cards, size }]) => {
        const [label, place] = called(name);
        return { key: place === "mat" ? `mat-${name}` : name, label, cards, size, place };
      }),
    ...player.stores.map(({ on, cards, size }, i) => ({
      key: `store-${String(i)}`,
      label: say("table.on_card", { card: sheet(on).name }),
      cards,
      size,
    })),
  ].filter((one) => one.size > 0);
}

/** What was played this turn and will be cleaned up. */
export function playedOf(player: PlayerView): string[] {
  return inPlay(player).flatMap((card) => (card.stays ? [] : [card.name]));
}

/** Tokens in words: "Coffers 2". */
export function tokensOf(player: PlayerView): { key: string; text: string }[] {
  return Object.entries(player.tokens)
    .filter(([, n]) => n !== 0)
    .map(([key, n]) => ({
      key,
      text: knows(`table.count.${key}`)
        ? say(`table.count.${key}`, { n })
        : say("table.token", { name: sheet(key).name, n }),
    }));
}
