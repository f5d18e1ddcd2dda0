import { describe, expect, it } from "vitest";
import { afterCleanUp, atLeastOne, chances, reshuffles } from "../src/pages/table/odds";

const played = (name: string, stays = false) => ({ name, stays });

describe("odds of the next cards", () => {
  it("follows the hypergeometric distribution", () => {
    // One of ten cards among five: a half. Three of ten: 1 - C(7,5)/C(10,5) = 1 - 21/252.
    expect(atLeastOne(10, 1, 5)).toBeCloseTo(0.5);
    expect(atLeastOne(10, 3, 5)).toBeCloseTo(1 - 21 / 252);
    expect(atLeastOne(10, 0, 5)).toBe(0);
    expect(atLeastOne(5, 1, 5)).toBe(1);
    expect(atLeastOne(10, 6, 5)).toBe(1);
  });

  it("takes what is drawn now from the deck and the shuffled discard pile, never from hand or play", () => {
    const cards = {
      owned: ["copper", "gold", "silver", "estate", "smithy", "duchy"],
      deck: ["copper"],
      discard: ["gold", "silver", "estate"],
      hand: ["duchy"],
      play: [played("smithy")],
    };
    const now = Object.fromEntries(chances(cards, 2).map((row) => [row.name, row.now]));
    expect(now["copper"]).toBe(1);
    expect(now["gold"]).toBeCloseTo(1 / 3);
    expect(now["duchy"]).toBe(0);
    expect(now["smithy"]).toBe(0);
    expect(reshuffles(cards.deck, 2)).toBe(true);
    expect(reshuffles(cards.deck, 1)).toBe(false);
  });

  it("shuffles hand, discard pile and what leaves play for the next hand, but no Duration that stays", () => {
    const cards = {
      owned: ["copper", "copper", "copper", "gold", "wharf", "smithy", "estate", "estate"],
      deck: ["copper", "copper", "copper"],
      discard: ["gold"],
      hand: ["estate", "estate"],
      play: [played("wharf", true), played("smithy")],
    };
    expect(afterCleanUp(cards).sort()).toEqual(["estate", "estate", "gold", "smithy"]);
    const hand = Object.fromEntries(chances(cards, 1).map((row) => [row.name, row.hand]));
    // The three Coppers are sure; two more come from gold, smithy and two estates.
    expect(hand["copper"]).toBe(1);
    expect(hand["gold"]).toBeCloseTo(1 / 2);
    expect(hand["smithy"]).toBeCloseTo(1 / 2);
    expect(hand["estate"]).toBeCloseTo(5 / 6);
    expect(hand["wharf"]).toBe(0);
  });

  it("knows nothing of the discard pile while the deck lasts", () => {
    const cards = { owned: ["copper", "copper", "gold"], deck: ["copper", "copper"], discard: ["gold"], hand: [], play: [] };
    const rows = chances(cards, 1);
    expect(rows.find((row) => row.name === "gold")?.now).toBe(0);
    expect(rows.find((row) => row.name === "copper")).toEqual({ name: "copper", inDeck: 2, owned: 2, now: 1, hand: 1 });
  });
});
