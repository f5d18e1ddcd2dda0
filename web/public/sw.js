/*
 * The shell of the client, for who has installed it: pages come from the server whenever that answers, and only without
 * it the page of the last visit is shown, which says so. Built files have their hash in their name and never change.
 * Whatever a game is made of (/api, /socket) is none of this worker's business: it is never kept and never old.
 */

const SHELL = "platin-shell";
const PAGE = "/";

/** The built files that a page names. */
function filesOf(text) {
  return [...text.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map((found) => found[1]);
}

/** Keep a page as the one to show without a server. What the page before it needed is thrown away. */
async function keepPage(response) {
  const cache = await caches.open(SHELL);
  const before = await cache.match(PAGE);
  const text = await response.clone().text();
  if (before !== undefined && (await before.text()) === text) return;
  const files = filesOf(text);
  await cache.addAll(files);
  await cache.put(PAGE, response);
  for (const request of await cache.keys()) {
    const { pathname } = new URL(request.url);
    if (pathname !== PAGE && !files.includes(pathname)) await cache.delete(request);
  }
}

async function page(request) {
  try {
    const response = await fetch(request);
    // Every page is the same file; one that is not there is not kept.
    if (response.ok) await keepPage(response.clone()).catch(() => undefined);
    return response;
  } catch (error) {
    const kept = await (await caches.open(SHELL)).match(PAGE);
    if (kept === undefined) throw error;
    return kept;
  }
}

async function file(request) {
  const cache = await caches.open(SHELL);
  const kept = await cache.match(request);
  if (kept !== undefined) return kept;
  const response = await fetch(request);
  if (response.ok) await cache.put(request, response.clone());
  return response;
}

self.addEventListener("install", (event) => {
  event.waitUntil(
    fetch(PAGE, { cache: "no-store" })
      .then(keepPage)
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener("activate", (event) => {
  event.waitUntil(self.clients.claim());
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  // The answers of the server are only ever its own.
  if (pathname.startsWith("/api/") || pathname === "/socket" || pathname === "/health" || pathname === "/metrics") return;
  if (request.mode === "navigate") event.respondWith(page(request));
  else if (pathname.startsWith("/assets/")) event.respondWith(file(request));
});
