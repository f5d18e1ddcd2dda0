/** A small sign for each type of card and kind of landscape, so that colour is never all that tells them apart. */

const RING = "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zm0 3a6 6 0 1 1 0 12 6 6 0 0 1 0-12zm0 2.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7z";
const SUN =
  "M12 7a5 5 0 1 1 0 10 5 5 0 0 1 0-10zM11 1h2v4h-2zM11 19h2v4h-2zM1 11h4v2H1zM19 11h4v2h-4zM3.5 5l1.4-1.4 2.9 2.9-1.4 1.4z" +
  "M16.2 17.6l1.4-1.4 2.9 2.9-1.4 1.4zM19.1 3.6l1.4 1.4-2.9 2.9-1.4-1.4zM6.4 16.2l1.4 1.4-2.9 2.9-1.4-1.4z";
const BOLT = "M13 2L4 14h6l-2 8 10-13h-7z";
const DIAMOND = "M12 3l9 9-9 9-9-9z";

const PATHS: Record<string, string> = {
  action: "M6 4l13 8-13 8z",
  treasure: RING,
  victory: "M12 2l8 3v6c0 5-3.4 9-8 11-4.6-2-8-6-8-11V5z",
  curse:
    "M12 2a8 8 0 0 0-5 14.2V20h10v-3.8A8 8 0 0 0 12 2zM8.5 9a2 2 0 1 1 0 4 2 2 0 0 1 0-4zm7 0a2 2 0 1 1 0 4 2 2 0 0 1 0-4z",
  attack: "M20 3l-1 5-9 9-3-3 9-9zM5.5 13.5l5 5-1.5 1.5-2-1-3 3-2-2 3-3-1-2z",
  reaction: "M10 4v4c7 0 10 4 11 11-2-4-5-6-11-6v4L3 10.5z",
  duration: "M6 2h12v4l-4.5 6 4.5 6v4H6v-4l4.5-6L6 6zm2.5 3l3.5 5 3.5-5z",
  night: "M15 2.5A9.5 9.5 0 1 0 21.5 15 8 8 0 0 1 15 2.5z",
  ruins: "M6 20h12v2H6zM8 18V9l3 2 2-4 3 3v8zM6 3h8l-2 3H6z",
  prize:
    "M7 3h10v2h4c0 4-2 6-4.5 6.5A5 5 0 0 1 13 14v3h3v4H8v-4h3v-3a5 5 0 0 1-3.5-2.5C5 11 3 9 3 5h4z",
  reward:
    "M7 3h10v2h4c0 4-2 6-4.5 6.5A5 5 0 0 1 13 14v3h3v4H8v-4h3v-3a5 5 0 0 1-3.5-2.5C5 11 3 9 3 5h4z",
  loot: "M3 10a5 5 0 0 1 5-5h8a5 5 0 0 1 5 5v1h-7v-1h-4v1H3zM3 13h7v2h4v-2h7v7H3z",
  reserve: "M4 4h16v10h-4l-2 3h-4l-2-3H4zM4 18h16v2H4z",
  shelter: "M12 3l10 9h-3v9h-5v-6h-4v6H5v-9H2z",
  looter: "M9 2h6l-1.5 4C18 8 20 12 20 16c0 4-3 6-8 6s-8-2-8-6c0-4 2-8 6.5-10z",
  gathering:
    "M12 3a3 3 0 1 1 0 6 3 3 0 0 1 0-6zM6 14a3 3 0 1 1 0 6 3 3 0 0 1 0-6zm12 0a3 3 0 1 1 0 6 3 3 0 0 1 0-6z",
  spirit:
    "M12 2a7 7 0 0 1 7 7v13l-3.5-2.5L12 22l-3.5-2.5L5 22V9a7 7 0 0 1 7-7zM9 8a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0-3zm6 0a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0-3z",
  heirloom: "M8 2h8l2 3-4 3.3A7 7 0 1 1 10 8.3L6 5zM12 10a5 5 0 1 0 0 10 5 5 0 0 0 0-10z",
  fate: SUN,
  boon: SUN,
  doom: BOLT,
  hex: BOLT,
  liaison:
    "M8 6a6 6 0 1 0 0 12A6 6 0 0 0 8 6zm0 2.5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7zM16 6a6 6 0 1 0 0 12 6 6 0 0 0 0-12zm0 2.5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7z",
  knight: "M12 2c5 0 8 4 8 9v11h-6v-8h4v-2H6v2h4v8H4V11c0-5 3-9 8-9z",
  castle: "M4 3h3v3h3V3h4v3h3V3h3v7h-2v12h-4v-5h-4v5H6V10H4z",
  command: "M3 6l5 5 4-8 4 8 5-5-2 13H5z",
  traveller: "M3 21v-5h5v-5h5V6h5V3h3v18z",
  omen: SUN,
  shadow: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zm0 2v14a7 7 0 0 1 0-14z",
  event: "M12 1l3 6.5 7-1-4 5.5 4 5.5-7-1L12 23l-3-6.5-7 1L6 12 2 6.5l7 1z",
  trait: "M3 3h9l9 9-9 9-9-9zM7.5 6a1.8 1.8 0 1 0 0 3.6 1.8 1.8 0 0 0 0-3.6z",
  project: "M12 2l9 5v10l-9 5-9-5V7zm0 3L6.5 8 12 11l5.5-3z",
  landmark: "M4 3h16v3H4zM6 8h3v10H6zM10.5 8h3v10h-3zM15 8h3v10h-3zM4 20h16v2H4z",
  way: "M11 2h2v3h6l3 3-3 3h-6v2h-2v-2H4V5h7zM11 15h2v7h-2z",
  ally: "M12 21C5 15 2 12 2 8a5 5 0 0 1 10-1 5 5 0 0 1 10 1c0 4-3 7-10 13z",
  prophecy: "M12 5c5 0 9 4 11 7-2 3-6 7-11 7S3 15 1 12c2-3 6-7 11-7zm0 3a4 4 0 1 0 0 8 4 4 0 0 0 0-8z",
  state: "M5 2h2v20H5zM8 3h12l-3 4 3 4H8z",
  artifact: "M6 3h12l4 6-10 13L2 9z",
};

/** The sign of a type; the types without one of their own share a diamond. */
export function TypeGlyph({ type }: { type: string }) {
  return (
    <svg class="glyph" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={PATHS[type] ?? DIAMOND} fill="currentColor" fill-rule="evenodd" />
    </svg>
  );
}
