/** The finished game: points in the address, turns along the answers, the log at a point, and where plots put things. */

import { expect, test } from "vitest";
import { ALL_OPEN, pathOf, readPoint } from "../src/pages/review/point";
import { apart, numbered, shortened, ticks } from "../src/pages/review/scales";
import { logAt, realTurns, turnAt, turnBack, turnOn } from "../src/pages/review/turns";
import type { LogTurn } from "../src/protocol";
import { line } from "./logged";

test("a point is read from the address that was made of it", () => {
  const path = pathOf("abc", { at: 12, seat: ALL_OPEN });
  expect(path).toBe("/g/abc#at=12&seat=-2");
  expect(readPoint(path.split("#")[1] ?? "", 200, 3)).toEqual({ at: 12, seat: ALL_OPEN });
});

test("an address that says nothing sensible is bounded or left out", () => {
  expect(readPoint("", 200, 3)).toBeNull();
  expect(readPoint("at=x&seat=1.5", 200, 3)).toBeNull();
  expect(readPoint("at=999&seat=7", 200, 3)).toEqual({ at: 200, seat: 2 });
  expect(readPoint("at=-4", 200, 3)).toEqual({ at: 0 });
  expect(readPoint("seat=-9", 200, 3)).toEqual({ seat: ALL_OPEN });
});

const STARTS = [2, 5, 5, 9];

test("the turn under way at a point", () => {
  expect([0, 1, 2, 4, 5, 8, 9, 30].map((at) => turnAt(STARTS, at))).toEqual([-1, -1, 0, 0, 2, 2, 3, 3]);
});

test("a turn back and a turn on", () => {
  expect([0, 2, 3, 5, 8, 12].map((at) => turnBack(STARTS, at))).toEqual([0, 0, 2, 2, 5, 9]);
  expect([0, 2, 5, 9, 12].map((at) => turnOn(STARTS, at, 12))).toEqual([2, 5, 9, 12, 12]);
});

function told(n: number, seat: number, ...texts: string[]): LogTurn {
  return { n, seat, lines: texts.map((text) => line(text)) };
}

test("the log at a point is the whole one up to the turn under way, and that as far as it has come", () => {
  const whole = [told(0, -1), told(1, 0, "a", "b"), told(2, 1, "c", "d"), told(3, 0, "e")];
  const now = told(2, 1, "c");
  expect(logAt(whole, { turns: 3, parts: [now] })).toEqual([whole[0], whole[1], now]);
  expect(logAt(whole, { turns: 4, parts: whole })).toEqual(whole);
  expect(realTurns(whole).map((turn) => turn.n)).toEqual([1, 2, 3]);
});

test("ticks are round, whole, and hold all values", () => {
  expect(ticks(0, 87)).toEqual([0, 20, 40, 60, 80, 100]);
  expect(ticks(-3, 12)).toEqual([-5, 0, 5, 10, 15]);
  expect(ticks(0, 1)).toEqual([0, 1]);
  for (const [low, high] of [[0, 9.6], [-20, 4], [0, 160]] as const) {
    const found = ticks(low, high);
    expect(found[0]).toBeLessThanOrEqual(low);
    expect(found.at(-1)).toBeGreaterThanOrEqual(high);
    expect(found.every((value) => Number.isInteger(value))).toBe(true);
    expect(found.length).toBeLessThan(9);
  }
});

test("as many turns are numbered as there is room for", () => {
  expect(numbered(4, 200)).toEqual([1, 2, 3, 4]);
  expect(numbered(9, 150)).toEqual([1, 3, 5, 7, 9]);
  expect(numbered(32, 200)).toEqual([1, 5, 10, 15, 20, 25, 30]);
});

test("labels are moved apart and stay in their order and in the field", () => {
  expect(apart([10, 50, 90], 15, 0, 100)).toEqual([10, 50, 90]);
  const placed = apart([98, 97, 20, 99], 15, 0, 100);
  expect(placed).toEqual([85, 70, 20, 100]);
});

test("a shortened name keeps the number at its end", () => {
  expect(shortened("Anna", 9)).toBe("Anna");
  expect(shortened("Allgemein 3", 9)).toBe("Allgem… 3");
  expect(shortened("Königliches Siegel", 14)).toBe("Königliches S…");
});
