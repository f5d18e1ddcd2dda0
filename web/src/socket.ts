/** One viewer's connection to one game: it comes back by itself, and what it knows is in signals. */

import { type Signal, signal } from "@preact/signals";
import type { LogTurn, Protocol, SeatView, TableMessage } from "./protocol";
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

  private socket: WebSocket | null = null;
  private wait = FIRST_WAIT;
  private closed = false;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private answeredAt: number | null = null;
  private phrases = 0;

  constructor(
    readonly game: string,
    readonly secret: string | null,
    private lang: Lang,
  ) {
    this.open();
  }

  private open(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/socket`);
    this.socket = socket;
    socket.onopen = () => {
      this.wait = FIRST_WAIT;
      this.send({ type: "hello", game: this.game, secret: this.secret, lang: this.lang });
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
        this.log.value = [...this.log.value.slice(0, first), ...parts].slice(0, message.log.turns);
        this.seats.value = message.seats;
        this.table.value = message;
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

  handOver(seat: number): void {
    if (this.secret !== null) this.send({ type: "hand_over", game: this.game, secret: this.secret, seat });
  }

  speak(lang: Lang): void {
    this.lang = lang;
    this.send({ type: "language", lang });
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.retry);
    this.socket?.close();
  }
}
