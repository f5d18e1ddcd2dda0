/** Who is to play: the seats of a new table, without the page. */

import type { NewSeat, NewTable, SeatKey } from "../../protocol";
import type { OwnSeat } from "../../storage";

export const FEWEST_SEATS = 2;
export const MOST_SEATS = 6;
export const LONGEST_NAME = 24;
export const USUAL_BOT = "general";

export type SeatKind = NewSeat["kind"];

/** A seat as the form has it: what is typed for one kind is still there when another is chosen for a moment. */
export interface SeatPlan {
  kind: SeatKind;
  name: string;
  bot: string;
}

export function usualSeats(name: string): SeatPlan[] {
  return [
    { kind: "me", name, bot: USUAL_BOT },
    { kind: "bot", name: "", bot: USUAL_BOT },
  ];
}

function isSeat(value: unknown): value is SeatPlan {
  if (typeof value !== "object" || value === null) return false;
  const { kind, name, bot } = value as Record<string, unknown>;
  return (
    (kind === "me" || kind === "bot" || kind === "friend") &&
    typeof name === "string" &&
    name.length <= LONGEST_NAME &&
    typeof bot === "string"
  );
}

/** Read seats that this browser remembers; the usual ones if it remembers none that make sense. */
export function readSeats(text: string | null, name: string): SeatPlan[] {
  try {
    const seats: unknown = JSON.parse(text ?? "");
    if (Array.isArray(seats) && seats.length >= FEWEST_SEATS && seats.length <= MOST_SEATS && seats.every(isSeat)) {
      return seats.map(({ kind, name: own, bot }) => ({ kind, name: own, bot }));
    }
  } catch {
    // nothing is remembered
  }
  return usualSeats(name);
}

/** Which seats cannot be told apart: people of the same name. */
export function sameNames(seats: SeatPlan[]): number[] {
  const names = seats.map((seat) => (seat.kind === "bot" ? "" : seat.name.trim().toLowerCase()));
  return names.flatMap((name, at) => (name !== "" && names.indexOf(name) !== names.lastIndexOf(name) ? [at] : []));
}

/** Give the seats as a new table takes them. */
export function newSeats(seats: SeatPlan[]): NewTable["seats"] {
  const [first, second, ...more] = seats.map((seat): NewSeat => {
    if (seat.kind === "bot") return { kind: "bot", bot: seat.bot };
    return { kind: seat.kind, name: seat.name.trim() };
  });
  if (first === undefined || second === undefined) throw new Error("a table has two seats at least");
  return [first, second, ...more];
}

/** The seats of a new table that are played from this browser. */
export function ownSeats(seats: SeatKey[]): OwnSeat[] {
  return seats.flatMap(({ seat, secret, name }) => (secret === undefined ? [] : [{ seat, secret, name }]));
}

/** An invitation to a seat, which only its link can accept. */
export interface Invitation {
  seat: number;
  name: string;
  token: string;
}

export function invitations(seats: SeatKey[]): Invitation[] {
  return seats.flatMap(({ seat, invite, name }) => (invite === undefined ? [] : [{ seat, name, token: invite }]));
}

/** Give the link of an invitation; what is behind "#" never goes over the wire when it is opened. */
export function inviteLink(origin: string, game: string, token: string): string {
  return `${origin}/t/${game}#invite=${token}`;
}
