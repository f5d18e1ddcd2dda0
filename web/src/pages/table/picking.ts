/** Answering a question: equal options stand together, and what is picked is kept until it is sent. */

import { computed, type ReadonlySignal, signal, type Signal } from "@preact/signals";
import type { Option, Question, QuestionWords, View } from "../../protocol";
import { say } from "../../words";
import { buys, wastes } from "./phases";
import { keysOf } from "./pickKeys";

/** Options that are the same to the one who chooses: three Coppers in hand. `numbers` are what an answer names. */
export interface Group {
  id: string;
  option: Option;
  label: string;
  numbers: number[];
}

/** Put equal options together, in the order in which they come. */
export function groupsOf(question: Question, labels: readonly string[]): Group[] {
  const groups = new Map<string, Group>();
  question.options.forEach((option, number) => {
    const id = [option.kind, option.name, option.zone, option.owner, option.pile].join("|");
    const group = groups.get(id);
    if (group === undefined) groups.set(id, { id, option, label: labels[number] ?? option.name, numbers: [number] });
    else group.numbers.push(number);
  });
  return [...groups.values()];
}

export type Place = "hand" | "pile" | "landscape" | "panel";

/** Where an option is offered: on the card in hand, pile or landscape itself, else with the question. */
export function placeOf(option: Option, question: Question, view: View): Place {
  if (option.kind === "card" && option.zone === "hand" && option.owner === question.seat) return "hand";
  if (option.kind === "pile" && view.piles.some((pile) => pile.name === option.pile)) return "pile";
  if (option.kind === "landscape" && view.landscapes.some((one) => one.name === option.name)) return "landscape";
  return "panel";
}

/** Add the next free number of a group to what is picked; a group that is picked as often as possible is let go. */
export function toggled(picks: readonly number[], group: Group, high: number): number[] {
  const free = group.numbers.find((number) => !picks.includes(number));
  if (free !== undefined && picks.length < high) return [...picks, free];
  return picks.filter((number) => !group.numbers.includes(number));
}

/** Move what is picked at one place of an order to another. */
export function moved(picks: readonly number[], from: number, to: number): number[] {
  const order = [...picks];
  const [number] = order.splice(from, 1);
  if (number === undefined) return order;
  order.splice(to, 0, number);
  return order;
}

// A key that follows so closely, in milliseconds, was meant for the question before.
const HASTE = 400;

/** The way of an answer to the server. */
export interface Sending {
  /** Whether an answer to this question is on its way: nothing more is sent until it is refused or another comes. */
  sent: ReadonlySignal<boolean>;
  send: (picks: number[], always: boolean) => void;
}

/** The answer in the making to one question. */
export class Picking {
  readonly groups: Group[];
  readonly picks: Signal<number[]>;
  readonly always: Signal<boolean>;
  /** Whether the player is asked if the phase is really to end. */
  readonly doubts: Signal<boolean>;
  readonly sent: ReadonlySignal<boolean>;
  readonly enough = computed(
    () => this.picks.value.length >= this.question.low && this.picks.value.length <= this.question.high,
  );
  /** Whether nothing more can be picked. */
  readonly complete = computed(
    () => !this.single && this.picks.value.length === Math.min(this.question.high, this.question.options.length),
  );
  private readonly places = new Map<string, Place>();
  private readonly keys: ReadonlyMap<string, string>;
  private readonly since: number;
  private readonly wastes: boolean;

  /** `before` is the answer in the making to the same question when the table was last shown. */
  constructor(
    readonly question: Question,
    readonly words: QuestionWords,
    view: View,
    private readonly sending: Sending,
    before: Picking | null = null,
  ) {
    this.sent = sending.sent;
    this.picks = before?.picks ?? signal([]);
    this.always = before?.always ?? signal(false);
    this.doubts = before?.doubts ?? signal(false);
    this.since = before?.since ?? performance.now();
    this.wastes = wastes(question, view);
    this.groups = groupsOf(question, words.labels);
    for (const group of this.groups) this.places.set(group.id, placeOf(group.option, question, view));
    this.keys = this.numeric
      ? new Map(this.groups.filter(({ option }) => option.name.length === 1).map(({ id, option }) => [id, option.name]))
      : keysOf(this.groups, this.places, question.seat, view);
  }

  /** Whether one pick is the whole answer. */
  get single(): boolean {
    return this.question.high === 1;
  }

  get numeric(): boolean {
    return this.groups.every((group) => group.option.kind === "number");
  }

  at(place: Place): Group[] {
    return this.groups.filter((group) => this.places.get(group.id) === place);
  }

  inHand(name: string): Group | undefined {
    return this.at("hand").find((group) => group.option.name === name);
  }

  onPile(name: string): Group | undefined {
    return this.at("pile").find((group) => group.option.pile === name);
  }

  /** The option of a card that lies in front of a player or in the trash; it is offered with the question as well. */
  lying(name: string, zone: string, owner: number): Group | undefined {
    return this.at("panel").find(
      ({ option }) =>
        option.kind === "card" && option.name === name && option.zone === zone && option.owner === owner,
    );
  }

  onLandscape(name: string): Group | undefined {
    return this.at("landscape").find((group) => group.option.name === name);
  }

  keyOf(group: Group): string | undefined {
    return this.keys.get(group.id);
  }

  byKey(key: string): Group | undefined {
    return this.groups.find((group) => this.keys.get(group.id) === key);
  }

  /** How many of a group are picked, and at which places of the order. */
  placesOf(group: Group): number[] {
    return this.picks.value.flatMap((number, i) => (group.numbers.includes(number) ? [i + 1] : []));
  }

  groupOf(number: number): Group | undefined {
    return this.groups.find((group) => group.numbers.includes(number));
  }

  /** The word for what picking it does. In a Buy phase cards in hand are played. */
  verb({ option }: Group): string {
    const intent = buys(this.question) && option.kind === "card" ? "play" : this.question.intent;
    return say(`table.pick.${intent}`);
  }

  pick(group: Group): void {
    if (this.sent.value) return;
    if (this.single) {
      const [first] = group.numbers;
      if (first !== undefined) this.answer([first]);
    } else {
      this.picks.value = toggled(this.picks.value, group, this.question.high);
    }
  }

  drop(number: number): void {
    this.picks.value = this.picks.value.filter((other) => other !== number);
  }

  move(from: number, to: number): void {
    this.picks.value = moved(this.picks.value, from, to);
  }

  /** Pick everything that may still be picked, in the order in which it is listed. */
  pickRest(): void {
    const rest = this.question.options.map((_, i) => i).filter((i) => !this.picks.value.includes(i));
    this.picks.value = [...this.picks.value, ...rest].slice(0, this.question.high);
  }

  clear(): void {
    this.picks.value = [];
  }

  confirm(): void {
    if (!this.single && this.enough.value) this.answer(this.picks.value);
  }

  /** Pick nothing; if that would throw something away, the player is asked first. */
  decline(): void {
    if (this.question.low !== 0 || this.sent.value) return;
    if (this.wastes) this.doubts.value = true;
    else this.answer([]);
  }

  /** Pick nothing after all. */
  declineAnyway(): void {
    this.doubts.value = false;
    if (this.question.low === 0) this.answer([]);
  }

  /** Pick nothing if the question has been there long enough for a key to be meant for it. */
  declineInTime(): void {
    if (performance.now() - this.since >= HASTE) this.decline();
  }

  private answer(picks: number[]): void {
    if (!this.sent.value) this.sending.send(picks, this.always.value);
  }
}
