/** Where a link to this server can be opened. The one who asks may be at an address that only works on this machine. */

import { signal } from "@preact/signals";
import { get } from "../../api";
import type { ReachView } from "../../protocol";

const found = signal<ReachView | null>(null);
let asked = false;

/** Ask the server; what it says is there when `reach` is looked at the next time. */
function ask(): void {
  if (asked) return;
  asked = true;
  get<ReachView>("/api/reach").then(
    (answer) => {
      found.value = answer;
    },
    () => {
      asked = false; // the next one who wants to know asks again
    },
  );
}

/** Tell whether an address means the machine on which the browser runs. */
export function isThisMachine(host: string): boolean {
  return host === "localhost" || host === "[::1]" || host.startsWith("127.");
}

export interface Reach {
  /** What stands before the path of a link. */
  origin: string;
  /** Why nobody else can open such a link; "" if others can, or nothing is known. */
  problem: "" | "machine" | "offline";
}

/** Decide what links begin with: an address that brought somebody here from elsewhere is good for others, too. */
export function reachFrom(origin: string, host: string, server: ReachView | null): Reach {
  if (!isThisMachine(host) || server === null) return { origin, problem: "" };
  if (server.who !== "network") return { origin, problem: server.who };
  return { origin: server.address === "" ? origin : server.address, problem: "" };
}

export function reach(): Reach {
  ask();
  return reachFrom(location.origin, location.hostname, found.value);
}
