/** What has happened since the player's last answer: new lines of the log, and what left the piles. */

import type { LogTurn, PileView, View } from "../../protocol";

/** How things stood when the player last answered, and the piles that the answer named. */
export interface Mark {
  lines: number;
  view: View;
  named: readonly string[];
}

export interface Taken {
  pile: string;
  card: string;
  n: number;
}

/** How many lines the log has, headings and all. */
export function linesOf(turns: readonly LogTurn[]): number {
  return turns.reduce((sum, turn) => sum + turn.lines.length, 0);
}

/** The sentences from a line on, without the headings of turns; the last one of all if there are none. */
export function sentencesFrom(turns: readonly LogTurn[], from: number): string[] {
  let at = 0;
  let last: string[] = [];
  const found: string[] = [];
  for (const turn of turns) {
    turn.lines.forEach((line, i) => {
      const heading = i === 0 && turn.seat >= 0;
      if (!heading) {
        last = [line.text];
        if (at >= from) found.push(line.text);
      }
      at += 1;
    });
  }
  return found.length > 0 ? found : last;
}

/** Whether others have done something since a line: had a turn, or suffered one's own. */
export function othersSince(turns: readonly LogTurn[], from: number, me: number): boolean {
  const before = turns.slice(0, -1).reduce((sum, turn) => sum + turn.lines.length, 0);
  const last = turns.at(-1);
  // The last turn may be the viewer's own, under way: then those before it count.
  const until = last?.seat === me ? before : before + (last?.lines.length ?? 0);
  let at = 0;
  for (const turn of turns) {
    for (const line of turn.lines) {
      if (at >= from && at < until && line.seat >= 0 && line.seat !== me) return true;
      at += 1;
    }
  }
  return false;
}

/** The cards that have left a pile, from the top down: of a mixed pile those that lay there. */
function gone(before: PileView, now: PileView): string[] {
  const n = before.count - now.count;
  if (n <= 0) return [];
  if (before.cards.length > 0) return before.cards.slice(-n).reverse();
  return Array.from({ length: n }, () => (before.top !== "" ? before.top : before.name));
}

/** What was taken from the piles since then, but for what the player's own answer took. */
export function takenSince({ view: before, named }: Mark, now: View): Taken[] {
  const taken: Taken[] = [];
  for (const pile of now.piles) {
    const then = before.piles.find((one) => one.name === pile.name);
    if (then === undefined) continue;
    const own = named.filter((name) => name === pile.name).length;
    for (const card of gone(then, pile).slice(own)) {
      const last = taken.at(-1);
      if (last?.pile === pile.name && last.card === card) last.n += 1;
      else taken.push({ pile: pile.name, card, n: 1 });
    }
  }
  return taken;
}
