/**
 * Amounts within a text: where "+2 Cards" or "costs at most 4" stands, and by which sign it can be shown. What the
 * amounts are called is said by the words of the language (`signs.*`), as alternatives of a regular expression.
 */

/** What there are signs for, in the order in which words are tried: what is more special comes first. */
export const SIGNED = ["vp", "coffers", "villagers", "favors", "sun", "potion", "debt", "coin", "card", "action", "buy"] as const;

export type Signed = (typeof SIGNED)[number];

/** Only what a card gives ("+2 Cards") is shown by a sign; a sentence may count cards as well. */
const GIVEN: ReadonlySet<Signed> = new Set(["card", "action", "buy"]);

export interface Amount {
  sign: Signed;
  /** The number as it is written, with its sign. */
  n: string;
  /** What follows the number in the text, for those who listen; "" where the words go on as they are. */
  words: string;
}

/** How a language speaks of amounts. */
export interface Speech {
  called: Record<Signed, string>;
  /** What stands before a number that is a cost, and what stands behind one. */
  before: string;
  after: string;
}

/** Make the pattern that finds all amounts of a language. */
export function patternOf({ called, before, after }: Speech): RegExp {
  const units = SIGNED.map((sign) => {
    const plus = GIVEN.has(sign) ? "[+−-]" : "[+−-]?";
    return `(?<${sign}>(?<![\\p{L}\\d])${plus}\\d+)(?<${sign}_words> (?:${called[sign]}))(?![\\p{L}])`;
  });
  const costs = `(?<=(?:${before}) )(?<cost>\\d+)(?![\\p{L}\\d%])|(?<![\\p{L}\\d+−-])(?<price>\\d+)(?= (?:${after})(?![\\p{L}]))`;
  return new RegExp([...units, costs].join("|"), "gu");
}

/** Cut a text into words and amounts. Put together again they are the text. */
export function amountsIn(text: string, pattern: RegExp): (string | Amount)[] {
  const parts: (string | Amount)[] = [];
  let end = 0;
  for (const found of text.matchAll(pattern)) {
    const groups = found.groups ?? {};
    const sign = SIGNED.find((one) => groups[one] !== undefined);
    const n = sign === undefined ? (groups["cost"] ?? groups["price"] ?? "") : (groups[sign] ?? "");
    if (found.index > end) parts.push(text.slice(end, found.index));
    parts.push({ sign: sign ?? "coin", n, words: sign === undefined ? "" : (groups[`${sign}_words`] ?? "") });
    end = found.index + found[0].length;
  }
  if (end < text.length) parts.push(text.slice(end));
  return parts;
}
