/** What went wrong with a request, in words. */

import { Refused } from "../../api";
import { say } from "../../words";

export function told(error: unknown): string {
  return error instanceof Refused ? error.message : say("start.offline");
}
