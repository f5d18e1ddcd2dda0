/**
 * Cards in flight: pictures of cards that go over the table by the browser's own animations. They lie above everything,
 * cannot be clicked, change no layout, and are gone after a quarter of a second; the table beneath is already as it is.
 */

import type { Move, Place } from "./motion";
import "./flights.css";

/** How long a flight takes, and by how much cards of one flock follow each other, in milliseconds. */
const TIME = 220;
const STAGGER = 24;
/** More cards than these of one way, and more in all, are not told apart. */
const MOST_ALIKE = 4;
const MOST = 14;
/** The size of a card that is not drawn. */
const BACK = [26, 36] as const;
const EASING = "cubic-bezier(0.25, 0.7, 0.3, 1)";

/** A card that is about to fly: how it looked, and where it lay before the table changed. */
export interface Start {
  move: Move;
  rect: DOMRect;
  face: HTMLElement | null;
}

/** Whether the system asks for as little motion as possible. */
export function still(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

function placeElement({ zone, seat, pile }: Place): HTMLElement | null {
  const find = (selector: string) => document.querySelector<HTMLElement>(`.board ${selector}`);
  if (pile !== "") return find(`[data-pile="${CSS.escape(pile)}"]`);
  if (seat < 0) return find(`[data-zone="${CSS.escape(zone)}"]`);
  const of = `[data-seat="${String(seat)}"]`;
  return (
    find(`[data-zone="${CSS.escape(zone)}"]${of}`) ??
    find(`[data-zone="mat:${CSS.escape(zone)}"]${of}`) ??
    find(`.player.p${String(seat)}`)
  );
}

/** The card at a place, if it is drawn there, and what there is of the place. */
function locate(place: Place, card: string): { face: HTMLElement | null; rect: DOMRect } | null {
  const element = placeElement(place);
  if (element === null) return null;
  const face = card === "" ? null : element.querySelector<HTMLElement>(`[data-card="${CSS.escape(card)}"]`);
  const rect = (face ?? element).getBoundingClientRect();
  return rect.width === 0 ? null : { face, rect };
}

/** Look where the cards lie that are going to move. To be called before the table changes. */
export function starts(moves: readonly Move[]): Start[] {
  const ways = new Map<string, number>();
  const found: Start[] = [];
  for (const move of moves) {
    const way = JSON.stringify([move.from, move.to]);
    const n = ways.get(way) ?? 0;
    ways.set(way, n + 1);
    if (n >= MOST_ALIKE || found.length >= MOST) continue;
    const at = locate(move.from, move.card);
    if (at !== null) found.push({ move, rect: at.rect, face: at.face });
  }
  return found;
}

/** Let the cards fly to where they lie now. To be called after the table has changed. */
export function fly(flights: readonly Start[]): void {
  flights.forEach(({ move, rect, face }, i) => {
    const end = locate(move.to, move.card);
    if (end === null) return;
    const ghost = ghostOf(end.face ?? face);
    const [width, height] = end.face !== null ? sizeOf(end.rect) : face !== null ? sizeOf(rect) : BACK;
    sky().append(ghost);
    ghost.style.width = `${String(width)}px`;
    ghost.style.height = `${String(height)}px`;
    // Where a card is drawn it is as large as there; where only its place is, as large as a back.
    const at = (box: DOMRect, drawn: boolean) => {
      const [there, high] = drawn ? sizeOf(box) : BACK;
      const scale = Math.min(1.4, there / width, high / height);
      const x = box.left + box.width / 2 - width / 2;
      const y = box.top + box.height / 2 - height / 2;
      return `translate(${String(x)}px, ${String(y)}px) scale(${String(scale)})`;
    };
    const timing = { duration: TIME, delay: Math.min(i, 5) * STAGGER, easing: EASING, fill: "backwards" as const };
    const last = end.face === null ? 0.25 : 1;
    const flight = ghost.animate(
      [
        { transform: at(rect, face !== null), opacity: 1 },
        { opacity: 1, offset: 0.8 },
        { transform: at(end.rect, end.face !== null), opacity: last },
      ],
      timing,
    );
    const gone = () => {
      ghost.remove();
    };
    flight.finished.then(gone, gone);
  });
}

function sizeOf({ width, height }: DOMRect): readonly [number, number] {
  return [width, height];
}

/** Let a deck riffle: it was shuffled. */
export function riffle(seat: number): void {
  const deck = placeElement({ zone: "deck", seat, pile: "" });
  deck?.animate(
    [
      { transform: "none" },
      { transform: "translateX(-3px) rotate(-5deg)" },
      { transform: "translateX(3px) rotate(5deg)" },
      { transform: "translateX(-2px) rotate(-3deg)" },
      { transform: "none" },
    ],
    { duration: 240, easing: "ease-in-out" },
  );
}

/** A picture of a card; of one that nobody knows its back. */
function ghostOf(face: HTMLElement | null): HTMLElement {
  const ghost = face === null ? document.createElement("span") : (face.cloneNode(true) as HTMLElement);
  ghost.classList.add("flight");
  if (face === null) ghost.classList.add("flight-back");
  ghost.classList.remove("selectable", "selected", "idle");
  ghost.removeAttribute("data-card");
  ghost.removeAttribute("data-rove");
  return ghost;
}

/** Where the cards fly: above the table, for nobody to click or hear. */
function sky(): HTMLElement {
  const found = document.querySelector<HTMLElement>("body > .flights");
  if (found !== null) return found;
  const made = document.createElement("div");
  made.className = "flights";
  made.inert = true;
  made.setAttribute("aria-hidden", "true");
  document.body.append(made);
  return made;
}
