import { describe, expect, it } from "vitest";
import { isJunk } from "../src/pages/table/worth";

const cost = (coins: number, debt = 0, potion = 0) => ({ coins, debt, potion });

describe("what is merely allowed", () => {
  it("is what costs nothing, and what does no good", () => {
    expect(isJunk({ types: ["treasure"] }, cost(0))).toBe(true);
    expect(isJunk({ types: ["curse"] }, cost(2))).toBe(true);
    expect(isJunk({ types: ["action", "ruins"] }, cost(1))).toBe(true);
  });

  it("is nothing that one pays for, in whatever way", () => {
    expect(isJunk({ types: ["victory"] }, cost(2))).toBe(false);
    expect(isJunk({ types: ["action"] }, cost(0, 8))).toBe(false);
    expect(isJunk({ types: ["action"] }, cost(0, 0, 1))).toBe(false);
  });
});
