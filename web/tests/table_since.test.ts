import { describe, expect, it } from "vitest";
import { endingOf } from "../src/pages/table/ending";
import { linesOf, othersSince, sentencesFrom, takenSince } from "../src/pages/table/since";
import type { PileView, View } from "../src/protocol";
import { line, turn } from "./logged";

function pile(name: string, count: number, more: Partial<PileView> = {}): PileView {
  const cost = { coins: 0, potion: 0, debt: 0 };
  const rest = { supply: true, face_down: false, cards: [], tokens: {}, player_tokens: [], trait: "", marks: [] };
  return { name, top: name, count, cost, ...rest, ...more };
}

function view(piles: PileView[], players = 2): View {
  return { seat: 0, piles, players: Array.from({ length: players }, () => ({})) } as unknown as View;
}

const mark = (piles: PileView[], ...named: string[]) => ({ lines: 0, view: view(piles), named });

describe("what has happened since the last answer", () => {
  it("tells what was taken, without what the answer itself took", () => {
    const before = mark([pile("silver", 40), pile("gold", 30), pile("duchy", 8)], "gold");
    const now = view([pile("silver", 38), pile("gold", 28), pile("duchy", 8)]);
    expect(takenSince(before, now)).toEqual([
      { pile: "silver", card: "silver", n: 2 },
      { pile: "gold", card: "gold", n: 1 },
    ]);
  });

  it("names the cards of a mixed pile by what lay on top", () => {
    const cards = ["elder", "miller", "blacksmith", "town_crier"];
    const before = [pile("townsfolk", 4, { top: "town_crier", cards })];
    const now = view([pile("townsfolk", 2, { top: "miller", cards: cards.slice(0, 2) })]);
    const [top, second] = [
      { pile: "townsfolk", card: "town_crier", n: 1 },
      { pile: "townsfolk", card: "blacksmith", n: 1 },
    ];
    expect(takenSince(mark(before), now)).toEqual([top, second]);
    expect(takenSince(mark(before, "townsfolk"), now)).toEqual([second]);
  });

  it("finds nothing where cards came back or nothing changed", () => {
    expect(takenSince(mark([pile("curse", 9)]), view([pile("curse", 10)]))).toEqual([]);
    expect(takenSince(mark([pile("curse", 9)]), view([pile("curse", 9)]))).toEqual([]);
  });

  it("counts the lines of the log with their headings, and gives the new ones without", () => {
    const log = [
      { n: 0, seat: -1, lines: [line("deal")] },
      { n: 1, seat: 0, lines: [line("Turn 1"), line("play"), line("buy")] },
      { n: 2, seat: 1, lines: [line("Turn 1")] },
    ];
    expect(linesOf(log)).toBe(5);
    expect(sentencesFrom(log, 0)).toEqual(["deal", "play", "buy"]);
    expect(sentencesFrom(log, 3)).toEqual(["buy"]);
    expect(sentencesFrom(log, 5)).toEqual(["buy"]);
    expect(sentencesFrom([], 0)).toEqual([]);
  });
});

describe("the end of the game", () => {
  const rest = [pile("estate", 8), pile("smithy", 10)];

  it("is far while there are Provinces and piles", () => {
    expect(endingOf(view([pile("province", 8), ...rest]))).toEqual({ empty: 0, limit: 3, low: null, last: false, near: false });
  });

  it("is near with one Province or two empty piles, and comes with the last of them", () => {
    expect(endingOf(view([pile("province", 1), ...rest])).near).toBe(true);
    const two = [pile("curse", 0), pile("village", 0)];
    expect(endingOf(view([pile("province", 8), ...two, ...rest]))).toMatchObject({ empty: 2, near: true, last: false });
    expect(endingOf(view([pile("province", 8), ...two, pile("moat", 0), ...rest]))).toMatchObject({ last: true, near: false });
    expect(endingOf(view([pile("province", 0), ...rest])).last).toBe(true);
    expect(endingOf(view([pile("province", 8), pile("colony", 0), ...rest])).last).toBe(true);
  });

  it("needs four empty piles with five or six players, and only those of the Supply count", () => {
    const three = [pile("curse", 0), pile("village", 0), pile("moat", 0)];
    expect(endingOf(view([pile("province", 8), ...three], 5))).toMatchObject({ limit: 4, last: false, near: true });
    expect(endingOf(view([pile("province", 8), pile("prizes", 0, { supply: false })])).empty).toBe(0);
  });
});

describe("what others did since a line", () => {
  const log = [
    turn(0, -1, line("deal", { seat: -1 })),
    turn(1, 0, line("Turn 1"), line("mine"), line("theirs", { seat: 1 })),
    turn(2, 1, line("Turn 1", { seat: 1 }), line("buy", { seat: 1 })),
    turn(3, 0, line("Turn 2"), line("hit", { seat: 1 })),
  ];

  it("is news until the own turn has begun with an answer", () => {
    expect(othersSince(log, 1, 0)).toBe(true);
    expect(othersSince(log, 5, 0)).toBe(true);
    expect(othersSince(log, 6, 0)).toBe(false);
  });

  it("is not what they suffer in the own turn under way", () => {
    expect(othersSince(log.slice(0, 2), 1, 0)).toBe(false);
    expect(othersSince(log.slice(0, 3), 6, 0)).toBe(false);
  });
});
