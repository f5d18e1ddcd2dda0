import { describe, expect, it } from "vitest";
import { amountsIn, patternOf, SIGNED, type Signed } from "../src/cards/signed";

// As in messages/browser_signs.py, as far as these texts need it.
const called = Object.fromEntries(SIGNED.map((sign) => [sign, "no such word"])) as Record<Signed, string>;
const ENGLISH = patternOf({
  called: { ...called, card: "[Cc]ards?", action: "[Aa]ctions?", coin: "[Cc]oins?", debt: "[Dd]ebt", vp: "VP(?: tokens?)?" },
  before: "[Cc]ost(?:s|ing)?(?: at most| up to)?",
  after: "costs?",
});
const GERMAN = patternOf({
  called: { ...called, card: "Karten?", coin: "Geld", villagers: "Dorfbewohner" },
  before: "[Kk]ost(?:et|en)",
  after: "(?:mehr )?koste(?:t|n)",
});

describe("amounts in a text", () => {
  const signs = (text: string, pattern = ENGLISH) =>
    amountsIn(text, pattern).flatMap((part) => (typeof part === "string" ? [] : [`${part.sign} ${part.n}`]));

  it("are what a card gives", () => {
    expect(signs("+2 Cards, +1 Action")).toEqual(["card +2", "action +1"]);
    expect(signs("+1 Dorfbewohner, +2 Karten", GERMAN)).toEqual(["villagers +1", "card +2"]);
    expect(signs("-1 VP and 2 VP tokens")).toEqual(["vp -1", "vp 2"]);
  });

  it("are coins and costs wherever they stand", () => {
    expect(signs("Gain a card costing up to 4. It may cost 8 Debt or 3 coins.")).toEqual(["coin 4", "debt 8", "coin 3"]);
    expect(signs("Nimm eine Karte, die bis zu 4 kostet oder 2 mehr kostet", GERMAN)).toEqual(["coin 4", "coin 2"]);
  });

  it("are not cards that a sentence counts, nor parts of other words", () => {
    expect(signs("Reveal the top 4 cards of your deck, play 2 Actions. +1 Cardinal, 30 Coinsmiths")).toEqual([]);
  });

  it("say the same as before, put together again", () => {
    for (const text of ["+2 Cards; cards that cost at most 5 are worth 1 VP.", "", "Nothing"]) {
      expect(amountsIn(text, ENGLISH).map((part) => (typeof part === "string" ? part : part.n + part.words)).join("")).toBe(text);
    }
  });
});
