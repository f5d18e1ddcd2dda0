import { describe, expect, it } from "vitest";
import { ANY_CARD, findCards, fittingPicks } from "../src/pages/start/cardsearch";
import { standingOf } from "../src/pages/start/games";
import {
  ANY_SET,
  chosenSets,
  completionFor,
  drawFor,
  exchangeFor,
  matches,
  MOST_LANDSCAPES,
  NO_KINGDOM,
  NO_WISHES,
  ownOf,
  partsOf,
  PILES,
  toggled,
  without,
  type OwnKingdom,
  type SetFilter,
  type SetGroup,
} from "../src/pages/start/kingdoms";
import { readLink } from "../src/pages/start/links";
import {
  inviteLink,
  invitations,
  newSeats,
  ownSeats,
  readSeats,
  sameNames,
  usualSeats,
} from "../src/pages/start/seats";
import type { CardSheet, KingdomView, SetView, TableMessage } from "../src/protocol";

const KINGDOM: OwnKingdom = {
  cards: ["smithy", "young_witch", "mine@2"],
  landscapes: ["reckless", "looting"],
  picks: { "reckless.pile": ["smithy"], "young_witch.bane": ["moat"] },
};

function viewOf(kingdom: OwnKingdom, options: string[] = []): KingdomView {
  const cost = { coins: 4, potion: 0, debt: 0 };
  return {
    list: "",
    title: "",
    cards: kingdom.cards.map((key) => ({ key, cost })),
    landscapes: kingdom.landscapes.map((key) => ({ key, kind: "event", cost })),
    choices: kingdom.picks,
    options,
    hints: [],
    seed: 1,
  };
}

describe("a kingdom being picked", () => {
  it("is written as a list with what is chosen for its cards and landscapes", () => {
    const parts = ["smithy", "young_witch: moat", "mine@2", "reckless: smithy", "looting"];
    expect(partsOf(KINGDOM)).toEqual(parts);
  });

  it("has nothing in its list that is chosen for a card that is not in", () => {
    expect(partsOf({ ...KINGDOM, cards: ["smithy"], landscapes: [] })).toEqual(["smithy"]);
  });

  it("is the same after the server has made it ready", () => {
    expect(ownOf(viewOf(KINGDOM))).toEqual(KINGDOM);
  });

  it("loses what depends on a card that is taken out", () => {
    expect(without(KINGDOM, "smithy").picks).toEqual({ "young_witch.bane": ["moat"] });
    expect(without(KINGDOM, "young_witch").picks).toEqual({ "reckless.pile": ["smithy"] });
    expect(without(KINGDOM, "moat")).toEqual({ ...KINGDOM, picks: { "reckless.pile": ["smithy"] } });
    expect(without(KINGDOM, "reckless").landscapes).toEqual(["looting"]);
  });

  it("takes a card in the place of its other print", () => {
    expect(toggled(KINGDOM, "mine", false).cards).toEqual(["smithy", "young_witch", "mine"]);
  });

  it("takes a card out that is in", () => {
    expect(toggled(KINGDOM, "smithy", false).cards).toEqual(["young_witch", "mine@2"]);
  });

  it("has room for ten piles and some landscapes", () => {
    let kingdom = NO_KINGDOM;
    for (let n = 0; n < PILES + 2; n++) kingdom = toggled(kingdom, `card${String(n)}`, false);
    for (let n = 0; n < MOST_LANDSCAPES + 2; n++) kingdom = toggled(kingdom, `event${String(n)}`, true);
    expect(kingdom.cards).toHaveLength(PILES);
    expect(kingdom.landscapes).toHaveLength(MOST_LANDSCAPES);
  });

  it("finds another pick when that card becomes a pile", () => {
    expect(toggled(KINGDOM, "moat", false).picks).toEqual({ "reckless.pile": ["smithy"] });
  });
});

describe("a kingdom by chance", () => {
  it("keeps what is to stay, with the Trait on it", () => {
    const wanted = drawFor(
      { ...NO_WISHES, include: ["village", "smithy"] },
      ["smithy", "reckless"],
      viewOf(KINGDOM),
      {},
    );
    expect(wanted.include).toEqual(["smithy", "reckless: smithy", "village"]);
  });

  it("lets a kept Trait find another pile when its pile goes", () => {
    expect(drawFor(NO_WISHES, ["reckless"], viewOf(KINGDOM), { colony: true }).include).toEqual(["reckless", "colony"]);
  });

  it("exchanges one card and keeps everything else as it is", () => {
    const wanted = exchangeFor(
      { ...NO_WISHES, needs: ["attack"], exclude: ["witch"] },
      viewOf(KINGDOM, ["colony"]),
      "mine@2",
      ["colony", "shelters"],
    );
    const parts = ["smithy", "young_witch: moat", "reckless: smithy", "looting"];
    expect(wanted.include).toEqual([...parts, "colony", "no shelters"]);
    expect(wanted.exclude).toEqual(["witch", "mine"]);
    expect(wanted.landscapes).toBe(2);
    expect(wanted.needs).toEqual(["attack"]);
  });

  it("exchanges a pick alone", () => {
    const wanted = exchangeFor(NO_WISHES, viewOf(KINGDOM), "moat");
    expect(wanted.include).toContain("young_witch");
    expect(wanted.exclude).toEqual(["moat"]);
  });

  it("draws no other landscapes when cards are completed", () => {
    const include = [...partsOf(KINGDOM), "no colony"];
    expect(completionFor(KINGDOM, { colony: false })).toEqual({ include, landscapes: 2 });
  });
});

const SET: SetView = {
  id: "beginners",
  name: "Anfänger",
  rulebook: "Blütezeit",
  boxes: [],
  expansions: ["prosperity"],
  cards: ["bank"],
  landscapes: [],
  picks: {},
  missing: [],
};

describe("recommended sets", () => {
  const lacking: SetView = { ...SET, id: "lacking", name: "Träume", expansions: ["plunder"], missing: ["oasis"] };
  const other: SetView = { ...SET, id: "other", name: "Andere", rulebook: "Plünderer" };
  const names = (set: SetView) => [set.name, ...set.cards];

  const ids = (groups: SetGroup[]) => groups.map((group) => group.sets.map((set) => set.id));

  it("come by rulebook, with the playable ones first", () => {
    expect(ids(chosenSets([lacking, SET, other], { ...ANY_SET, playable: false }, names))).toEqual([
      ["beginners", "lacking"],
      ["other"],
    ]);
    expect(ids(chosenSets([lacking, SET], ANY_SET, names))).toEqual([["beginners"]]);
  });

  it("are found by rulebook, expansion and words", () => {
    const found = (filter: Partial<SetFilter>) =>
      ids(chosenSets([SET, lacking, other], { ...ANY_SET, playable: false, ...filter }, names)).flat();
    expect(found({ rulebook: "Plünderer" })).toEqual(["other"]);
    expect(found({ expansion: "plunder" })).toEqual(["lacking"]);
    expect(found({ query: "traeume" })).toEqual(["lacking"]);
    expect(found({ query: "BANK" })).toEqual(["beginners", "lacking", "other"]);
  });
});

function card(name: string, other: string, more: Partial<CardSheet> = {}): CardSheet {
  return {
    name,
    other,
    text: "",
    picture: "anvil",
    kind: "kingdom",
    types: ["action"],
    set: "base",
    cost: { coins: 3, potion: 0, debt: 0 },
    playable: true,
    choosable: true,
    ...more,
  };
}

const SHEETS: Record<string, CardSheet> = {
  village: card("Dorf", "Village"),
  workers_village: card("Arbeiterdorf", "Worker's Village", {
    cost: { coins: 4, potion: 0, debt: 0 },
    set: "prosperity",
  }),
  familiar: card("Vertrauter", "Familiar", { cost: { coins: 3, potion: 1, debt: 0 } }),
  loeser: card("Öltanker", "Tanker", { playable: false, choosable: false }),
  gold: card("Gold", "Gold", { kind: "basic", choosable: false }),
  reckless: card("Waghalsig", "Reckless", { kind: "trait", types: ["trait"], cost: null }),
  garden: card("Gärten", "Gardens", { types: ["victory"], cost: { coins: 4, potion: 0, debt: 0 } }),
};

describe("finding cards", () => {
  const keys = (filter: Partial<typeof ANY_CARD>) =>
    findCards(SHEETS, { ...ANY_CARD, ...filter }).map(({ key }) => key);

  it("knows both languages, the full name first", () => {
    expect(keys({ query: "dorf" })).toEqual(["village", "workers_village"]);
    expect(keys({ query: "workers vil" })).toEqual(["workers_village"]);
  });

  it("reads umlauts in both spellings", () => {
    expect(matches("Gärten", "gaerten")).toBe(true);
    expect(matches("Gärten", "garten")).toBe(true);
    expect(matches("Gärten", "gurten")).toBe(false);
  });

  it("shows what cannot be played yet only to who looks for it", () => {
    expect(keys({})).not.toContain("loeser");
    expect(keys({ query: "öltank" })).toEqual(["loeser"]);
  });

  it("never offers what is no part of a kingdom", () => {
    expect(keys({ query: "gold" })).toEqual([]);
  });

  it("filters by set, type and cost", () => {
    expect(keys({ set: "prosperity" })).toEqual(["workers_village"]);
    expect(keys({ type: "victory" })).toEqual(["garden"]);
    expect(keys({ type: "trait" })).toEqual(["reckless"]);
    expect(keys({ cost: "3" })).toEqual(["village"]);
    expect(keys({ cost: "potion" })).toEqual(["familiar"]);
  });

  const sheetOf = (key: string) => SHEETS[key] ?? card(key, key);
  const choice = { owner: "", label: "", title: "", adds_pile: true, most: 1 };

  it("offers as a further pile what fits and is not there yet", () => {
    const wanted = { ...choice, inside: false, fitting: ["workers_village", "village", "moat"] };
    const kingdom = { ...NO_KINGDOM, cards: ["village@2"], picks: { "other.one": ["moat"] } };
    expect(fittingPicks("young_witch.bane", wanted, NO_KINGDOM, sheetOf)).toEqual([
      "workers_village",
      "village",
      "moat",
    ]);
    expect(fittingPicks("young_witch.bane", wanted, kingdom, sheetOf)).toEqual(["workers_village"]);
  });

  it("lets landscapes lie on piles that fit, one each", () => {
    const wanted = { ...choice, inside: true, fitting: ["village", "familiar"] };
    const kingdom = {
      ...NO_KINGDOM,
      cards: ["village@2", "garden", "familiar"],
      picks: { "hasty.pile": ["familiar"] },
    };
    expect(fittingPicks("reckless.pile", wanted, kingdom, sheetOf)).toEqual(["village@2"]);
  });
});

describe("seats", () => {
  it("are remembered, unless what is remembered makes no sense", () => {
    const seats = [...usualSeats("Ada"), { kind: "friend" as const, name: "", bot: "general" }];
    expect(readSeats(JSON.stringify(seats), "")).toEqual(seats);
    for (const bad of [
      null,
      "",
      "[]",
      "{}",
      '[{"kind":"me"},{"kind":"bot"}]',
      '[{"kind":"cat","name":"","bot":""},1]',
    ]) {
      expect(readSeats(bad, "Ada")).toEqual(usualSeats("Ada"));
    }
  });

  it("go to the server with what their kind needs", () => {
    expect(newSeats([...usualSeats(" Ada "), { kind: "friend", name: "Bo", bot: "general" }])).toEqual([
      { kind: "me", name: "Ada" },
      { kind: "bot", bot: "general" },
      { kind: "friend", name: "Bo" },
    ]);
  });

  it("cannot have two people of one name", () => {
    const seats = [...usualSeats("Ada"), { kind: "me" as const, name: "ada ", bot: "general" }];
    expect(sameNames(seats)).toEqual([0, 2]);
    expect(sameNames(usualSeats(""))).toEqual([]);
  });

  it("are told apart by who sits there", () => {
    const keys = [
      { seat: 0, kind: "me" as const, name: "Ada", secret: "s" },
      { seat: 1, kind: "friend" as const, name: "", invite: "i" },
      { seat: 2, kind: "bot" as const, name: "Bot" },
    ];
    expect(ownSeats(keys)).toEqual([{ seat: 0, secret: "s", name: "Ada" }]);
    expect(invitations(keys)).toEqual([{ seat: 1, name: "", token: "i" }]);
    expect(inviteLink("http://host", "G", "i")).toBe("http://host/t/G#invite=i");
  });
});

describe("links", () => {
  const path = (typed: string) => {
    const found = readLink(typed, "host:8000");
    return "path" in found ? found.path : found.problem;
  };

  it("are read whole, in parts, or as a code", () => {
    expect(path("http://host:8000/t/abc#invite=x_y")).toBe("/t/abc#invite=x_y");
    expect(path("host:8000/g/abc#at=3&seat=1")).toBe("/g/abc#at=3&seat=1");
    expect(path(" /t/abc/ ")).toBe("/t/abc");
    expect(path("aB-_9")).toBe("/t/aB-_9");
  });

  it("are refused with what is wrong", () => {
    expect(path("  ")).toBe("empty");
    expect(path("http://host:8000/")).toBe("unknown");
    expect(path("http://host:8000/t/a/b")).toBe("unknown");
    expect(path("two words")).toBe("unknown");
    expect(path("https://elsewhere.example/t/abc")).toBe("elsewhere");
    expect(path("javascript:alert(1)")).toBe("unknown");
  });
});

describe("how a game stands", () => {
  const table = (asked: number, over: boolean, open = false) =>
    ({
      kingdom: "K",
      seats: [
        { name: "Ada", kind: "person" },
        { name: "", kind: open ? "open" : "bot" },
      ],
      view: { asked, over },
    }) as TableMessage;
  const turn = (message: TableMessage) => {
    const standing = standingOf(message, [0]);
    return standing.gone ? "gone" : standing.turn;
  };

  it("says whose turn it is", () => {
    expect(turn(table(0, false))).toBe("mine");
    expect(turn(table(1, false))).toBe("other");
    expect(turn(table(1, false, true))).toBe("open");
    expect(standingOf(table(0, false, true), [0])).toMatchObject({ open: true, turn: "mine" });
    expect(turn(table(-1, true))).toBe("none");
  });
});
