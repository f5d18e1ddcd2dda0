/**
 * Which page is shown: "/" to start, "/k#LIST" with a kingdom that was passed on, "/t/GAME" at the table, "/g/GAME" for a finished game, "/about" and its like for
 * the others; else that there is none. The server knows the same addresses (`PAGES` in server/app.py).
 */

import { signal } from "@preact/signals";

/** The first part of an address, and what its page is called. */
const PLACES = {
  "": "start",
  "index.html": "start",
  t: "table",
  g: "review",
  k: "start",
} as const;

/** Pages that stand for themselves, perhaps with a name behind them: "/learn", "/learn/first-game". */
const OTHERS = ["about", "daily", "learn", "me", "puzzles", "tables"] as const;

export type OtherPage = (typeof OTHERS)[number];

export interface Route {
  page: "start" | "table" | "review" | OtherPage | "missing";
  /** What stands behind the page's own part: the game, or what is wanted of the page; "" for none. */
  name: string;
  /** What stands behind "#": an invitation, the point of a finished game, a kingdom. It is never sent to the server. */
  hash: string;
  /** Whether a kingdom was passed on, which stands behind "#". */
  shared: boolean;
}

function pageOf(first: string, name: string): Route["page"] {
  const place = first in PLACES ? PLACES[first as keyof typeof PLACES] : undefined;
  if (place === "start") return name === "" ? "start" : "missing";
  if (place !== undefined) return name === "" ? "missing" : place;
  return OTHERS.find((page) => page === first) ?? "missing";
}

function read(): Route {
  const [, first = "", name = "", ...more] = location.pathname.split("/");
  return { page: more.length === 0 ? pageOf(first, name) : "missing", name, hash: location.hash.slice(1), shared: first === "k" };
}

export const route = signal<Route>(read());

addEventListener("popstate", () => {
  route.value = read();
});
addEventListener("hashchange", () => {
  route.value = read();
});

/** Go to another page without loading anything anew. */
export function go(path: string, replace = false): void {
  if (replace) history.replaceState(null, "", path);
  else history.pushState(null, "", path);
  route.value = read();
}
