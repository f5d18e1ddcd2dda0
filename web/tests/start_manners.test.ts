/** What is agreed at a new table. */

import { describe, expect, it } from "vitest";
import { agreedWords } from "../src/pages/shared/agreedWords";
import { isAlone, mannersWish, readManners, USUAL } from "../src/pages/start/agreement";
import type { SeatPlan } from "../src/pages/start/seats";

const seat = (kind: SeatPlan["kind"]): SeatPlan => ({ kind, name: "", bot: "general" });
const HOUSE = { chat: true, lobby: true };
const FRIENDS = [seat("me"), seat("friend")];
const BOTS = [seat("me"), seat("bot"), seat("bot")];

describe("what is agreed", () => {
  it("is as usual when nothing sensible is remembered", () => {
    for (const text of [null, "", "3", "null", '{"minutes": 7, "hints": "yes"}']) expect(readManners(text)).toEqual(USUAL);
  });

  it("is remembered", () => {
    const plan = { score: true, hints: false, minutes: 10, increment: 5, chat: true, listed: true };
    expect(readManners(JSON.stringify(plan))).toEqual(plan);
  });

  it("knows who plays alone", () => {
    expect([isAlone(BOTS), isAlone(FRIENDS), isAlone([seat("bot"), seat("bot")])]).toEqual([true, false, false]);
  });

  it("is sent as the table takes it", () => {
    const plan = { score: true, hints: null, minutes: 10, increment: 5, chat: true, listed: true };
    expect(mannersWish(plan, FRIENDS, HOUSE)).toEqual({
      score: true,
      hints: null,
      clock: { minutes: 10, increment: 5 },
      chat: true,
      public: true,
    });
    expect(mannersWish({ ...plan, minutes: 0 }, FRIENDS, HOUSE).clock).toBeNull();
  });

  it("leaves out what the server forbids, and chat for who plays alone", () => {
    const plan = { ...USUAL, chat: true, listed: true };
    expect(mannersWish(plan, FRIENDS, { chat: false, lobby: false })).toMatchObject({ chat: false, public: false });
    expect(mannersWish(plan, BOTS, HOUSE)).toMatchObject({ chat: false, public: true });
  });

  it("is told in short, and that nothing is agreed too", () => {
    const none = { score: false, hints: false, clock: null, chat: false, public: false };
    expect(agreedWords(none)).toEqual(["manners.told.nothing"]);
    const all = { score: true, hints: true, clock: { minutes: 5, increment: 0 }, chat: true, public: true };
    expect(agreedWords(all)).toEqual(["score", "hints", "clock", "chat", "public"].map((one) => `manners.told.${one}`));
    expect(agreedWords({ ...none, clock: { minutes: 5, increment: 3 } })).toEqual(["manners.told.clock_plus"]);
  });
});
