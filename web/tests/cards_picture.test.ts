import { beforeAll, describe, expect, it, vi } from "vitest";
import { Picture } from "../src/cards/Picture";
import { PICTURES } from "../src/cards/pictures";
import type { CardSheet, Words } from "../src/protocol";
import { sheet, speak } from "../src/words";

function card(picture: string): CardSheet {
  return {
    name: picture,
    other: "",
    text: "",
    picture,
    kind: "kingdom",
    types: ["action"],
    set: "base",
    cost: null,
    playable: true,
    choosable: true,
  };
}

const WORDS: Words = {
  lang: "en",
  words: { "thing.tavern": "Tavern" },
  types: {},
  sets: {},
  phrases: {},
  pictures: { tavern: "beer-horn" },
  cards: { anvil: card("anvil"), carriage: card("plain/carriage"), copper: card("own/copper") },
  choices: {},
};

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: {} });
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify(WORDS))));
  await speak("en");
});

describe("the picture", () => {
  it("of an icon is a mask in the colour of its place", () => {
    for (const [key, name] of [
      ["anvil", "anvil"],
      ["carriage", "plain/carriage"],
    ] as const) {
      const shown = Picture({ card: key });
      expect(shown?.type).toBe("span");
      expect(shown?.props).toMatchObject({ style: { maskImage: `url("${PICTURES}${name}.svg")` }, "aria-hidden": "true" });
    }
  });

  it("with colours of its own is an image without words", () => {
    const shown = Picture({ card: "copper" });
    expect(shown?.type).toBe("img");
    expect(shown?.props).toMatchObject({ src: `${PICTURES}own/copper.svg`, alt: "" });
  });

  it("is the same for all prints of a card", () => {
    expect(Picture({ card: "anvil@2" })?.props).toEqual(Picture({ card: "anvil" })?.props);
  });

  it("of a mat is that of the thing", () => {
    expect(sheet("tavern")).toMatchObject({ name: "Tavern", picture: "beer-horn" });
  });

  it("of something unknown is none", () => {
    expect(Picture({ card: "nothing" })).toBeNull();
  });
});
