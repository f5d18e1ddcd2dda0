/**
 * Who this browser is for the server: a nickname and a secret, without e-mail or password. It is made when the first
 * game begins, and can be moved to another browser by a link.
 */

import { signal } from "@preact/signals";
import { post, Refused } from "./api";
import type { Adopted, MyGame, MyGamesView, ProfileMade, ProfileView } from "./protocol";
import { isKnown, keep, keepSeats, kept, noteFinished, recentGames, seatsOf } from "./storage";
import { lang } from "./words";

export interface Profile {
  secret: string;
  nickname: string;
  tag: string;
}

/** Read what is remembered of a profile; nothing if that makes no sense. */
export function readProfile(text: string | null): Profile | null {
  try {
    const found: unknown = JSON.parse(text ?? "null");
    if (typeof found !== "object" || found === null) return null;
    const { secret, nickname, tag } = found as Record<string, unknown>;
    if (typeof secret !== "string" || secret === "" || typeof nickname !== "string" || typeof tag !== "string") return null;
    return { secret, nickname, tag };
  } catch {
    return null;
  }
}

export const profile = signal<Profile | null>(readProfile(kept("me")));

export function keepProfile(found: Profile | null): void {
  profile.value = found;
  keep("me", JSON.stringify(found));
}

/** Make a profile for this browser. Games that it has begun before are its own from now on. */
export async function makeProfile(nickname: string): Promise<Profile> {
  const made = await post<ProfileMade>("/api/me/new", { nickname });
  keepProfile(made);
  const seats = recentGames().flatMap((game) => seatsOf(game).slice(0, 1).map(({ secret }) => ({ game, secret })));
  // Whether they can be taken over or not, the game that is wanted now begins.
  if (seats.length > 0) post<Adopted>("/api/me/seats", { secret: made.secret, seats }).catch(() => undefined);
  return made;
}

/** Tell whether the server has said that it does not know a profile. */
export function isUnknown(error: unknown): boolean {
  return error instanceof Refused && error.code === "no_such_profile";
}

/**
 * Do something in the name of this browser, and make it one where it has none. A profile that was deleted elsewhere is
 * replaced; without any, the game can be played all the same.
 */
export async function inMyName<T>(nickname: string, work: (secret: string | null) => Promise<T>): Promise<T> {
  const newSecret = () =>
    makeProfile(nickname.trim()).then(
      (made) => made.secret,
      () => null,
    );
  try {
    return await work(profile.value?.secret ?? (await newSecret()));
  } catch (error) {
    if (!isUnknown(error)) throw error;
    keepProfile(null);
    return work(await newSecret());
  }
}

/** Ask something about the own profile. */
export function postMine<T>(path: string, wish: object = {}): Promise<T> {
  return post<T>(path, { secret: profile.value?.secret ?? "", ...wish });
}

/** Take over the profile that a link has brought: ask the server who it is, without keeping anything yet. */
export async function lookAt(secret: string): Promise<Profile> {
  const { nickname, tag } = await post<ProfileView>("/api/me", { secret });
  return { secret, nickname, tag };
}

/** Let games that were begun on other devices be played here, too: the profile opens their seats. */
export function takeUp(games: MyGame[], secret: string): void {
  for (const { game, seat, players, outcome } of [...games].reverse()) {
    // What was removed from the list here stays away.
    if (!isKnown(game) && outcome !== "left") keepSeats(game, [{ seat, secret, name: players[seat] ?? "" }]);
    if (outcome !== "" && outcome !== "left") noteFinished(game);
  }
}

/** Fetch the newest games of this browser's profile; nothing happens if there is none, or the server does not answer. */
export async function fetchGames(): Promise<void> {
  const secret = profile.value?.secret;
  if (secret === undefined) return;
  try {
    const found = await post<MyGamesView>("/api/me/games", { secret, lang: lang.value });
    takeUp(found.games.slice(0, 10), secret);
  } catch {
    // the list shows what this browser knows
  }
}
