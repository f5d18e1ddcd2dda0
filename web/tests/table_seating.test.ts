import { describe, expect, it } from "vitest";
import type { TableMessage } from "../src/protocol";
import { newest, sight } from "../src/pages/table/seating";

function table(asked: number, question = 1, over = false): TableMessage {
  return { question, view: { asked, over } } as unknown as TableMessage;
}

describe("several people at one screen", () => {
  it("never covers the cards of somebody who plays alone", () => {
    expect(sight([2], table(0), 0, 0)).toEqual({ at: 0, covered: false });
    expect(sight([], table(0), 0, 0)).toEqual({ at: 0, covered: false });
  });

  it("covers the cards until the one who is asked says so", () => {
    expect(sight([0, 1], table(1), 0, 0)).toEqual({ at: 1, covered: true });
    expect(sight([0, 1], table(1), 1, 1)).toEqual({ at: 1, covered: false });
    expect(sight([0, 1], table(0), 0, -1)).toEqual({ at: 0, covered: true });
  });

  it("stays with the last one while somebody else is asked", () => {
    expect(sight([0, 1], table(2), 1, 1)).toEqual({ at: 1, covered: false });
  });

  it("shows everything at the end", () => {
    expect(sight([0, 1], table(-1, 9, true), 1, -1)).toEqual({ at: 1, covered: false });
  });

  it("goes by the newest table", () => {
    expect(newest([table(0, 3), null, table(1, 5), table(0, 4)])?.view.asked).toBe(1);
    expect(newest([null])).toBeNull();
  });
});
