/** What is heard at the table: which sounds go with what has happened. How they sound is said in synth.ts. */

import type { LogLine, TableMessage } from "../../protocol";

export type Sound = "card" | "shuffle" | "coins" | "gain" | "trash" | "hit" | "turn" | "won" | "lost";

/** What happens, by the verbs of the log, and how it sounds. */
const SOUNDS: Partial<Record<string, Sound>> = {
  play: "card",
  play_again: "card",
  discard: "card",
  cleanup: "card",
  draw: "card",
  treasures: "coins",
  buy: "gain",
  gain: "gain",
  gain_bought: "gain",
  gain_trash: "gain",
  event: "gain",
  trash: "trash",
  shuffle: "shuffle",
};
/** What one suffers in another player's turn. */
const SUFFERED = new Set(["discard", "gain", "trash", "topdeck"]);
/** The more important comes first; never more than these at once. */
const ORDER: readonly Sound[] = ["won", "lost", "turn", "hit", "trash", "gain", "coins", "shuffle", "card"];
const MOST = 3;

/** What is to be heard when these lines are new and the table has become another one. */
export function soundsOf(news: readonly LogLine[], before: TableMessage, now: TableMessage): Sound[] {
  const { view } = now;
  const me = view.seat;
  const found = new Set<Sound>();
  for (const line of news) {
    const sound = SOUNDS[line.verb];
    if (sound !== undefined) found.add(sound);
    if (line.seat === me && me >= 0 && line.depth > 0 && view.turn.seat !== me && SUFFERED.has(line.verb))
      found.add("hit");
  }
  if (view.over && !before.view.over) found.add(view.winners.includes(me) || me < 0 ? "won" : "lost");
  else if (asksMe(now) && !asksMe(before) && view.turn.seat === me) found.add("turn");
  return ORDER.filter((sound) => found.has(sound)).slice(0, MOST);
}

function asksMe({ view }: TableMessage): boolean {
  return view.asked >= 0 && view.asked === view.seat;
}
