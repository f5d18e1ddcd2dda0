/** The link by which anybody may look on, how many do, and for who made a public table whether it is listed. */

import type { Connection } from "../../socket";
import { say, sayCount } from "../../words";
import { reach } from "../shared/reach";
import { CopyButton } from "../start/CopyButton";

export function WatchLink({ connection, me }: { connection: Connection; me: number }) {
  const table = connection.table.value;
  if (table === null) return null;
  const host = connection.seats.value[me]?.host === true;
  return (
    <div class="watch-link">
      <p>
        {table.watching > 0 ? sayCount("watch.watching", table.watching) : say("watch.nobody")}{" "}
        <CopyButton text={`${reach().origin}/t/${table.game}`} label={say("watch.copy")} />
      </p>
      {host && table.manners.public && !table.view.over && (
        <p>
          {say("watch.listed")}{" "}
          <button
            type="button"
            onClick={() => {
              connection.list(false);
            }}
          >
            {say("watch.unlist")}
          </button>
        </p>
      )}
    </div>
  );
}
