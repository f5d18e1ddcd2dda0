/** A coat of arms for each card, drawn from its name: not the publisher's art, and yet known again at a glance. */

import { useId } from "preact/hooks";

// Ways to divide a shield of 24 by 28; the second colour fills the path.
const DIVISIONS = [
  "M12 0h12v28H12z",
  "M0 13h24v15H0z",
  "M0 0h24L0 28z",
  "M24 0v28L0 0z",
  "M12 0h12v13H12zM0 13h12v15H0z",
  "M0 28L12 10l12 18z",
  "M0 0h24L12 16z",
  "M8 0h8v28H8z",
  "M0 9h24v8H0z",
  "M0 22L12 8l12 14v6L12 14 0 28z",
  "M0 0l24 28h-6L0 7zM24 0L0 28h6L24 7z",
  "M0 0h24v28H0zM4 4v20h16V4z",
  "M0 0h6v28H0zM12 0h6v28h-6z",
  "M0 0h24v6H0zM0 12h24v6H0z",
];

// What lies on the shield, around its middle (12, 12).
const CHARGES = [
  "M12 5l2 5h5l-4 3.5 1.5 5L12 15.5 7.5 18.5 9 13.5 5 10h5z",
  "M10.5 5h3v5h5v3h-5v6h-3v-6h-5v-3h5z",
  "M12 5a7 7 0 1 0 0 14 7 7 0 0 0 0-14z",
  "M5 8l3.5 3L12 5l3.5 6L19 8l-1.5 9h-11z",
  "M6 6h3v2h2V6h2v2h2V6h3v5h-1.5v8h-9v-8H6z",
  "M12 5l7 7-7 7-7-7z",
  "M15 5a7 7 0 1 0 4 10 5.5 5.5 0 0 1-4-10z",
  "M12 19c-5-4-7-6-7-9a3.5 3.5 0 0 1 7-1 3.5 3.5 0 0 1 7 1c0 3-2 5-7 9z",
  "M12 4c3 3 5 6 5 9a5 5 0 0 1-10 0c0-3 2-6 5-9z",
  "M8 6a3.5 3.5 0 1 1 2.5 6l6 6-2 2-1.5-1.5-1.5 1.5-1.5-1.5 1.5-1.5-3-4A3.5 3.5 0 0 1 8 6z",
  "M5 8h14v3H5zM7 13h10v3H7z",
  "M6 6h5v5H6zM13 6h5v5h-5zM6 13h5v5H6zM13 13h5v5h-5z",
  "M12 4l2.5 6H20l-4.5 3.5L12 20l-3.5-6.5L4 10h5.5z",
  "M7 5h10l-3 7 3 7H7l3-7z",
  "M5 12a7 7 0 0 1 14 0zM11 12h2v8h-2z",
  "M4 14c2-5 5-8 8-8s6 3 8 8c-3-2-5-2-8 0-3-2-5-2-8 0zM11 14h2v6h-2z",
];

const TINCTURES = ["#a63c32", "#2f6090", "#3e7a4c", "#6b4a8c", "#8a5a24", "#2c6f73", "#7d3560", "#4d5560"];
const METALS = ["#e8c65a", "#f1eee6", "#d9d3c3", "#f0d9a0"];

/** Spread names evenly over numbers (FNV-1a). */
function hash(name: string): number {
  let h = 2166136261;
  for (let i = 0; i < name.length; i++) h = Math.imul(h ^ name.charCodeAt(i), 16777619);
  return (h ^ (h >>> 15)) >>> 0;
}

function pick<T>(list: readonly T[], n: number): T {
  return list[n % list.length] as T;
}

export function Emblem({ card }: { card: string }) {
  const clip = useId();
  const n = hash(card.split("@")[0] ?? card);
  const field = pick(TINCTURES, n);
  const division = pick(DIVISIONS, n >>> 4);
  const charge = pick(CHARGES, n >>> 9);
  // Metal on colour, as heralds have it: the charge stands out from both halves of the field.
  const other = pick(TINCTURES, (n % TINCTURES.length) + 1 + ((n >>> 14) % (TINCTURES.length - 1)));
  const metal = pick(METALS, n >>> 18);
  return (
    <svg class="emblem" viewBox="0 0 24 28" aria-hidden="true" focusable="false">
      <clipPath id={clip}>
        <path d="M1 1h22v13c0 6-5 10-11 13C6 24 1 20 1 14z" />
      </clipPath>
      <g clip-path={`url(#${clip})`}>
        <path d="M0 0h24v28H0z" fill={field} />
        <path d={division} fill={other} fill-rule="evenodd" />
        <path d={charge} fill={metal} />
      </g>
      <path d="M1 1h22v13c0 6-5 10-11 13C6 24 1 20 1 14z" class="emblem-rim" />
    </svg>
  );
}
