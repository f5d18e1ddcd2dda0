import { describe, expect, it } from "vitest";
import { monthOf, weeksOf } from "../src/pages/daily/months";
import { kingdomLink, listOf } from "../src/pages/shared/kingdomLink";

describe("a link to a kingdom", () => {
  const lists = ["Village, Smithy, Mine (2E), Young Witch (Moat)", "Königlicher Münzer, no Colony, Reckless: Smithy", "a+b & c#d%"];
  it.each(lists)("brings the list back: %s", (list) => {
    const link = kingdomLink("http://host", list);
    expect(link.startsWith("http://host/k#")).toBe(true);
    expect(link).not.toContain(" ");
    expect(listOf(new URL(link).hash.slice(1))).toBe(list);
  });
  it("is read as far as it goes when it was cut off", () => {
    expect(listOf("Village,+M%C3")).toContain("Village, M");
    expect(listOf("")).toBe("");
  });
});

describe("a calendar", () => {
  it("has weeks from Monday on", () => {
    const weeks = weeksOf("2026-11");
    expect(weeks[0]).toEqual(["", "", "", "", "", "", "2026-11-01"]);
    expect(weeks.at(-1)).toEqual(["2026-11-30", "", "", "", "", "", ""]);
    expect(weeks.flat().filter((day) => day !== "")).toHaveLength(30);
    expect(weeksOf("2028-02").flat()).toContain("2028-02-29");
  });
  it("turns its leaves over the end of a year", () => {
    expect(monthOf("2026-01-15", -1)).toBe("2025-12");
    expect(monthOf("2025-12-31", 1)).toBe("2026-01");
    expect(monthOf("2026-03-31")).toBe("2026-03");
  });
});
