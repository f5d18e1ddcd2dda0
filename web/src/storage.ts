/** What this browser remembers: settings, and the secrets of the seats that are played here. */

const PREFIX = "platin.";

export interface OwnSeat {
  seat: number;
  secret: string;
  name: string;
}

export function kept(key: string): string | null {
  try {
    return localStorage.getItem(PREFIX + key);
  } catch {
    return null; // a browser that keeps nothing plays all the same
  }
}

export function keep(key: string, value: string): void {
  try {
    localStorage.setItem(PREFIX + key, value);
  } catch {
    // see above
  }
}

/** Forget everything that begins so. */
export function forgetAll(start = ""): void {
  try {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX + start));
    for (const key of keys) localStorage.removeItem(key);
  } catch {
    // see above
  }
}

/** The seats of a game that are played from this browser. */
export function seatsOf(game: string): OwnSeat[] {
  try {
    return JSON.parse(kept(`seats.${game}`) ?? "[]") as OwnSeat[];
  } catch {
    return [];
  }
}

/** Tell whether this browser knows a game, or has known it until it was removed from the list. */
export function isKnown(game: string): boolean {
  return kept(`seats.${game}`) !== null;
}

/** Keep the seats of a game. One that is not to be `listed` is found elsewhere than among the games. */
export function keepSeats(game: string, seats: OwnSeat[], listed = true): void {
  keep(`seats.${game}`, JSON.stringify(seats));
  if (!listed) return;
  const games = recentGames().filter((one) => one !== game);
  keep("games", JSON.stringify([game, ...games].slice(0, 20)));
}

/** The games that were played to their end from this browser, as far as it remembers. */
export function finishedGames(): string[] {
  try {
    return JSON.parse(kept("finished") ?? "[]") as string[];
  } catch {
    return [];
  }
}

export function noteFinished(game: string): void {
  const games = finishedGames();
  if (!games.includes(game)) keep("finished", JSON.stringify([game, ...games].slice(0, 20)));
}

/** The games that were played from this browser, the newest first. */
export function recentGames(): string[] {
  try {
    return JSON.parse(kept("games") ?? "[]") as string[];
  } catch {
    return [];
  }
}
