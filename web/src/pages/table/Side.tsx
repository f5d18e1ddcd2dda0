/** Beside the table: the log, the deck, talking and people, and what is done without asking. */

import type { Connection } from "../../socket";
import { say } from "../../words";
import { Auto } from "./Auto";
import { useShown, youOr } from "./context";
import { Deck } from "./Deck";
import type { Pane } from "./keys";
import { Log } from "./Log";
import { Chat } from "./Chat";
import { People } from "./People";
import { Resign } from "./Resign";
import { Talk } from "./Talk";
import { WatchLink } from "./WatchLink";
import "./side.css";

const PANES: Pane[] = ["log", "deck", "talk", "auto"];

interface SideProps {
  connection: Connection;
  /** The first line of the log that is new to the player. */
  from: number;
  pane: Pane;
  onPane: (pane: Pane) => void;
}

export function Side({ connection, from, pane, onPane }: SideProps) {
  const { table, view } = useShown();
  const turn = (by: number) => {
    const next = PANES[(PANES.indexOf(pane) + by + PANES.length) % PANES.length];
    if (next === undefined) return;
    onPane(next);
    requestAnimationFrame(() => document.getElementById(`tab-${next}`)?.focus());
  };
  return (
    <div class="side">
      <div
        class="side-tabs"
        role="tablist"
        aria-label={say("table.beside_table")}
        onKeyDown={(event) => {
          if (event.key === "ArrowRight") turn(1);
          else if (event.key === "ArrowLeft") turn(-1);
          else return;
          event.preventDefault();
          event.stopPropagation();
        }}
      >
        {PANES.map((key) => (
          <button
            key={key}
            id={`tab-${key}`}
            type="button"
            role="tab"
            aria-selected={pane === key}
            aria-controls={`pane-${key}`}
            tabIndex={pane === key ? 0 : -1}
            onClick={() => {
              onPane(key);
            }}
          >
            {say(`table.${key}`)}
          </button>
        ))}
      </div>
      <div class="side-pane" id={`pane-${pane}`} role="tabpanel" aria-labelledby={`tab-${pane}`}>
        {pane === "log" && <Log turns={connection.log.value} me={view.seat} from={from} />}
        {pane === "deck" && <Deck player={view.players[view.seat]} />}
        {pane === "talk" && (
          <>
            <People connection={connection} me={view.seat} />
            <WatchLink connection={connection} me={view.seat} />
            <Chat connection={connection} />
            <Talk connection={connection} nameOf={(seat) => youOr(table, seat)} />
            <Resign connection={connection} />
          </>
        )}
        {pane === "auto" && <Auto connection={connection} auto={table.auto} />}
      </div>
    </div>
  );
}
