import { beforeEach, describe, expect, it } from "vitest";
import { partsOf, soften } from "../src/cards/soften";
import { lang } from "../src/words";

const shown = (text: string) => soften(text).replaceAll("\u00ad", "-");

describe("breaking long words", () => {
  beforeEach(() => {
    lang.value = "de";
  });

  it("breaks German words where one may", () => {
    expect(shown("Siegpunktmarker")).toBe("Sieg-punkt-marker");
    expect(shown("Nachziehstapel")).toBe("Nach-zieh-stapel");
    expect(shown("Handelsposten")).toBe("Handels-posten");
    expect(shown("Schlachtplan")).toBe("Schlacht-plan");
    expect(shown("Streitross")).toBe("Streit-ross");
    expect(shown("Brückentroll")).toBe("Brücken-troll");
    expect(shown("Geisterschiff")).toBe("Geis-ter-schiff");
    expect(shown("Wohlhabendes Dorf")).toBe("Wohl-ha-bendes Dorf");
  });

  it("leaves short words and words it does not know alone, and every letter in its place", () => {
    expect(shown("Monument, Keller, Überwachungskamera")).toBe("Monument, Keller, Überwachungskamera");
    const text = "Lege deine Aktionskarten auf den Nachziehstapel.";
    expect(soften(text).replaceAll("\u00ad", "")).toBe(text);
  });

  it("knows the beginning of a sentence after a line break", () => {
    expect(shown("+1 Aktion\nVorbereitung")).toBe("+1 Aktion\nVorbe-rei-tung");
  });

  it("never breaks an English word", () => {
    lang.value = "en";
    expect(shown("Coppersmith, Bureaucrat, everywhere, Philosopher's Stone")).not.toContain("-");
  });

  it("tells what has to fit into a line", () => {
    expect(partsOf("Geisterschiff")).toEqual(["Geis-", "ter-", "schiff"]);
    lang.value = "en";
    expect(partsOf("Philosopher's Stone")).toEqual(["Philosopher's", "Stone"]);
    expect(partsOf("Will-o'-Wisp")).toEqual(["Will-", "o'-", "Wisp"]);
  });
});
