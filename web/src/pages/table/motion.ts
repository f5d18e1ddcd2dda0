/** Which cards went from where to where between two views of a table: found by comparing them, whatever moved them. */

import type { PileView, PlayerView, View, ZoneView } from "../../protocol";

/** Where cards lie: a zone of a player, a zone of the table (seat -1), or a pile. */
export interface Place {
  zone: string;
  seat: number;
  pile: string;
}

/** A card that went somewhere; "" for one that the viewer does not know. */
export interface Move {
  card: string;
  from: Place;
  to: Place;
}

/** A card that has come to a place, or left it. */
interface Change {
  card: string;
  place: Place;
}

/** What is looked at when it cannot be known for certain: where cards usually come from, the likeliest first. */
const SOURCES: Record<string, readonly string[]> = {
  play: ["hand", "aside", "deck", "discard"],
  hand: ["deck", "looked", "revealed", "aside", "discard", "play"],
  discard: ["play", "hand", "revealed", "looked", "deck", "aside"],
  deck: ["hand", "looked", "revealed", "discard", "play"],
  trash: ["hand", "play", "revealed", "deck", "discard"],
  revealed: ["deck", "hand"],
  looked: ["deck"],
};
/** A route that nobody takes is better not shown. */
const LEAST = 4;

/** The cards of the first list that are not in the second, as often as they are not. */
function without(cards: readonly string[], others: readonly string[]): string[] {
  const rest = [...others];
  return cards.filter((card) => {
    const at = rest.indexOf(card);
    if (at >= 0) rest.splice(at, 1);
    return at < 0;
  });
}

const NOTHING: ZoneView = { size: 0, cards: [], top: "", backs: [] };

/** What has come to a zone (`now` against `then`), or left it (the other way round). */
function added(then: ZoneView, now: ZoneView): string[] {
  if (then.cards !== null && now.cards !== null) return without(now.cards, then.cards);
  const n = Math.max(0, now.size - then.size);
  // Of a pile that lies face up the newest card is seen.
  return Array.from({ length: n }, (_, i) => (i === 0 ? now.top : ""));
}

function fromPile(then: PileView, now: PileView): string[] {
  const n = Math.max(0, then.count - now.count);
  if (then.cards.length > 0) return then.cards.slice(-n || then.cards.length).reverse();
  return Array.from({ length: n }, () => (then.top !== "" ? then.top : then.name));
}

/** Compare the zones of players and of the table; `put` gets what came, and what left. */
function compare(before: View, after: View): { gone: Change[]; come: Change[] } {
  const gone: Change[] = [];
  const come: Change[] = [];
  const zone = (then: ZoneView, now: ZoneView, place: Place) => {
    gone.push(...added(now, then).map((card) => ({ card, place })));
    come.push(...added(then, now).map((card) => ({ card, place })));
  };
  const names = (one: PlayerView | undefined, other: PlayerView) =>
    new Set([...Object.keys(one?.zones ?? {}), ...Object.keys(other.zones)]);
  after.players.forEach((player, seat) => {
    const then = before.players[seat];
    for (const name of names(then, player)) {
      zone(then?.zones[name] ?? NOTHING, player.zones[name] ?? NOTHING, { zone: name, seat, pile: "" });
    }
  });
  zone(before.zones.trash ?? NOTHING, after.zones.trash ?? NOTHING, { zone: "trash", seat: -1, pile: "" });
  for (const pile of after.piles) {
    const then = before.piles.find((one) => one.name === pile.name);
    if (then === undefined) continue;
    const place = { zone: "", seat: -1, pile: pile.name };
    gone.push(...fromPile(then, pile).map((card) => ({ card, place })));
    come.push(...fromPile(pile, then).map((card) => ({ card, place })));
  }
  return { gone, come };
}

/** How likely it is that what left one place is what came to the other; less than `LEAST` if it cannot be. */
function likeness(gone: Change, come: Change): number {
  const { place: from } = gone;
  const { place: to } = come;
  if (from.pile !== "" && to.pile !== "") return 0;
  if (from.zone === to.zone && from.seat === to.seat) return 0;
  const known = gone.card !== "" && come.card !== "";
  if (known && gone.card !== come.card) return 0;
  const table = from.seat < 0 || to.seat < 0;
  // What nobody names goes from a player to that player; from a pile only to where it is counted.
  if (!known && from.seat !== to.seat && from.pile === "") return 0;
  const place = SOURCES[to.zone]?.indexOf(from.zone) ?? -1;
  const route = from.pile !== "" || to.pile !== "" ? 2 : place >= 0 ? 3 - place / 10 : 0;
  return (known ? 8 : 0) + (from.seat === to.seat ? 2 : table ? 1 : 0) + route;
}

/**
 * Find the moves between two views. Decks that were shuffled are left out: what came to them, and what left their
 * discard piles for them, is one thing to be seen and not many.
 */
export function movesBetween(before: View, after: View, shuffled: readonly number[] = []): Move[] {
  const { gone, come } = compare(before, after);
  const pairs = come
    .flatMap((to, i) => gone.map((from, j) => ({ i, j, likely: likeness(from, to) })))
    .filter(({ likely }) => likely >= LEAST)
    .sort((a, b) => b.likely - a.likely || a.i - b.i || a.j - b.j);
  const moves: Move[] = [];
  const used = new Set<string>();
  for (const { i, j } of pairs) {
    const [from, to] = [gone[j], come[i]];
    if (from === undefined || to === undefined || used.has(`to ${String(i)}`) || used.has(`from ${String(j)}`))
      continue;
    used.add(`to ${String(i)}`);
    used.add(`from ${String(j)}`);
    if (to.place.zone === "deck" && from.place.zone === "discard" && shuffled.includes(to.place.seat)) continue;
    moves.push({ card: to.card !== "" ? to.card : from.card, from: from.place, to: to.place });
  }
  return moves;
}
