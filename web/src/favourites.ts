/** The kingdoms that the player likes, as far as this page has asked for them. */

import { signal } from "@preact/signals";
import { post } from "./api";
import { inMyName, postMine, profile } from "./profile";
import type { Favourites, FavouriteView } from "./protocol";
import { kept } from "./storage";
import { lang } from "./words";

export const favourites = signal<FavouriteView[] | null>(null);
let asked = "";

/** What a kingdom is made of. */
export interface Parts {
  cards: string[];
  landscapes: string[];
}

/** Tell whether two kingdoms are the same, in whatever order. */
export function sameKingdom(one: Parts, other: Parts): boolean {
  const text = ({ cards, landscapes }: Parts) => [[...cards].sort(), [...landscapes].sort()].join("|");
  return text(one) === text(other);
}

/** Ask for the favourites, once for each profile and language. */
export async function loadFavourites(again = false): Promise<void> {
  const wanted = `${profile.value?.secret ?? ""} ${lang.value}`;
  if (profile.value === null) {
    favourites.value = [];
    return;
  }
  if (!again && asked === wanted) return;
  asked = wanted;
  try {
    favourites.value = (await postMine<Favourites>("/api/me/favourites", { lang: lang.value })).favourites;
  } catch {
    asked = "";
  }
}

export function isFavourite(parts: Parts): boolean {
  return favourites.value?.some((one) => sameKingdom(one, parts)) === true;
}

/** Put a kingdom on the list, or take it off. */
export async function like(kingdom: string, wanted: boolean): Promise<void> {
  const name = profile.value?.nickname ?? kept("name") ?? "";
  await inMyName(name, (secret) => post("/api/me/like", { secret, kingdom, wanted }));
  await loadFavourites(true);
}
