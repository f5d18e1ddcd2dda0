/** The way from the end of a game to the coach. */

import { say } from "../../words";
import { PageLink } from "./PageLink";

/** What stands behind "#" in the address of a finished game for who wants to see the coach first. */
export const TO_COACH = "#coach";

export function CoachLink({ game }: { game: string }) {
  return (
    <PageLink class="button" path={`/g/${game}${TO_COACH}`}>
      {say("coach.title")}
    </PageLink>
  );
}
