import { describe, expect, it } from "vitest";
import { soften } from "../src/cards/soften";

const shown = (text: string) => soften(text).replaceAll("\u00ad", "-");

describe("breaking long words", () => {
  it("breaks German words where one may", () => {
    expect(shown("Siegpunktmarker")).toBe("Sieg-punkt-mar-ker");
    expect(shown("Nachziehstapel")).toBe("Nach-zieh-sta-pel");
    expect(shown("Handelsposten")).toBe("Han-dels-posten");
    expect(shown("Schlachtplan")).toBe("Schlacht-plan");
    expect(shown("Aktionskarte")).toBe("Aktions-karte");
    expect(shown("Wohlhabendes Dorf")).toBe("Wohl-haben-des Dorf");
  });

  it("leaves short words alone, and every letter in its place", () => {
    expect(soften("Throne Room")).toBe("Throne Room");
    const text = "Philosopher’s Stone, Überwachungskamera, Eingeborenendorf";
    expect(soften(text).replaceAll("\u00ad", "")).toBe(text);
  });
});
