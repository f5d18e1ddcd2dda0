/** A cost in signs: a coin, potions, a hexagon for Debt. Words for it are in the name of the card that shows it. */

import type { CostView } from "../protocol";

export function CostSign({ cost }: { cost: CostView }) {
  const coins = cost.coins > 0 || (cost.potion === 0 && cost.debt === 0);
  return (
    <span class="cost" aria-hidden="true">
      {coins && <CoinSign n={cost.coins} />}
      {Array.from({ length: cost.potion }, (_, i) => (
        <PotionSign key={i} />
      ))}
      {cost.debt > 0 && <DebtSign n={cost.debt} />}
    </span>
  );
}

export function CoinSign({ n }: { n: number | string }) {
  return (
    <svg class="sign" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <circle cx="12" cy="12" r="11" class="coin-rim" />
      <circle cx="12" cy="12" r="9.3" class="coin-face" />
      <text x="12" y="16.6" text-anchor="middle" class="coin-number">
        {n}
      </text>
    </svg>
  );
}

export function PotionSign() {
  return (
    <svg class="sign" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d="M9 2h6v2h-1v5l6 9c1 2 0 4-2 4H6c-2 0-3-2-2-4l6-9V4H9z" class="potion-glass" />
      <path d="M8.5 14h7l3 4.6c.5.9 0 1.9-1 1.9h-11c-1 0-1.5-1-1-1.9z" class="potion-drink" />
    </svg>
  );
}

export function DebtSign({ n }: { n: number }) {
  return (
    <svg class="sign" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d="M7 2h10l6 10-6 10H7L1 12z" class="debt-face" />
      <text x="12" y="16.6" text-anchor="middle" class="debt-number">
        {n}
      </text>
    </svg>
  );
}
