/** The time left, as it is shown, and who is not to be read. */

import { describe, expect, it } from "vitest";
import { leftWords } from "../src/pages/shared/leftWords";
import { clockWords } from "../src/pages/table/clockWords";
import { muted, toggleMuted } from "../src/pages/table/muted";

describe("the time left", () => {
  it("is told in minutes and seconds, and none is shown only when there is none", () => {
    expect([600_000, 65_000, 64_001, 1, 0, -5].map(clockWords)).toEqual(["10:00", "1:05", "1:05", "0:01", "0:00", "0:00"]);
  });
});

describe("somebody who is no longer in the game", () => {
  it("is named where a bot plays on", () => {
    expect(leftWords({ name: "Anna", left: "", player: "" })).toBe("");
    expect(leftWords({ name: "Anna", left: "time", player: "Anna" })).toBe("left.time");
    expect(leftWords({ name: "All-rounder", left: "resigned", player: "Anna" })).toBe("left.resigned_for");
  });
});

describe("muting", () => {
  it("is for one player in one game, and can be taken back", () => {
    toggleMuted("a", 1);
    toggleMuted("a", 2);
    toggleMuted("a", 1);
    expect([muted("a"), muted("b")]).toEqual([[2], []]);
  });
});
