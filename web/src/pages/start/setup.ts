/** The game being set up: what the forms of the start page share, and what they ask the server. */

import { computed, signal } from "@preact/signals";
import { get, post, Refused } from "../../api";
import type { Check, Choices, Draw, KingdomView, NewTable, Sets, TableMade } from "../../protocol";
import { inMyName } from "../../profile";
import { go } from "../../route";
import { finishedGames, keep, keepSeats, kept } from "../../storage";
import { choiceSheet, lang, say, sheet } from "../../words";
import { focusSoon } from "./focus";
import { keepInvitations, remember } from "./games";
import { house, manners, mannersWish } from "./agreement";
import {
  completionFor,
  drawFor,
  exchangeFor,
  NO_KINGDOM,
  NO_WISHES,
  ownOf,
  partsOf,
  PILES,
  type Options,
  type OwnKingdom,
  type Wishes,
} from "./kingdoms";
import { invitations, newSeats, ownSeats, readSeats, usualSeats, type Invitation, type SeatPlan } from "./seats";

export type Tab = "sets" | "random" | "own";

/** Where something can go wrong; the message is shown there. */
export type Place = "play" | "choices" | "sets" | "set" | "draw" | "own" | "pick" | "paste" | "table";

export const tab = signal<Tab>("sets");
export const choices = signal<Choices | null>(null);
export const problems = signal<Partial<Record<Place, string>>>({});
/** What is being waited for. */
export const busy = signal<Partial<Record<Place, boolean>>>({});

/** The recommended sets, once they are asked for. */
export const sets = signal<Sets | null>(null);
export const setId = signal("");
export const setView = signal<KingdomView | null>(null);

export const wishes = signal<Wishes>(NO_WISHES);
export const drawn = signal<KingdomView | null>(null);
/** What the last draw brought, in words, for those who do not see it. */
export const news = signal("");
/** Keys of the drawn kingdom that stay when it is drawn again. */
export const keptCards = signal<string[]>([]);

export const own = signal<OwnKingdom>(NO_KINGDOM);
export const ownView = signal<KingdomView | null>(null);
/** A list that somebody has pasted, until it is read. */
export const pasted = signal("");

/** What is wanted of the options of the table; what is not in it is as recommended. */
export const options = signal<Options>({});

export function setOption(key: string, wanted: boolean | null): void {
  const others = Object.entries(options.value).filter(([other]) => other !== key);
  options.value = Object.fromEntries(wanted === null ? others : [...others, [key, wanted]]);
}

function allOptions(): string[] {
  return choices.value?.options.map((option) => option.key) ?? [];
}

export const myName = signal(kept("name") ?? "");
export const seats = signal<SeatPlan[]>(readSeats(kept("start.seats"), myName.value));
export const shuffled = signal(kept("start.shuffled") !== "no");

/** A table that waits for friends: their links are shown before the game begins. */
export const made = signal<{ game: string; invitations: Invitation[]; mine: boolean } | null>(null);

/** The kingdom that is going to be played, as far as it is known. */
export const chosen = computed<KingdomView | null>(() => {
  if (tab.value === "sets") return setView.value;
  return tab.value === "random" ? drawn.value : ownView.value;
});

function told(error: unknown): string {
  return error instanceof Refused ? error.message : say("start.offline");
}

const latest: Partial<Record<Place, number>> = {};

/** Ask the server for something; a later request for the same place makes an earlier one pointless. */
async function ask<T>(place: Place, request: () => Promise<T>): Promise<T | null> {
  const number = (latest[place] ?? 0) + 1;
  latest[place] = number;
  busy.value = { ...busy.value, [place]: true };
  try {
    const answer = await request();
    if (latest[place] !== number) return null;
    problems.value = { ...problems.value, [place]: "" };
    return answer;
  } catch (error) {
    if (latest[place] === number) problems.value = { ...problems.value, [place]: told(error) };
    return null;
  } finally {
    if (latest[place] === number) busy.value = { ...busy.value, [place]: false };
  }
}

function draw(place: Place, wanted: Omit<Draw, "lang">): Promise<KingdomView | null> {
  const body: Draw = { ...wanted, players: seats.value.length, lang: lang.value };
  return ask(place, () => post<KingdomView>("/api/kingdoms/draw", body));
}

function check(place: Place, kingdom: string): Promise<KingdomView | null> {
  const body: Check = { kingdom, players: seats.value.length, lang: lang.value };
  return ask(place, () => post<KingdomView>("/api/kingdoms/check", body));
}

/** Load what can be chosen, in the language of the page; what is chosen already is told again in it. */
export async function loadChoices(): Promise<void> {
  const loaded = await ask("choices", () => get<Choices>(`/api/choices/${lang.value}`));
  if (loaded === null) return;
  choices.value = loaded;
  await Promise.all([
    drawn.value === null ? null : check("draw", drawn.value.list).then((view) => view && (drawn.value = view)),
    checkOwn(),
  ]);
}

/** Load the recommended sets, which are many, when they are looked at; the one for a first game is chosen first. */
export async function loadSets(): Promise<void> {
  const loaded = await ask("sets", () => get<Sets>(`/api/sets/${lang.value}`));
  if (loaded === null) return;
  sets.value = loaded;
  await chooseSet(setId.value === "" ? loaded.first : setId.value);
}

export async function chooseSet(id: string): Promise<void> {
  setId.value = id;
  if (id === "") return;
  const view = await check("set", id);
  if (view !== null) setView.value = view;
}

export async function drawKingdom(): Promise<void> {
  const view = await draw("draw", drawFor(wishes.value, keptCards.value, drawn.value, options.value));
  if (view === null) return;
  showDrawn(view);
  news.value = say("start.random.drawn", {
    cards: keysOf(view)
      .map((key) => sheet(key).name)
      .join(", "),
  });
}

/** Exchange one card of the drawn kingdom; give the key of what came for it, if anything did. */
export async function exchange(key: string): Promise<string | null> {
  const before = drawn.value;
  if (before === null) return null;
  const view = await draw("draw", exchangeFor(wishes.value, before, key, allOptions()));
  if (view === null) return null;
  showDrawn(view);
  const came = keysOf(view).find((other) => !keysOf(before).includes(other)) ?? null;
  if (came !== null) news.value = say("start.random.exchanged", { card: sheet(key).name, other: sheet(came).name });
  return came;
}

function keysOf(view: KingdomView): string[] {
  const besides = Object.entries(view.choices).flatMap(([choice, keys]) =>
    choiceSheet(choice)?.adds_pile ? keys : [],
  );
  return [...view.cards, ...view.landscapes].map((one) => one.key).concat(besides);
}

function showDrawn(view: KingdomView): void {
  drawn.value = view;
  keptCards.value = keptCards.value.filter((key) => keysOf(view).includes(key));
}

export function toggleKept(key: string): void {
  const keys = keptCards.value;
  keptCards.value = keys.includes(key) ? keys.filter((other) => other !== key) : [...keys, key];
}

/** Go on with the shown kingdom as one's own. */
export function takeOver(view: KingdomView): void {
  tab.value = "own";
  focusSoon("#tab-own");
  setOwn(ownOf(view));
}

export function setOwn(kingdom: OwnKingdom): void {
  own.value = kingdom;
  problems.value = { ...problems.value, own: "", pick: "" };
  void checkOwn();
}

/** Say why something cannot be picked. */
export function refusePick(problem: string): void {
  problems.value = { ...problems.value, pick: problem };
}

/** Let the server look at a complete kingdom of one's own; an incomplete one is filled up when the game begins. */
async function checkOwn(): Promise<void> {
  ownView.value = null;
  if (own.value.cards.length !== PILES) return;
  const view = await check("own", partsOf(own.value).join(", "));
  if (view !== null) ownView.value = view;
}

export async function completeOwn(): Promise<boolean> {
  const view = await draw("own", completionFor(own.value, options.value));
  if (view === null) return false;
  own.value = ownOf(view);
  ownView.value = view;
  return true;
}

export function changeList(text: string): void {
  pasted.value = text;
  problems.value = { ...problems.value, paste: "" };
}

/** Read the list that somebody pasted; tell whether it could be read. */
export async function readList(): Promise<boolean> {
  const text = pasted.value;
  if (text.trim() === "") {
    problems.value = { ...problems.value, paste: say("start.own.paste_empty") };
    return false;
  }
  const view = await check("paste", text);
  if (view === null) return false;
  const named = ownOf(view);
  own.value = named;
  ownView.value = named.cards.length === PILES ? view : null;
  pasted.value = "";
  return true;
}

export function rename(name: string): void {
  const before = myName.value;
  myName.value = name;
  keep("name", name.trim());
  // The first seat at this screen goes by the player's name, as long as nothing else is typed there.
  const mine = seats.value.findIndex((seat) => seat.kind === "me");
  const seat = seats.value[mine];
  if (seat !== undefined && (seat.name === before || seat.name === "")) setSeat(mine, { ...seat, name });
}

export function setSeats(plans: SeatPlan[]): void {
  seats.value = plans;
  keep("start.seats", JSON.stringify(plans));
}

export function setSeat(at: number, plan: SeatPlan): void {
  setSeats(seats.value.map((seat, other) => (other === at ? plan : seat)));
}

export function setShuffled(wanted: boolean): void {
  shuffled.value = wanted;
  keep("start.shuffled", wanted ? "yes" : "no");
}

/** Who has played fewer games than this to their end is given easy kingdoms. */
const LEARNING = 3;

/** Tell whether somebody has hardly played here, or never. */
export function isNewcomer(): boolean {
  return finishedGames().length < LEARNING;
}

export function neverPlayed(): boolean {
  return finishedGames().length === 0;
}

/** One click to a game: a good kingdom against the usual bot, or the set that is wanted. */
export async function playNow(kingdom = ""): Promise<void> {
  await open("play", {
    kingdom,
    newcomer: isNewcomer(),
    seats: newSeats(usualSeats(myName.value)),
    lang: lang.value,
  });
}

/** Begin the game that was set up. */
export async function begin(): Promise<void> {
  // A pasted list is what is to be played, whether or not it was read before.
  if (tab.value === "own" && pasted.value.trim() !== "" && !(await readList())) return;
  if (tab.value === "own" && ownView.value === null && !(await completeOwn())) return;
  if (tab.value === "random" && drawn.value === null) await drawKingdom();
  const view = chosen.value;
  if (view === null) return;
  await open("table", {
    // A set goes by its name, so that the table is called by it.
    kingdom: tab.value === "sets" ? setId.value : view.list,
    seats: newSeats(seats.value),
    lang: lang.value,
    shuffle_seats: shuffled.value,
    options: options.value,
    manners: mannersWish(manners.value, seats.value, house.value),
  });
}

async function open(place: "play" | "table", table: NewTable): Promise<void> {
  const answer = await ask(place, () =>
    inMyName(myName.value, (profile) => post<TableMade>("/api/tables", { ...table, profile })),
  );
  if (answer === null) return;
  const mine = ownSeats(answer.seats);
  keepSeats(answer.game, mine);
  const title = place === "table" ? (chosen.value?.title ?? "") : "";
  remember(answer.game, { title, players: answer.seats.map((seat) => seat.name) });
  const friends = invitations(answer.seats);
  if (friends.length === 0) {
    go(`/t/${answer.game}`);
    return;
  }
  keepInvitations(answer.game, friends);
  made.value = { game: answer.game, invitations: friends, mine: mine.length > 0 };
}
