/** One viewer's connection to one game: it comes back by itself, and what it knows is in signals. */

import { batch, type Signal, signal } from "@preact/signals";
import { type Pace, Show } from "./pages/table/pace";
import type { ChatLine, HintMessage, LogTurn, Protocol, SeatView, TableMessage } from "./protocol";
import type { Lang } from "./words";

type ClientMessage = Protocol["ClientMessage"];
type ServerMessage = Protocol["ServerMessage"];
type Answer = Extract<ClientMessage, { type: "answer" }>;

export interface Said {
  id: number;
  seat: number;
  phrase: string;
}

const FIRST_WAIT = 250;
const LONGEST_WAIT = 8000;

export class Connection {
  readonly table: Signal<TableMessage | null> = signal(null);
  readonly log: Signal<LogTurn[]> = signal([]);
  readonly seats: Signal<SeatView[]> = signal([]);
  readonly said: Signal<Said[]> = signal([]);
  /** What was written at this table, as far as it is known here. */
  readonly chat: Signal<ChatLine[]> = signal([]);
  /** The last hint that was asked for. */
  readonly hint: Signal<HintMessage | null> = signal(null);
  readonly online = signal(false);
  /** The last refusal, until the table changes or it is waved away. */
  readonly problem = signal<{ code: string; message: string } | null>(null);
  readonly rematch = signal<{ game: string; seat: number; secret: string } | null>(null);
  /**
   * The answer that is on its way: it was neither refused nor did another question follow it. A lost connection may
   * have swallowed it.
   */
  readonly underway: Signal<Answer | null> = signal(null);
  /** Milliseconds between the last answer and the table that followed it. */
  readonly delay = signal<number | null>(null);
  /** Shows the tables that come, and before each how it came about. */
  readonly show: Show;

  /** The log as far as it is known; what is shown may not have come so far. */
  private whole: LogTurn[] = [];

  private socket: WebSocket | null = null;
  private wait = FIRST_WAIT;
  private closed = false;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private answeredAt: number | null = null;
  private phrases = 0;
  private wantsFrames: boolean;

  constructor(
    readonly game: string,
    readonly secret: string | null,
    private lang: Lang,
    pace: () => Pace = () => "instant",
  ) {
    this.wantsFrames = pace() !== "instant";
    this.show = new Show(({ table, log }) => {
      batch(() => {
        this.log.value = log;
        this.table.value = table;
      });
    }, pace);
    this.open();
  }

  private open(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/socket`);
    this.socket = socket;
    socket.onopen = () => {
      this.wait = FIRST_WAIT;
      const { game, secret, lang, wantsFrames } = this;
      this.send({ type: "hello", game, secret, lang, frames: wantsFrames });
    };
    socket.onmessage = (event) => {
      this.receive(JSON.parse(String(event.data)) as ServerMessage);
    };
    socket.onclose = (event) => {
      this.online.value = false;
      // The server knows no such game or seat: asking again would not help.
      if (this.closed || event.code === 4404 || event.code === 4403) return;
      this.retry = setTimeout(() => {
        this.open();
      }, this.wait);
      this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
    };
  }

  private receive(message: ServerMessage): void {
    switch (message.type) {
      case "table": {
        const back = !this.online.value;
        const parts = message.log.parts;
        const first = parts[0]?.n ?? message.log.turns;
        this.whole = [...this.whole.slice(0, first), ...parts].slice(0, message.log.turns);
        this.seats.value = message.seats;
        this.show.take(message, this.whole, back && message.frames.length === 0);
        this.online.value = true;
        this.problem.value = null;
        if (this.answeredAt !== null) this.delay.value = performance.now() - this.answeredAt;
        this.answeredAt = null;
        // The same question is pending as before the connection broke: then the answer never arrived.
        if (this.underway.value?.question !== message.question) this.underway.value = null;
        else if (back) this.send(this.underway.value);
        break;
      }
      case "said":
        this.said.value = [...this.said.value, { id: ++this.phrases, seat: message.seat, phrase: message.phrase }];
        break;
      case "chat": {
        const [first] = message.lines;
        const before = this.chat.value.filter((line) => first === undefined || line.n < first.n);
        this.chat.value = [...before, ...message.lines];
        break;
      }
      case "hint":
        this.hint.value = message;
        break;
      case "rematch":
        this.rematch.value = message;
        break;
      case "error":
        this.underway.value = null;
        this.problem.value = message;
        break;
      case "pong":
        break;
    }
  }

  private send(message: ClientMessage): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  /** Answer the pending question with the numbers of the picked options. */
  answer(picks: number[], always = false): void {
    const table = this.table.value;
    if (table === null || this.secret === null) return;
    this.answeredAt = performance.now();
    const { game, secret } = this;
    this.underway.value = { type: "answer", game, secret, question: table.question, picks, always };
    this.send(this.underway.value);
  }

  undo(): void {
    const table = this.table.value;
    if (table === null || this.secret === null) return;
    this.send({ type: "undo", game: this.game, secret: this.secret, question: table.question });
  }

  consent(request: number, agree: boolean): void {
    if (this.secret !== null) this.send({ type: "consent", game: this.game, secret: this.secret, request, agree });
  }

  setAuto(auto: Extract<ClientMessage, { type: "auto" }>["auto"]): void {
    if (this.secret !== null) this.send({ type: "auto", game: this.game, secret: this.secret, auto });
  }

  say(phrase: string): void {
    if (this.secret !== null) this.send({ type: "say", game: this.game, secret: this.secret, phrase });
  }

  /** Ask what a bot would do, or the coach. */
  askHint(coach = false): void {
    const table = this.table.value;
    if (table === null || this.secret === null) return;
    this.send({ type: "hint", game: this.game, secret: this.secret, question: table.question, coach });
  }

  write(text: string): void {
    if (this.secret !== null) this.send({ type: "chat", game: this.game, secret: this.secret, text });
  }

  resign(): void {
    if (this.secret !== null) this.send({ type: "resign", game: this.game, secret: this.secret });
  }

  /** List the table for everybody on this server, or no longer. */
  list(listed: boolean): void {
    if (this.secret !== null) this.send({ type: "listing", game: this.game, secret: this.secret, public: listed });
  }

  handOver(seat: number): void {
    if (this.secret !== null) this.send({ type: "hand_over", game: this.game, secret: this.secret, seat });
  }

  /** Whether what happens between two tables is to be told from now on. */
  want(frames: boolean): void {
    if (this.wantsFrames === frames) return;
    this.wantsFrames = frames;
    this.send({ type: "frames", wanted: frames });
  }

  speak(lang: Lang): void {
    this.lang = lang;
    this.send({ type: "language", lang });
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.retry);
    this.show.stop();
    this.socket?.close();
  }
}
