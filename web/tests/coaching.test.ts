import { describe, expect, it } from "vitest";
import { curveOf } from "../src/pages/review/coaching";

const judged = (turn: number, chance: number, grade = "") => ({
  at: 0,
  turn,
  coins: 0,
  done: "",
  chance,
  low: chance - 5,
  high: chance + 5,
  grade,
  better: "",
  gain: "",
  sentence: "",
  why: "",
});

describe("the curve of the chances", () => {
  it("has for each turn the chance of its last decision and the worst sign, and holds it where nothing was decided", () => {
    const curve = curveOf([judged(1, 50), judged(3, 40, "?!"), judged(3, 30, "??"), judged(3, 35)]);
    expect(curve).toEqual({ values: [50, 50, 35], low: [45, 45, 30], high: [55, 55, 40], marks: ["", "", "??"] });
  });
  it("is empty where there is nothing to look at", () => {
    expect(curveOf([]).values).toEqual([]);
  });
});
