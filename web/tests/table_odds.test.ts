import { describe, expect, it } from "vitest";
import { atLeastOne, chances, reshuffles } from "../src/pages/table/odds";

describe("odds of the next cards", () => {
  it("follows the hypergeometric distribution", () => {
    // One of ten cards among five: a half. Three of ten: 1 - C(7,5)/C(10,5) = 1 - 21/252.
    expect(atLeastOne(10, 1, 5)).toBeCloseTo(0.5);
    expect(atLeastOne(10, 3, 5)).toBeCloseTo(1 - 21 / 252);
    expect(atLeastOne(10, 0, 5)).toBe(0);
    expect(atLeastOne(5, 1, 5)).toBe(1);
    expect(atLeastOne(10, 6, 5)).toBe(1);
  });

  it("takes the rest from the shuffled discard pile", () => {
    const rows = chances(["copper", "gold", "silver", "estate"], ["copper"], ["gold", "silver", "estate"], 2);
    const chance = Object.fromEntries(rows.map((row) => [row.name, row.chance]));
    expect(chance["copper"]).toBe(1);
    expect(chance["gold"]).toBeCloseTo(1 / 3);
    expect(reshuffles(["copper"], 2)).toBe(true);
    expect(reshuffles(["copper", "gold"], 2)).toBe(false);
  });

  it("knows nothing of the discard pile while the deck lasts", () => {
    const rows = chances(["copper", "copper", "gold"], ["copper", "copper"], ["gold"], 1);
    expect(rows.find((row) => row.name === "gold")?.chance).toBe(0);
    expect(rows.find((row) => row.name === "copper")).toEqual({ name: "copper", inDeck: 2, owned: 2, chance: 1 });
  });
});
