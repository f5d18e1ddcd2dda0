/** Whom this browser does not want to read, game by game. Nobody else hears of it. */

import { signal } from "@preact/signals";

const quiet = signal<Record<string, number[]>>({});

export function muted(game: string): number[] {
  return quiet.value[game] ?? [];
}

export function toggleMuted(game: string, seat: number): void {
  const seats = muted(game);
  const others = seats.filter((other) => other !== seat);
  quiet.value = { ...quiet.value, [game]: others.length < seats.length ? others : [...seats, seat] };
}
