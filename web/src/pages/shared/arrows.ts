/** Where arrow keys lead in a list whose items lie in lines. */

/** The item that a key leads to from the one at a place; `null` if the key does not move. */
export function byArrow(items: HTMLElement[], at: number, key: string): HTMLElement | null {
  if (at < 0) return null;
  switch (key) {
    case "ArrowRight":
      return items[at + 1] ?? items[0] ?? null;
    case "ArrowLeft":
      return items[at - 1] ?? items[items.length - 1] ?? null;
    case "Home":
      return items[0] ?? null;
    case "End":
      return items[items.length - 1] ?? null;
    case "ArrowDown":
      return nearest(items, at, 1);
    case "ArrowUp":
      return nearest(items, at, -1);
    default:
      return null;
  }
}

/** The item of the next line above or below that lies nearest. */
function nearest(items: HTMLElement[], at: number, direction: 1 | -1): HTMLElement | null {
  const from = items[at]?.getBoundingClientRect();
  if (from === undefined) return null;
  let best: HTMLElement | null = null;
  let least = Infinity;
  for (const item of items) {
    const box = item.getBoundingClientRect();
    const down = (box.top - from.top) * direction;
    if (down < from.height / 2) continue;
    const distance = down * 4 + Math.abs(box.left + box.width / 2 - from.left - from.width / 2);
    if (distance < least) {
      least = distance;
      best = item;
    }
  }
  return best;
}
