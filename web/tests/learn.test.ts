import { describe, expect, it } from "vitest";
import type { PuzzleSheet } from "../src/protocol";
import { selectorOf } from "../src/pages/learn/pointing";
import { nextOf } from "../src/pages/puzzles/next";

const puzzle = (id: string): PuzzleSheet => ({ id, title: id, picture: "", task: "", difficulty: 1, expansions: [] });

describe("what a lesson points at", () => {
  it("is found by the seat of the one who learns", () => {
    expect(selectorOf({ what: "deck", name: "" }, 0)).toBe('[data-zone="deck"][data-seat="0"]');
    expect(selectorOf({ what: "deck", name: "" }, 2)).toBe('[data-zone="deck"][data-seat="2"]');
  });

  it("is found in any print of a card", () => {
    expect(selectorOf({ what: "hand", name: "mine" }, 0)).toContain('[data-card^="mine@"]');
    expect(selectorOf({ what: "pile", name: "mine" }, 0)).toContain('[data-pile^="mine@"]');
  });

  it("is nothing where there is no such thing", () => {
    expect(selectorOf({ what: "button", name: "unknown" }, 0)).toBe("");
    expect(selectorOf({ what: "unknown", name: "" }, 0)).toBe("");
  });
});

describe("the puzzle after another one", () => {
  const all = ["a", "b", "c"].map(puzzle);

  it("is the next that is not solved, from there on and around", () => {
    expect(nextOf("a", all, ["a"])?.id).toBe("b");
    expect(nextOf("a", all, ["a", "b"])?.id).toBe("c");
    expect(nextOf("c", all, ["c"])?.id).toBe("a");
  });

  it("is none when all are solved", () => {
    expect(nextOf("b", all, ["a", "b", "c"])).toBeNull();
  });
});
