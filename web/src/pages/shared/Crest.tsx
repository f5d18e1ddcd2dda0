/** The crest of a player: the colour of the seat with a charge of its own, for those who do not tell colours apart. */

// Around the middle (12, 12) of a shield of 24 by 28.
const CHARGES = [
  "M12 5l2.2 4.9 5.3.5-4 3.5 1.2 5.3L12 16.4l-4.7 2.8 1.2-5.3-4-3.5 5.3-.5z",
  "M6 6h3v2.2h1.6V6h2.8v2.2H15V6h3v5.4h-1.6V19H13v-3.6h-2V19H7.6v-7.6H6z",
  "M5 8.5l3.6 3L12 5.6l3.4 5.9 3.6-3-1.3 9.5H6.3z",
  "M15.6 5.2A7.4 7.4 0 1 0 19 15.4a6 6 0 0 1-3.4-10.2z",
  "M12 4.6c3 2 4.8 4.6 4.8 7.2 0 1.5-.7 2.6-1.7 3.2h-2.2v4h-1.8v-4H8.9c-1-.6-1.7-1.7-1.7-3.2 0-2.6 1.8-5.2 4.8-7.2z",
  "M10.6 5h2.8v2.2h3v2.4h-3v6.2c1.7-.3 3-1.5 3.3-3.2l2.3.6C18.5 17 15.6 19.2 12 19.2S5.5 17 5 13.2l2.3-.6c.3 1.7 1.6 2.9 3.3 3.2V9.6h-3V7.2h3z",
];

export function Crest({ seat }: { seat: number }) {
  return (
    <svg class={`crest p${String(seat)}`} viewBox="0 0 24 28" aria-hidden="true" focusable="false">
      <path class="crest-field" d="M1 1h22v13c0 6-5 10-11 13C6 24 1 20 1 14z" />
      <path class="crest-charge" d={CHARGES[seat % CHARGES.length]} />
      <path class="crest-rim" d="M1 1h22v13c0 6-5 10-11 13C6 24 1 20 1 14z" />
    </svg>
  );
}
