import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Asked } from "../src/pages/table/asked";
import { askedNow } from "../src/pages/table/asked";
import type { TableMessage } from "../src/protocol";
import { Connection } from "../src/socket";

/** A socket whose other end is the test. */
class Wire {
  static readonly OPEN = 1;
  static all: Wire[] = [];
  readonly readyState = Wire.OPEN;
  readonly sent: { type: string; question?: number }[] = [];
  onopen: () => void = () => undefined;
  onclose: (event: { code: number }) => void = () => undefined;
  onmessage: (event: { data: string }) => void = () => undefined;

  constructor() {
    Wire.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as { type: string });
  }

  get answers(): number[] {
    return this.sent.flatMap(({ type, question }) => (type === "answer" && question !== undefined ? [question] : []));
  }

  say(message: object): void {
    this.onmessage({ data: JSON.stringify(message) });
  }
}

function table(question: number): object {
  const option = { kind: "card", name: "copper", zone: "hand", owner: 0, pile: "" };
  const asked = { key: "chapel.trash", source: "chapel", intent: "trash", seat: 0, low: 0, high: 1, options: [option] };
  const words = { prompt: "", how_many: "", decline: "", labels: ["Copper"], can_always: false };
  const view = { seat: 0, players: [], piles: [], landscapes: [], turn: { buys: 1 }, question: asked };
  return { type: "table", question, log: { turns: 0, parts: [] }, seats: [], view, words, frames: [], manners: { clock: null }, endings: [] };
}

describe("an answer on its way", () => {
  beforeEach(() => {
    Wire.all = [];
    vi.stubGlobal("WebSocket", Wire);
    vi.stubGlobal("location", { protocol: "http:", host: "here" });
    vi.useFakeTimers();
  });

  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  function sitDown() {
    const connection = new Connection("game", "secret", "en");
    let asked: Asked | null = null;
    const shown = (question: number): Asked => {
      Wire.all.at(-1)?.say(table(question));
      asked = askedNow(connection, connection.table.value as TableMessage, asked, () => undefined);
      if (asked === null) throw new Error("nobody is asked");
      return asked;
    };
    const wire = (): Wire => {
      const last = Wire.all.at(-1);
      if (last === undefined) throw new Error("no socket");
      return last;
    };
    return { wire, shown };
  }

  it("stays sent when the table comes again with the same question", () => {
    const { wire, shown } = sitDown();
    const first = shown(5).picking;
    first.decline();
    const again = shown(5).picking;
    expect(again).not.toBe(first);
    expect(again.sent.value).toBe(true);
    again.decline();
    first.decline();
    expect(wire().answers).toEqual([5]);
  });

  it("may be given anew after a refusal, and to the next question", () => {
    const { wire, shown } = sitDown();
    const { picking } = shown(5);
    picking.decline();
    wire().say({ type: "error", code: "illegal_answer", message: "" });
    expect(picking.sent.value).toBe(false);
    picking.decline();
    shown(6).picking.decline();
    expect(wire().answers).toEqual([5, 5, 6]);
  });

  it("is sent once more by itself if a lost connection swallowed it", () => {
    const { wire, shown } = sitDown();
    shown(5).picking.decline();
    wire().onclose({ code: 1006 });
    vi.advanceTimersByTime(1000);
    const { picking } = shown(5);
    expect(picking.sent.value).toBe(true);
    picking.decline();
    expect(Wire.all).toHaveLength(2);
    expect(wire().answers).toEqual([5]);
  });
});
