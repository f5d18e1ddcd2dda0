/** What lies in front of a player, each zone with its words. */

import type { PlayerView } from "../../protocol";
import { say, sheet } from "../../words";

export interface Zone {
  key: string;
  label: string;
  /** null where the cards may not be seen. */
  cards: string[] | null;
  size: number;
  /** What options call it, where its cards can be picked as they lie there. */
  place?: string;
}

function zone(key: string, label: string, cards: string[] | null, size = cards?.length ?? 0, place?: string): Zone {
  return { key, label, cards, size, ...(place !== undefined ? { place } : {}) };
}

/** Everything but hand, deck, discard pile and what was played this turn; only zones with something in them. */
export function zonesOf(player: PlayerView): Zone[] {
  const staying = player.play.filter((card) => card.stays).map((card) => card.name);
  return [
    zone("stays", say("table.stays"), staying, staying.length, "play"),
    zone("revealed", say("table.revealed"), player.revealed, player.revealed.length, "revealed"),
    zone("looked", say("table.looked"), player.looked, player.looked_size, "looked"),
    zone("aside", say("table.aside"), player.aside, player.aside.length, "aside"),
    zone("aside_down", say("table.aside_down"), player.aside_down, player.aside_down_size, "aside"),
    ...player.stores.map((store, i) =>
      zone(`store-${String(i)}`, say("table.on_card", { card: sheet(store.on).name }), store.cards, store.size),
    ),
    ...Object.entries(player.mats).map(([mat, cards]) =>
      zone(`mat-${mat}`, say("table.mat", { name: sheet(mat).name }), cards, player.mat_sizes[mat] ?? 0, "mat"),
    ),
  ].filter((one) => one.size > 0);
}

/** What was played this turn and will be cleaned up. */
export function playedOf(player: PlayerView): string[] {
  return player.play.filter((card) => !card.stays).map((card) => card.name);
}

/** Tokens in words: "Coffers 2". */
export function tokensOf(player: PlayerView): { key: string; text: string }[] {
  const counters: [string, number][] = [
    ["vp", player.vp],
    ["coffers", player.coffers],
    ["villagers", player.villagers],
    ["debt", player.debt],
    ["favors", player.favors],
  ];
  return [
    ...counters.filter(([, n]) => n !== 0).map(([key, n]) => ({ key, text: say(`table.count.${key}`, { n }) })),
    ...Object.entries(player.tokens)
      .filter(([, n]) => n !== 0)
      .map(([key, n]) => ({ key, text: say("table.token", { name: sheet(key).name, n }) })),
  ];
}
