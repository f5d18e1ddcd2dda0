import { describe, expect, it } from "vitest";
import { sameKingdom } from "../src/favourites";

describe("a favourite", () => {
  const one = { cards: ["village", "mine@2"], landscapes: ["looting"] };
  it("is the same kingdom in any order", () => {
    expect(sameKingdom(one, { cards: ["mine@2", "village"], landscapes: ["looting"] })).toBe(true);
  });
  it("is another one with another print, or without its landscape", () => {
    expect(sameKingdom(one, { cards: ["mine", "village"], landscapes: ["looting"] })).toBe(false);
    expect(sameKingdom(one, { cards: ["village", "mine@2"], landscapes: [] })).toBe(false);
  });
});
