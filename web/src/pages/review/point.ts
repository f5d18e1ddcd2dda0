/** A point of a finished game and with whose eyes it is seen; it stands behind "#" in the address. */

/** Who looks: a seat, a spectator, or somebody who sees all cards. */
export const SPECTATOR = -1;
export const ALL_OPEN = -2;

export interface Point {
  at: number;
  seat: number;
}

/** Read a point from what stands behind "#"; null where that says nothing of this game. */
export function readPoint(hash: string, answers: number, seats: number): Partial<Point> | null {
  const found = new URLSearchParams(hash);
  const at = whole(found.get("at"), 0, answers);
  const seat = whole(found.get("seat"), ALL_OPEN, seats - 1);
  if (at === null && seat === null) return null;
  return { ...(at === null ? {} : { at }), ...(seat === null ? {} : { seat }) };
}

function whole(text: string | null, low: number, high: number): number | null {
  if (text === null || !/^-?\d{1,7}$/.test(text)) return null;
  return Math.min(Math.max(Number(text), low), high);
}

export function pathOf(game: string, { at, seat }: Point): string {
  return `/g/${game}#at=${String(at)}&seat=${String(seat)}`;
}
