/** How likely one is to see a card: among the cards drawn next, and in the hand that follows this turn. */

export interface Chance {
  name: string;
  /** How many of them are in the draw deck, and how many the player owns in all. */
  inDeck: number;
  owned: number;
  /** To have at least one of them among the cards drawn now, and in the next hand. */
  now: number;
  hand: number;
}

/** The cards of a player as far as they matter for the next draws. */
export interface Cards {
  owned: readonly string[];
  deck: readonly string[];
  discard: readonly string[];
  hand: readonly string[];
  play: readonly { name: string; stays: boolean }[];
}

/** How many cards the next hand has. */
export const HAND = 5;

/** The chance to draw at least one of `wanted` cards when `draws` of `size` are drawn. */
export function atLeastOne(size: number, wanted: number, draws: number): number {
  if (wanted <= 0 || draws <= 0) return 0;
  if (draws > size - wanted) return 1;
  let none = 1;
  for (let i = 0; i < draws; i++) none *= (size - wanted - i) / (size - i);
  return 1 - none;
}

function count(names: readonly string[], name: string): number {
  return names.filter((other) => other === name).length;
}

/** The chance to draw a card from a deck under which, if it is short, the shuffled rest is put. */
function drawn(name: string, deck: readonly string[], rest: readonly string[], draws: number): number {
  const short = Math.max(0, draws - deck.length);
  const here = atLeastOne(deck.length, count(deck, name), Math.min(draws, deck.length));
  const later = atLeastOne(rest.length, count(rest, name), Math.min(short, rest.length));
  return 1 - (1 - here) * (1 - later);
}

/** What is shuffled when the deck runs out in Clean-up: hand, what leaves play, and the discard pile. */
export function afterCleanUp({ discard, hand, play }: Cards): string[] {
  return [...discard, ...hand, ...play.filter((card) => !card.stays).map((card) => card.name)];
}

/** Give the chances of each owned card, for some cards drawn now and for the hand after Clean-up. */
export function chances(cards: Cards, draws: number): Chance[] {
  const { owned, deck, discard } = cards;
  const cleaned = afterCleanUp(cards);
  return [...new Set(owned)].map((name) => ({
    name,
    inDeck: count(deck, name),
    owned: count(owned, name),
    now: drawn(name, deck, discard, draws),
    hand: drawn(name, deck, cleaned, HAND),
  }));
}

/** Whether the next cards cannot come from the deck alone. */
export function reshuffles(deck: readonly string[], draws: number): boolean {
  return deck.length < draws;
}
