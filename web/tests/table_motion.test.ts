import { describe, expect, it } from "vitest";
import { movesBetween } from "../src/pages/table/motion";
import type { View } from "../src/protocol";

interface Lying {
  hand?: string[] | number;
  deck?: number;
  discard?: string[] | [number, string];
  play?: string[];
}

/** A table of two, by what lies where: the first player's cards are known, of the other only what is open. */
function view(mine: Lying, other: Lying = {}, piles: Record<string, number> = {}, trash: string[] = []): View {
  const zone = (cards: string[] | null, size: number, top = "") => ({ size, cards, top, backs: [] });
  const player = ({ hand = [], deck = 0, discard = [], play = [] }: Lying) => {
    const [n, top] = discard;
    return {
      zones: {
        hand: typeof hand === "number" ? zone(null, hand) : zone(hand, hand.length),
        deck: zone(null, deck),
        discard:
          typeof n === "number" ? zone(null, n, String(top)) : zone(discard as string[], discard.length, String(discard.at(-1) ?? "")),
        play: zone(play, play.length),
      },
    };
  };
  return {
    seat: 0,
    players: [player(mine), player(other)],
    zones: { trash: zone(trash, trash.length) },
    piles: Object.entries(piles).map(([name, count]) => ({ name, top: name, count, cards: [] })),
  } as unknown as View;
}

/** The moves in short: "gold: gold > discard 1". */
function told(before: View, after: View, shuffled: number[] = []): string[] {
  const place = (at: { zone: string; seat: number; pile: string }) =>
    at.pile !== "" ? `pile ${at.pile}` : at.seat < 0 ? at.zone : `${at.zone} ${String(at.seat)}`;
  return movesBetween(before, after, shuffled)
    .map(({ card, from, to }) => `${card === "" ? "?" : card}: ${place(from)} > ${place(to)}`)
    .sort();
}

describe("moves between two views", () => {
  it("a card is played, and draws others", () => {
    const before = view({ hand: ["smithy", "copper"], deck: 5 });
    const after = view({ hand: ["copper", "copper", "gold", "estate"], deck: 2, play: ["smithy"] });
    expect(told(before, after)).toEqual([
      "copper: deck 0 > hand 0",
      "estate: deck 0 > hand 0",
      "gold: deck 0 > hand 0",
      "smithy: hand 0 > play 0",
    ]);
  });

  it("another player's hand is not known, but what comes of it is", () => {
    const before = view({}, { hand: 5, deck: 5 });
    const played = view({}, { hand: 4, deck: 5, play: ["village"] });
    const drawn = view({}, { hand: 5, deck: 4, play: ["village"] });
    expect(told(before, played)).toEqual(["village: hand 1 > play 1"]);
    expect(told(played, drawn)).toEqual(["?: deck 1 > hand 1"]);
  });

  it("a card is bought, or gained by another", () => {
    const before = view({ discard: [] }, { discard: [0, ""] }, { gold: 10, curse: 5 });
    expect(told(before, view({ discard: ["gold"] }, { discard: [0, ""] }, { gold: 9, curse: 5 }))).toEqual([
      "gold: pile gold > discard 0",
    ]);
    expect(told(before, view({ discard: [] }, { discard: [1, "gold"] }, { gold: 9, curse: 5 }))).toEqual([
      "gold: pile gold > discard 1",
    ]);
    expect(told(before, view({ discard: ["curse"] }, { discard: [1, "curse"] }, { gold: 10, curse: 3 }))).toEqual([
      "curse: pile curse > discard 0",
      "curse: pile curse > discard 1",
    ]);
  });

  it("cards are trashed, and come back to their pile", () => {
    const before = view({ hand: ["copper", "copper", "estate"] }, {}, { estate: 8 });
    expect(told(before, view({ hand: ["copper"] }, {}, { estate: 8 }, ["copper", "estate"]))).toEqual([
      "copper: hand 0 > trash",
      "estate: hand 0 > trash",
    ]);
    expect(told(before, view({ hand: ["copper", "copper"] }, {}, { estate: 9 }))).toEqual(["estate: hand 0 > pile estate"]);
  });

  it("a turn is cleared away: what was played and held is discarded, and others are drawn", () => {
    const before = view({ hand: ["estate"], deck: 7, play: ["copper", "silver"] });
    const after = view({ hand: ["copper", "gold"], deck: 5, discard: ["copper", "estate", "silver"] });
    expect(told(before, after)).toEqual([
      "copper: deck 0 > hand 0",
      "copper: play 0 > discard 0",
      "estate: hand 0 > discard 0",
      "gold: deck 0 > hand 0",
      "silver: play 0 > discard 0",
    ]);
  });

  it("a shuffle is not many moves", () => {
    const before = view({ hand: [], deck: 0, discard: ["copper", "gold", "silver"] });
    const after = view({ hand: ["gold"], deck: 2, discard: [] });
    expect(told(before, after, [0]).filter((move) => move.endsWith("deck 0"))).toEqual([]);
    expect(told(before, after).filter((move) => move.endsWith("deck 0"))).toHaveLength(2);
  });

  it("what is taken back goes the other way", () => {
    const played = view({ hand: [], play: ["village"], discard: ["gold"] }, {}, { gold: 9 });
    expect(told(played, view({ hand: ["village"] }, {}, { gold: 10 }))).toEqual([
      "gold: discard 0 > pile gold",
      "village: play 0 > hand 0",
    ]);
  });

  it("nothing moves where nothing has changed", () => {
    const same = view({ hand: ["copper"], deck: 3 }, { hand: 5, deck: 5 }, { gold: 3 });
    expect(told(same, same)).toEqual([]);
  });
});
