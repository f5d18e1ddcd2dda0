import { describe, expect, it } from "vitest";
import { soundsOf } from "../src/pages/table/sound";
import type { TableMessage } from "../src/protocol";
import { line } from "./logged";

function table(asked: number, turn: number, more: object = {}): TableMessage {
  return { view: { seat: 0, asked, turn: { seat: turn }, over: false, winners: [], ...more } } as unknown as TableMessage;
}

const MINE = table(0, 0);
const THEIRS = table(-1, 1);

describe("what is heard", () => {
  it("goes with what has happened", () => {
    expect(soundsOf([line("", { verb: "play" })], MINE, MINE)).toEqual(["card"]);
    expect(soundsOf([line("", { verb: "treasures" })], MINE, MINE)).toEqual(["coins"]);
    expect(soundsOf([line("", { verb: "buy" })], MINE, MINE)).toEqual(["gain"]);
    expect(soundsOf([line("", { verb: "trash" }), line("", { verb: "shuffle" })], MINE, MINE)).toEqual(["trash", "shuffle"]);
    expect(soundsOf([line("", { verb: "coins" })], MINE, MINE)).toEqual([]);
  });

  it("is an Attack only if it is somebody else's turn, and oneself who suffers it", () => {
    const discard = (seat: number, depth = 1) => [line("", { verb: "discard", seat, depth })];
    expect(soundsOf(discard(0), THEIRS, THEIRS)).toEqual(["hit", "card"]);
    expect(soundsOf(discard(1), THEIRS, THEIRS)).toEqual(["card"]);
    expect(soundsOf(discard(0), MINE, MINE)).toEqual(["card"]);
    expect(soundsOf(discard(0, 0), THEIRS, THEIRS)).toEqual(["card"]);
  });

  it("calls when one's turn comes, not at every question", () => {
    expect(soundsOf([], THEIRS, MINE)).toEqual(["turn"]);
    expect(soundsOf([], MINE, MINE)).toEqual([]);
    expect(soundsOf([], THEIRS, table(0, 1))).toEqual([]);
  });

  it("tells how the game ended, once", () => {
    const won = table(-1, 1, { over: true, winners: [0] });
    const lost = table(-1, 1, { over: true, winners: [1] });
    expect(soundsOf([], THEIRS, won)).toEqual(["won"]);
    expect(soundsOf([], THEIRS, lost)).toEqual(["lost"]);
    expect(soundsOf([], lost, lost)).toEqual([]);
  });

  it("is never more than a few at once, each once", () => {
    const verbs = ["play", "play", "treasures", "buy", "trash", "shuffle", "discard"];
    expect(soundsOf(verbs.map((verb) => line("", { verb })), THEIRS, MINE)).toEqual(["turn", "trash", "gain"]);
  });
});
