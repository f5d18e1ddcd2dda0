import { describe, expect, it } from "vitest";
import { isThisMachine, reachFrom } from "../src/pages/shared/reach";

const NETWORK = { who: "network", address: "http://192.168.1.5:8765" } as const;

describe("what links begin with", () => {
  it("knows the machine of the browser by its names", () => {
    for (const host of ["localhost", "127.0.0.1", "127.0.1.1", "[::1]"]) expect(isThisMachine(host)).toBe(true);
    for (const host of ["192.168.1.5", "example.org", "localhost.example.org"]) expect(isThisMachine(host)).toBe(false);
  });

  it("is the address in the network for who sits at this machine", () => {
    expect(reachFrom("http://localhost:8765", "localhost", NETWORK)).toEqual({ origin: NETWORK.address, problem: "" });
  });

  it("is the address that brought somebody here from elsewhere, whatever the server listens to", () => {
    for (const server of [NETWORK, { who: "machine", address: "" } as const, null]) {
      expect(reachFrom("https://example.org", "example.org", server).origin).toBe("https://example.org");
      expect(reachFrom("https://example.org", "example.org", server).problem).toBe("");
    }
  });

  it("says why nobody else could open it", () => {
    for (const who of ["machine", "offline"] as const) {
      expect(reachFrom("http://localhost:1", "localhost", { who, address: "" }).problem).toBe(who);
    }
  });
});
