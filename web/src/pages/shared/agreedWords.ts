/** How people play with each other at a table, told in short. */

import type { MannersView } from "../../protocol";
import { say } from "../../words";

export function agreedWords({ score, hints, clock, chat, public: listed }: MannersView): string[] {
  const told: string[] = [];
  if (score) told.push(say("manners.told.score"));
  if (hints) told.push(say("manners.told.hints"));
  if (clock !== null) {
    const { minutes, increment: seconds } = clock;
    told.push(
      seconds > 0 ? say("manners.told.clock_plus", { minutes, seconds }) : say("manners.told.clock", { minutes }),
    );
  }
  if (chat) told.push(say("manners.told.chat"));
  if (listed) told.push(say("manners.told.public"));
  return told.length > 0 ? told : [say("manners.told.nothing")];
}
