import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { logUntil, stepsOf, viewBefore } from "../src/pages/table/frames";
import { lookTime, newLines, type Pace, Show } from "../src/pages/table/pace";
import type { Frame, LogTurn, TableMessage, View } from "../src/protocol";
import { line, turn } from "./logged";

const ME = 0;
let clock: object | null = null;

function view(coins: number, asked = ME, turnOf = ME): View {
  const question = asked === ME ? { key: "turn.buy", options: [] } : null;
  return { seat: ME, turn: { seat: turnOf, coins }, asked, question, players: [{ seat: 0 }, { seat: 1 }] } as unknown as View;
}

/** A table whose coins tell one view from the other. */
function table(question: number, coins: number, frames: Frame[] = [], seen = view(coins)): TableMessage {
  const undo = { possible: true, free: true };
  const manners = { clock };
  return { type: "table", question, view: seen, words: {}, undo, request: null, frames, manners } as unknown as TableMessage;
}

function frame(coins: number, turns: number, lines: number): Frame {
  return {
    differences: [
      { at: ["turn", "coins"], value: coins },
      { at: ["turn", "seat"], value: 1 },
      { at: ["asked"], value: -1 },
      { at: ["question"], value: null },
    ],
    turns,
    lines,
  };
}

const LOG: LogTurn[] = [
  turn(0, -1),
  turn(1, 1, line("Turn 1", { verb: "turn" }), line("Smithy"), line("draw", { depth: 1, verb: "draw" }), line("Gold", { verb: "buy" })),
];

describe("frames", () => {
  it("are made of the view at the end, each of the one after it", () => {
    const end = view(7);
    const steps = stepsOf(table(3, 7, [frame(1, 2, 1), frame(2, 2, 2)], end), LOG);
    expect(steps.map((step) => step.table.view.turn.coins)).toEqual([1, 2]);
    expect(steps.map((step) => step.log[1]?.lines.length)).toEqual([1, 2]);
    expect(steps.every((step) => step.table.view.question === null && step.table.words === null)).toBe(true);
    expect(steps.every((step) => !step.table.undo.possible)).toBe(true);
    expect(end.turn.coins).toBe(7);
  });

  it("replace what lies deep inside, and leave the rest as it is", () => {
    const after = { players: [{ zones: { hand: 5 } }, { zones: { hand: 3 } }], effects: [] } as unknown as View;
    const before = viewBefore(after, [{ at: ["players", 1, "zones", "hand"], value: 4 }]);
    expect(before).toEqual({ players: [{ zones: { hand: 5 } }, { zones: { hand: 4 } }], effects: [] });
    expect(before.players[0]).toBe(after.players[0]);
  });

  it("have the log as far as it had come", () => {
    expect(logUntil(LOG, 1, 0)).toEqual([LOG[0]]);
    expect(logUntil(LOG, 2, 2)[1]?.lines.map((one) => one.text)).toEqual(["Turn 1", "Smithy"]);
    expect(newLines(logUntil(LOG, 2, 2), LOG).map((one) => one.text)).toEqual(["draw", "Gold"]);
    expect(newLines([], LOG)).toHaveLength(4);
  });
});

describe("the time to look", () => {
  it("follows the pace, and is shorter for what is plain", () => {
    const [play, buy, coppers] = [line("a"), line("b", { verb: "buy" }), line("c", { verb: "treasures" })];
    expect(lookTime([buy], "slow")).toBe(2 * lookTime([buy], "normal"));
    expect(lookTime([buy], "normal")).toBe(2 * lookTime([buy], "quick"));
    expect(lookTime([buy], "instant")).toBe(0);
    expect(lookTime([coppers], "normal")).toBeLessThan(lookTime([buy], "normal"));
    expect(lookTime([play, buy], "normal")).toBe(lookTime([buy], "normal"));
    expect(lookTime([], "slow")).toBe(0);
  });
});

describe("a show", () => {
  let pace: Pace = "normal";
  let shown: number[] = [];
  let asked: boolean[] = [];
  let visible = "visible";

  beforeEach(() => {
    pace = "normal";
    shown = [];
    asked = [];
    visible = "visible";
    clock = null;
    vi.useFakeTimers();
    vi.stubGlobal("document", {
      get visibilityState() {
        return visible;
      },
    });
  });

  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  function begin(): Show {
    const show = new Show(
      (step) => {
        shown.push(step.table.view.turn.coins);
        asked.push(step.table.view.question !== null);
      },
      () => pace,
    );
    show.take(table(1, 0), LOG.slice(0, 1), true);
    return show;
  }

  const bots = () => table(2, 9, [frame(1, 2, 1), frame(2, 2, 2), frame(3, 2, 3)]);

  it("goes from frame to frame, and ends with the table that can be answered", () => {
    const show = begin();
    show.take(bots(), LOG, false);
    expect(shown).toEqual([0, 1]);
    expect(show.showing.value).toBe(true);
    vi.advanceTimersByTime(460);
    expect(shown).toEqual([0, 1, 2]);
    vi.advanceTimersByTime(5000);
    expect(shown).toEqual([0, 1, 2, 3, 9]);
    expect(asked).toEqual([true, false, false, false, true]);
    expect(show.showing.value).toBe(false);
  });

  it("takes as long as the pace says", () => {
    const times: number[] = [];
    for (pace of ["quick", "normal", "slow"] as const) {
      const show = begin();
      const start = Date.now();
      show.take(bots(), LOG, false);
      while (show.showing.value) vi.advanceTimersByTime(10);
      times.push(Date.now() - start);
    }
    const [quick = 0, normal = 0, slow = 0] = times;
    expect(quick).toBeGreaterThan(300);
    expect(normal).toBeGreaterThan(1.8 * quick);
    expect(slow).toBeGreaterThan(1.8 * normal);
  });

  it("is left at once by who has seen enough", () => {
    const show = begin();
    show.take(bots(), LOG, false);
    show.skip();
    expect(shown).toEqual([0, 1, 9]);
    expect(show.showing.value).toBe(false);
    vi.advanceTimersByTime(5000);
    expect(shown).toEqual([0, 1, 9]);
  });

  it("does not begin where nobody wants it, nobody looks, or the connection has just come back", () => {
    pace = "instant";
    begin().take(bots(), LOG, false);
    expect(shown).toEqual([0, 9]);
    shown = [];
    pace = "slow";
    visible = "hidden";
    begin().take(bots(), LOG, false);
    expect(shown).toEqual([0, 9]);
    shown = [];
    visible = "visible";
    begin().take(bots(), LOG, true);
    expect(shown).toEqual([0, 9]);
  });

  it("does not spend the time of who is asked with a clock running", () => {
    const show = begin();
    clock = { minutes: 10, increment: 0 };
    show.take(bots(), LOG, false);
    expect(shown).toEqual([0, 9]);
    expect(show.again).toBe(true);
  });

  it("goes on when the same table comes again, and ends with its newest form", () => {
    const show = begin();
    show.take(bots(), LOG, false);
    show.take(table(2, 10), LOG, false);
    expect(shown).toEqual([0, 1]);
    show.skip();
    expect(shown).toEqual([0, 1, 10]);
  });

  it("shows what comes meanwhile after what is still to be seen", () => {
    const show = begin();
    show.take(bots(), LOG, false);
    show.take(table(3, 20, [frame(11, 2, 4)]), LOG, false);
    vi.advanceTimersByTime(20_000);
    expect(shown).toEqual([0, 1, 2, 3, 9, 11, 20]);
    expect(asked).toEqual([true, false, false, false, false, false, true]);
  });

  it("can be seen again, and leaves the question as it was", () => {
    const show = begin();
    expect(show.again).toBe(false);
    show.take(bots(), LOG, false);
    show.skip();
    expect(show.again).toBe(true);
    shown = [];
    show.replay();
    expect(shown).toEqual([1]);
    vi.advanceTimersByTime(20_000);
    expect(shown).toEqual([1, 2, 3, 9]);
    expect(show.showing.value).toBe(false);
  });

  it("keeps a round: own answers do not end it, the end of the own turn does", () => {
    const show = begin();
    show.take(bots(), LOG, false);
    show.take(table(3, 30), LOG, false);
    show.skip();
    shown = [];
    show.replay();
    show.skip();
    expect(shown).toEqual([1, 30]);
    show.take(table(4, 40, [frame(31, 2, 4)]), LOG, false);
    show.skip();
    shown = [];
    show.replay();
    vi.advanceTimersByTime(20_000);
    expect(shown).toEqual([31, 40]);
  });

  it("has people's turns in it as well", () => {
    const show = begin();
    show.take(table(2, 5, [], view(5, 1, 1)), LOG, false);
    show.take(table(3, 6, [], view(6, 1, 1)), LOG, false);
    show.take(table(4, 7), LOG, false);
    expect(shown).toEqual([0, 5, 6, 7]);
    shown = [];
    show.replay();
    vi.advanceTimersByTime(20_000);
    expect(shown).toEqual([5, 6, 7]);
  });
});
