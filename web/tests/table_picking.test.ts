import { signal } from "@preact/signals";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { Option, Question, QuestionWords, View } from "../src/protocol";
import { groupsOf, moved, Picking, placeOf, toggled } from "../src/pages/table/picking";

function card(name: string, zone = "hand", owner = 0): Option {
  return { kind: "card", name, zone, owner, pile: "" };
}

function pile(name: string): Option {
  return { kind: "pile", name, zone: "", owner: -1, pile: name };
}

function question(options: Option[], low: number, high: number, more: Partial<Question> = {}): Question {
  return {
    by: 0,
    seat: 0,
    key: "chapel.trash",
    source: "chapel",
    about: "",
    intent: "trash",
    whose: 0,
    asking: null,
    low,
    high,
    ordered: false,
    options,
    ...more,
  };
}

function words(options: Option[]): QuestionWords {
  const labels = options.map((option) => option.name.toUpperCase());
  return { prompt: "", how_many: "", decline: "", labels, can_always: false };
}

const VIEW = {
  seat: 0,
  turn: { buys: 1 },
  players: [{ zones: { hand: { size: 4, cards: ["b", "a", "c", "a"], top: "", backs: [] } } }],
  piles: [
    { name: "silver", supply: true, cost: { coins: 3, potion: 0, debt: 0 } },
    { name: "copper", supply: true, cost: { coins: 0, potion: 0, debt: 0 } },
  ],
  landscapes: [{ name: "borrow", cost: { coins: 0, potion: 0, debt: 0 } }],
} as unknown as View;

function picking(options: Option[], low: number, high: number, more: Partial<Question> = {}, view = VIEW) {
  const sent: [number[], boolean][] = [];
  const underway = signal(false);
  const sending = {
    sent: underway,
    send: (picks: number[], always: boolean) => {
      underway.value = true;
      sent.push([picks, always]);
    },
  };
  return { made: new Picking(question(options, low, high, more), words(options), view, sending), sent };
}

function grouped(asked: Question) {
  return groupsOf(asked, words(asked.options).labels);
}

describe("groups of options", () => {
  it("puts equal cards together and keeps their numbers", () => {
    const groups = grouped(question([card("copper"), card("estate"), card("copper")], 0, 2));
    expect(groups.map((group) => [group.option.name, group.numbers])).toEqual([
      ["copper", [0, 2]],
      ["estate", [1]],
    ]);
  });

  it("tells cards in different places apart", () => {
    expect(grouped(question([card("copper", "hand"), card("copper", "discard")], 0, 1))).toHaveLength(2);
    expect(grouped(question([card("copper", "revealed", 0), card("copper", "revealed", 1)], 0, 1))).toHaveLength(2);
  });

  it("offers what lies on the table there, and everything else with the question", () => {
    const asked = question([], 1, 1);
    expect(placeOf(card("copper"), asked, VIEW)).toBe("hand");
    expect(placeOf(card("copper", "hand", 1), asked, VIEW)).toBe("panel");
    expect(placeOf(card("copper", "trash", -1), asked, VIEW)).toBe("panel");
    expect(placeOf(pile("silver"), asked, VIEW)).toBe("pile");
    expect(placeOf(pile("nowhere"), asked, VIEW)).toBe("panel");
  });
});

describe("picking", () => {
  const [coppers] = grouped(question([card("copper"), card("copper"), card("copper")], 0, 3));

  it("takes the next free card of a name, and lets go of all after the last", () => {
    if (coppers === undefined) throw new Error("no group");
    const one = toggled([], coppers, 3);
    const two = toggled(one, coppers, 3);
    const three = toggled(two, coppers, 3);
    expect([one, two, three]).toEqual([[0], [0, 1], [0, 1, 2]]);
    expect(toggled(three, coppers, 3)).toEqual([]);
  });

  it("picks no more than is allowed", () => {
    if (coppers === undefined) throw new Error("no group");
    expect(toggled([7, 8], coppers, 2)).toEqual([7, 8]);
    expect(toggled([7, 0], coppers, 2)).toEqual([7]);
  });

  it("moves what is picked within an order", () => {
    expect(moved([4, 5, 6], 0, 2)).toEqual([5, 6, 4]);
    expect(moved([4, 5, 6], 2, 1)).toEqual([4, 6, 5]);
    expect(moved([4], 3, 0)).toEqual([4]);
  });

  it("answers at once where one pick is the answer, and only once", () => {
    const { made, sent } = picking([card("copper"), card("copper"), card("estate")], 0, 1);
    const [first] = made.groups;
    if (first === undefined) throw new Error("no group");
    made.pick(first);
    made.pick(first);
    made.decline();
    expect(sent).toEqual([[[0], false]]);
  });

  it("waits for a confirmation where several may be picked", () => {
    const { made, sent } = picking([card("copper"), card("estate"), card("curse")], 2, 2);
    const [copper, estate] = made.groups;
    if (copper === undefined || estate === undefined) throw new Error("no group");
    made.pick(estate);
    made.confirm();
    expect(sent).toEqual([]);
    made.pick(copper);
    made.always.value = true;
    made.confirm();
    expect(sent).toEqual([[[1, 0], true]]);
  });

  it("does not decline what must be answered", () => {
    const { made, sent } = picking([card("copper"), card("estate")], 1, 1);
    made.decline();
    expect(sent).toEqual([]);
  });

  it("fills up an order with the rest as listed", () => {
    const { made, sent } = picking([card("a"), card("b"), card("c")], 3, 3, { ordered: true });
    const last = made.groups[2];
    if (last === undefined) throw new Error("no group");
    made.pick(last);
    made.pickRest();
    made.confirm();
    expect(sent).toEqual([[[2, 0, 1], false]]);
    expect(made.placesOf(last)).toEqual([1]);
  });

  const keys = (options: Option[], view = VIEW) => {
    const { made } = picking(options, 1, 1, {}, view);
    return made.groups.map((group) => made.keyOf(group));
  };

  it("gives what lies on the table the same key whatever else can be picked", () => {
    const lying = { ...VIEW, piles: [...VIEW.piles, ...["moat", "smithy"].map((name) => ({ ...VIEW.piles[0], name }))] } as View;
    expect(keys([pile("silver"), pile("moat"), pile("smithy")], lying)).toEqual(["S", "q", "w"]);
    expect(keys([pile("smithy")], lying)).toEqual(["w"]);
    expect(keys([{ ...pile(""), kind: "landscape", name: "borrow", pile: "" }], lying)).toEqual(["e"]);
  });

  it("gives a card in hand the number of its place, whether its neighbours can be picked or not", () => {
    expect(keys([card("c"), card("a")])).toEqual(["3", "1"]);
    expect(keys([card("c")])).toEqual(["3"]);
  });

  it("gives what a question offers numbers, beside cards in hand other keys", () => {
    const mode = (name: string): Option => ({ kind: "mode", name, zone: "", owner: -1, pile: "" });
    expect(keys([mode("x"), mode("y")])).toEqual(["1", "2"]);
    expect(keys([mode("x"), card("b"), mode("y")])).toEqual([",", "2", "."]);
  });

  it("gives numbers themselves as keys", () => {
    const numbers = [0, 1, 2].map((n) => ({ ...card(String(n)), kind: "number" as const }));
    const { made: numeric } = picking(numbers, 1, 1);
    expect(numeric.groups.map((group) => numeric.keyOf(group))).toEqual(["0", "1", "2"]);
  });
});

describe("ending a phase", () => {
  const treasures = { ...card("treasures", ""), kind: "mode" as const };
  const buying = { key: "turn.buy", source: "", intent: "buy" } as const;

  afterEach(() => {
    vi.useRealTimers();
  });

  it("asks before coins and a Buy are thrown away", () => {
    for (const left of [pile("silver"), treasures, card("gold")]) {
      const { made, sent } = picking([pile("copper"), left], 0, 1, buying);
      made.decline();
      made.decline();
      expect(made.doubts.value).toBe(true);
      expect(sent).toEqual([]);
      made.declineAnyway();
      expect(made.doubts.value).toBe(false);
      expect(sent).toEqual([[[], false]]);
    }
  });

  it("does not ask where nothing but what is free could be bought, or no Buy is left", () => {
    const free = picking([pile("copper"), { ...pile("borrow"), kind: "landscape" }], 0, 1, buying);
    const spent = picking([card("gold")], 0, 1, buying, { ...VIEW, turn: { ...VIEW.turn, buys: 0 } });
    const acting = picking([card("village")], 0, 1, { key: "turn.action", source: "", intent: "play" });
    for (const { made, sent } of [free, spent, acting]) {
      made.decline();
      expect(made.doubts.value).toBe(false);
      expect(sent).toEqual([[[], false]]);
    }
  });

  it("takes a key that comes at once as meant for the question before", () => {
    vi.useFakeTimers();
    const { made, sent } = picking([], 0, 0, { key: "turn.end", source: "", intent: "end" });
    vi.advanceTimersByTime(200);
    made.declineInTime();
    expect(sent).toEqual([]);
    vi.advanceTimersByTime(300);
    made.declineInTime();
    expect(sent).toEqual([[[], false]]);
  });
});
