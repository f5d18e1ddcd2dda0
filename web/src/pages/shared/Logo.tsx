/** Our own mark: a card with a coin of platinum on it. */

import "./shared.css";

export function Logo({ size = 32 }: { size?: number }) {
  return (
    <svg class="logo" width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <rect class="logo-card" x="5" y="2" width="22" height="28" rx="4" />
      <circle class="logo-coin" cx="16" cy="16" r="8" />
      <path class="logo-letter" d="M13 21V11h4.2a3.2 3.2 0 0 1 0 6.4H13" />
    </svg>
  );
}
