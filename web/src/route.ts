/** Which page is shown: "/" to start, "/t/GAME" at the table, "/g/GAME" for a finished game. */

import { signal } from "@preact/signals";

export interface Route {
  page: "start" | "table" | "review";
  game: string;
  /** What stands behind "#": an invitation, or the point of a finished game. It is never sent to the server. */
  hash: string;
}

function read(): Route {
  const [, first, game] = location.pathname.split("/");
  const hash = location.hash.slice(1);
  if (first === "t" && game) return { page: "table", game, hash };
  if (first === "g" && game) return { page: "review", game, hash };
  return { page: "start", game: "", hash };
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
