/** A player's sign in plots: each has a colour and a shape of its own. */

const SHAPES = [
  <circle key="0" r="4" />,
  <rect key="1" x="-3.7" y="-3.7" width="7.4" height="7.4" />,
  <path key="2" d="M0-5L4.6 3.4H-4.6Z" />,
  <path key="3" d="M0-5L5 0L0 5L-5 0Z" />,
  <path key="4" d="M0 5L4.6-3.4H-4.6Z" />,
  <path key="5" d="M-1.5-5h3v3.5H5v3H1.5V5h-3V1.5H-5v-3h3.5Z" />,
];

/** The shape alone, around the origin, for use within a plot. */
export function Shape({ seat }: { seat: number }) {
  return <>{SHAPES[seat % SHAPES.length]}</>;
}

/** The shape beside a name. */
export function Marker({ seat }: { seat: number }) {
  return (
    <svg class={`marker player-${String(seat)}`} width="14" height="14" viewBox="-7 -7 14 14" aria-hidden="true">
      <Shape seat={seat} />
    </svg>
  );
}
