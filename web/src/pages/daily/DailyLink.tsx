/** At the end of the game of a day: the way to the results of everybody. */

import { say } from "../../words";
import { PageLink } from "../review/PageLink";

export function DailyLink({ day }: { day: string }) {
  if (day === "") return null;
  return (
    <PageLink class="button" path={`/daily/${day}`}>
      {say("daily.to_results")}
    </PageLink>
  );
}
