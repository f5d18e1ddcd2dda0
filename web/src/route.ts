/** Which page is shown: "/" to start, "/t/GAME" at the table, "/g/GAME" for a finished game, else that there is none. */

import { signal } from "@preact/signals";

export interface Route {
  page: "start" | "table" | "review" | "missing";
  game: string;
  /** What stands behind "#": an invitation, or the point of a finished game. It is never sent to the server. */
  hash: string;
}

function read(): Route {
  const [, first, game, ...more] = location.pathname.split("/");
  const hash = location.hash.slice(1);
  if (first === "t" && game && more.length === 0) return { page: "table", game, hash };
  if (first === "g" && game && more.length === 0) return { page: "review", game, hash };
  return { page: first === "" || first === "index.html" ? "start" : "missing", game: "", hash };
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
