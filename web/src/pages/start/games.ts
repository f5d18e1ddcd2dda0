/** The games of this browser: what is known of them without asking, and a look at how they stand. */

import type { Protocol, TableMessage } from "../../protocol";
import { keep, kept, noteFinished, seatsOf } from "../../storage";
import type { Lang } from "../../words";
import type { Invitation } from "./seats";

/** What was known when the table was made. */
export interface Note {
  title: string;
  players: string[];
}

/** How a game stands. `gone` means that the server does not know it any more. */
export type Standing =
  { gone: true } | { gone: false; kingdom: string; players: string[]; over: boolean; open: boolean; turn: Turn };

/** Who is waited for: one who plays here, somebody else, a friend who has not come yet, or nobody. */
export type Turn = "mine" | "other" | "open" | "none";

export function remember(game: string, note: Note): void {
  keep(`note.${game}`, JSON.stringify(note));
}

export function noteOf(game: string): Note | null {
  try {
    const note: unknown = JSON.parse(kept(`note.${game}`) ?? "null");
    if (typeof note !== "object" || note === null) return null;
    const { title, players } = note as Record<string, unknown>;
    if (typeof title !== "string" || !Array.isArray(players)) return null;
    return { title, players: players.filter((name) => typeof name === "string") };
  } catch {
    return null;
  }
}

/** The links of a table stay with the one who made it, in case they have to be sent again. */
export function keepInvitations(game: string, invitations: Invitation[]): void {
  keep(`invites.${game}`, JSON.stringify(invitations));
}

export function invitationsOf(game: string): Invitation[] {
  try {
    const found: unknown = JSON.parse(kept(`invites.${game}`) ?? "[]");
    return Array.isArray(found) ? (found as Invitation[]) : [];
  } catch {
    return [];
  }
}

/** Forget a game; its seats cannot be played from this browser any more. */
export function forget(game: string, games: string[]): string[] {
  const rest = games.filter((other) => other !== game);
  keep("games", JSON.stringify(rest));
  for (const key of ["seats", "note", "invites"]) keep(`${key}.${game}`, "[]");
  return rest;
}

/** Tell how a game stands by its table, seen by somebody who plays these seats. */
export function standingOf(table: TableMessage, mine: number[]): Standing {
  const { asked, over } = table.view;
  const open = table.seats.some((seat) => seat.kind === "open");
  const waited = table.seats[asked]?.kind === "open" ? "open" : "other";
  const turn: Turn = over ? "none" : mine.includes(asked) ? "mine" : waited;
  return { gone: false, kingdom: table.kingdom, players: table.seats.map((seat) => seat.name), over, open, turn };
}

const PATIENCE = 3000;

/** Look at a game once, as a spectator: nobody at the table notices. Gives nothing if the server does not answer. */
export function look(game: string, lang: Lang): Promise<Standing | null> {
  return new Promise((resolve) => {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/socket`);
    const end = (standing: Standing | null) => {
      clearTimeout(timer);
      resolve(standing);
      socket.close();
    };
    const timer = setTimeout(() => {
      end(null);
    }, PATIENCE);
    socket.onopen = () => {
      socket.send(JSON.stringify({ type: "hello", game, secret: null, lang }));
    };
    socket.onmessage = (event) => {
      const message = JSON.parse(String(event.data)) as Protocol["ServerMessage"];
      if (message.type === "table") {
        const mine = seatsOf(game).map((own) => own.seat);
        if (message.view.over && mine.length > 0) noteFinished(game);
        end(standingOf(message, mine));
      }
    };
    socket.onclose = (event) => {
      end(event.code === 4404 ? { gone: true } : null);
    };
  });
}
