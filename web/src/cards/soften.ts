/**
 * Where long words may be broken. Not every browser has a dictionary for `hyphens: auto`, so cards bring soft hyphens
 * of their own, by the rule of thumb of both languages: the last consonant goes to the next line.
 */

const SHORTEST = 9;
/** Letters that stay together on either side of a break. */
const LEAST = 3;
const VOWEL = /[aeiouyäöü]/;
// Consonants that begin a syllable together; the longest comes first.
const TOGETHER = ["schm", "schn", "schl", "schr", "schw", "sch", "chr", "str", "ch", "ck", "ph", "th", "sh", "qu", "st", "sp"];

/** Put soft hyphens into the long words of a text. */
export function soften(text: string): string {
  return text.replace(/\p{L}+/gu, (word) => (word.length < SHORTEST ? word : broken(word)));
}

function broken(word: string): string {
  const small = word.toLowerCase();
  let result = "";
  let from = 0;
  for (let at = 1; at < word.length; at++) {
    // A vowel after a consonant begins the next syllable; which consonants go with it?
    if (!VOWEL.test(small[at] ?? "") || VOWEL.test(small[at - 1] ?? "")) continue;
    const before = lastVowel(small, at - 1);
    if (before < 0) continue;
    const cut = at - onset(small.slice(before + 1, at));
    if (cut - from < LEAST || word.length - cut < LEAST) continue;
    result += `${word.slice(from, cut)}\u00ad`;
    from = cut;
  }
  return result + word.slice(from);
}

function lastVowel(word: string, before: number): number {
  for (let at = before; at >= 0; at--) if (VOWEL.test(word[at] ?? "")) return at;
  return -1;
}

/** How many of the consonants between two vowels belong to the second. */
function onset(consonants: string): number {
  // Schlacht-plan, but Vor-rat and Hand-lung.
  if (consonants.length > 2 && /[pbtkgf][lr]$/.test(consonants)) return 2;
  for (const group of TOGETHER) {
    if (!consonants.endsWith(group)) continue;
    // The s that joins two German nouns stays with the first: Handels-posten.
    const joint = /^s[tp]$/.test(group) && /[lngtd]s[tp]$/.test(consonants);
    return joint ? 1 : group.length;
  }
  return 1;
}
