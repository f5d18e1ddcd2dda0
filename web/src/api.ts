/** Requests to the server over HTTP. Everything that a game is made of goes over the socket instead. */

import type { Protocol } from "./protocol";

/** An answer of the server that says why something cannot be had, in the player's language. */
export class Refused extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly status: number,
  ) {
    super(message);
  }
}

async function fetched<T>(path: string, init?: RequestInit): Promise<T> {
  const response = await fetch(path, init);
  const body: unknown = await response.json().catch(() => null);
  if (!response.ok) {
    const error = body as Protocol["HttpError"] | null;
    throw new Refused(error?.code ?? "unknown", error?.message ?? response.statusText, response.status);
  }
  return body as T;
}

export function get<T>(path: string): Promise<T> {
  return fetched<T>(path);
}

export function post<T>(path: string, body: unknown): Promise<T> {
  return fetched<T>(path, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
}
