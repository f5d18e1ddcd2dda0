/** A text in which amounts of cards, coins and the like are shown by signs. Those who listen get it word by word. */

import { lang, say, type Lang } from "../words";
import { type Amount, amountsIn, patternOf, SIGNED, type Signed } from "./signed";
import { Sign } from "./signs";
import { soften } from "./soften";

let known: { lang: Lang; pattern: RegExp } | null = null;

/** The pattern of the player's language, made when it is first needed. */
function pattern(): RegExp {
  if (known?.lang !== lang.value) {
    const called = Object.fromEntries(SIGNED.map((sign) => [sign, say(`signs.${sign}`)])) as Record<Signed, string>;
    const made = patternOf({ called, before: say("signs.cost_before"), after: say("signs.cost_after") });
    known = { lang: lang.value, pattern: made };
  }
  return known.pattern;
}

export function SignedText({ text }: { text: string }) {
  return (
    <>
      {amountsIn(text, pattern()).map((part, i) =>
        typeof part === "string" ? soften(part) : <Shown key={i} {...part} />,
      )}
    </>
  );
}

function Shown({ sign, n, words }: Amount) {
  const said = words !== "" && <span class="unseen">{words}</span>;
  if (sign === "coin" || sign === "debt") {
    // What is taken or given keeps its sign beside the coin.
    const [plus, number] = /^[+−-]/.test(n) ? [n.slice(0, 1), n.slice(1)] : ["", n];
    return (
      <span class="amount-of">
        {plus}
        <span class={`on-${sign}`}>{number}</span>
        {said}
      </span>
    );
  }
  return (
    <span class="amount-of">
      {n}
      <Sign kind={sign} />
      {said}
    </span>
  );
}
