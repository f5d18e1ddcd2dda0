/** Where things lie in a plot. */

/** Round values from one at or below `low` to one at or above `high`, about `count` of them; always whole numbers. */
export function ticks(low: number, high: number, count = 5): number[] {
  const span = Math.max(high - low, 1);
  const rough = span / Math.max(count, 1);
  const power = 10 ** Math.floor(Math.log10(Math.max(rough, 1)));
  const step = ([1, 2, 5, 10].find((factor) => factor * power >= rough) ?? 10) * power;
  const first = Math.floor(low / step) * step;
  const found: number[] = [];
  for (let value = first; value < high + step; value += step) {
    found.push(value);
    if (value >= high && found.length > 1) break;
  }
  return found;
}

/** Which turns are numbered below a plot: the first, and every second, fifth, tenth, ... as there is room. */
export function numbered(turns: number, room: number, each = 26): number[] {
  const most = Math.max(2, Math.floor(room / each));
  const step = [1, 2, 5, 10, 20, 50, 100].find((every) => turns / every <= most) ?? 200;
  const found = [1];
  for (let turn = step <= 2 ? 1 + step : step; turn <= turns; turn += step) found.push(turn);
  return found;
}

/** Move labels apart that would cover each other; their order stays. Gives the new places. */
export function apart(wanted: readonly number[], gap: number, low: number, high: number): number[] {
  const order = wanted.map((_, i) => i).sort((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0));
  const placed = [...wanted];
  let least = low;
  for (const i of order) {
    placed[i] = Math.max(placed[i] ?? 0, least);
    least = (placed[i] ?? 0) + gap;
  }
  let most = high;
  for (const i of order.reverse()) {
    placed[i] = Math.min(placed[i] ?? 0, most);
    most = (placed[i] ?? 0) - gap;
  }
  return placed;
}

/** Shorten a name to so many letters. A number at its end stays: it tells "General 1" from "General 2". */
export function shortened(name: string, most: number): string {
  if (name.length <= most) return name;
  const end = /\s?\d+$/.exec(name)?.[0] ?? "";
  return `${name.slice(0, Math.max(1, most - end.length - 1)).trimEnd()}…${end}`;
}
