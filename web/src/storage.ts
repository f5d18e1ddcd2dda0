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

/** The seats of a game that are played from this browser. */
export function seatsOf(game: string): OwnSeat[] {
  try {
    return JSON.parse(kept(`seats.${game}`) ?? "[]") as OwnSeat[];
  } catch {
    return [];
  }
}

export function keepSeats(game: string, seats: OwnSeat[]): void {
  keep(`seats.${game}`, JSON.stringify(seats));
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
