/** An answer that ends the game is held back once. */

import { beforeEach, describe, expect, it, vi } from "vitest";
import { endingOfPicks, heldBack, warning } from "../src/pages/table/warning";
import type { TableMessage } from "../src/protocol";

function table(game: string, turn: number): TableMessage {
  const endings = [
    { pick: 2, points: [3, 9] },
    { pick: -1, points: [] },
  ];
  return { game, question: 5, endings, view: { seat: 0, turn: { number: turn } } } as unknown as TableMessage;
}

describe("an answer that ends the game", () => {
  beforeEach(() => {
    warning.value = null;
  });

  it("is found by its option, or as picking nothing", () => {
    expect(endingOfPicks(table("a", 1), [2])?.points).toEqual([3, 9]);
    expect(endingOfPicks(table("a", 1), [])?.pick).toBe(-1);
    expect(endingOfPicks(table("a", 1), [1])).toBeUndefined();
    expect(endingOfPicks(table("a", 1), [2, 1])).toBeUndefined();
  });

  it("is held back until the player says so, and others are not", () => {
    const send = vi.fn();
    expect(heldBack(table("b", 1), [0], send)).toBe(false);
    expect(heldBack(table("b", 1), [2], send)).toBe(true);
    expect(send).not.toHaveBeenCalled();
    warning.value?.goOn();
    expect(send).toHaveBeenCalledOnce();
    expect(warning.value).toBeNull();
  });

  it("is asked about once a turn, and again if the player thought better of it", () => {
    const send = vi.fn();
    expect(heldBack(table("c", 1), [2], send)).toBe(true);
    expect(heldBack(table("c", 1), [2], send)).toBe(true);
    warning.value?.goOn();
    expect(heldBack(table("c", 1), [], send)).toBe(false);
    expect(heldBack(table("c", 2), [], send)).toBe(true);
    expect(heldBack(table("d", 1), [], send)).toBe(true);
  });
});
