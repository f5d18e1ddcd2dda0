/** How likely one is to see a card among the next ones drawn. */

export interface Chance {
  name: string;
  /** How many of them are in the draw deck, and how many the player owns in all. */
  inDeck: number;
  owned: number;
  chance: number;
}

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

/** Give the chance of each owned card to be among the next ones. If the deck is short, the discard pile is shuffled. */
export function chances(owned: readonly string[], deck: readonly string[], discard: readonly string[], draws = 5): Chance[] {
  const short = Math.max(0, draws - deck.length);
  return [...new Set(owned)].map((name) => {
    const inDeck = count(deck, name);
    const here = atLeastOne(deck.length, inDeck, Math.min(draws, deck.length));
    const later = atLeastOne(discard.length, count(discard, name), Math.min(short, discard.length));
    return { name, inDeck, owned: count(owned, name), chance: 1 - (1 - here) * (1 - later) };
  });
}

/** Whether the next cards cannot come from the deck alone. */
export function reshuffles(deck: readonly string[], draws = 5): boolean {
  return deck.length < draws;
}
