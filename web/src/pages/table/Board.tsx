/** The table of one who sits at it or watches: everything that is seen, the question, and the keys. */

import { useSignal } from "@preact/signals";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { SheetHost } from "../../cards/CardSheet";
import { Dialog } from "../../cards/Dialog";
import type { TableMessage } from "../../protocol";
import type { Connection } from "../../socket";
import { say, sheet } from "../../words";
import { Bar, Settings } from "./Bar";
import { type Shown, TableContext } from "./context";
import { End } from "./End";
import { refocus } from "./focus";
import { Hand } from "./Hand";
import { Help } from "./Help";
import { type Pane, useKeys } from "./keys";
import { Spoken, Ticker } from "./Log";
import { Mine } from "./Mine";
import { Notices } from "./Notices";
import { Picking } from "./picking";
import { Others } from "./Players";
import { Question } from "./Question";
import { narrow, roomy } from "./screen";
import { Side } from "./Side";
import { Supply } from "./Supply";
import { TurnBar } from "./TurnBar";
import "./board.css";

export function Board({ connection, table }: { connection: Connection; table: TableMessage }) {
  const picking = usePicking(connection, table);
  const pane = useSignal<Pane>("log");
  const drawer = useSignal(false);
  const help = useSignal(false);
  const view = table.view;

  const show = (wanted: Pane) => {
    const again = pane.value === wanted && drawer.value;
    pane.value = wanted;
    drawer.value = !roomy.value && !again;
    if (roomy.value) document.getElementById(`tab-${wanted}`)?.focus();
  };
  const undo = () => {
    if (table.undo.possible) connection.undo();
  };
  const openHelp = () => {
    help.value = true;
  };
  useKeys({
    picking,
    undo,
    show,
    help: openHelp,
    escape: () => {
      picking?.clear();
    },
  });
  useEffect(() => {
    refocus();
  }, [picking]);
  useEffect(() => {
    const mine = view.asked >= 0 && view.asked === view.seat;
    document.title = mine ? say("table.title_asked") : say("table.title", { kingdom: table.kingdom });
  });

  const shown: Shown = { table, view, picking };
  return (
    <TableContext.Provider value={shown}>
      <div class="board" data-question={table.question}>
        <Bar onPane={show} onHelp={openHelp} />
        <main class="board-main">
          <Others />
          <Supply />
          <Mine />
        </main>
        <div class="board-ask">
          <Notices connection={connection} />
          <div class="ask-line">
            <TurnBar />
            <UndoButton table={table} onUndo={undo} />
          </div>
          {!roomy.value && <Ticker turns={connection.log.value} most={narrow.value ? 1 : 2} />}
          {view.over ? <End connection={connection} /> : <Question />}
          <Hand />
        </div>
        {roomy.value && (
          <aside class="board-side" aria-label={say("table.beside_table")}>
            <Side connection={connection} pane={pane.value} onPane={show} />
          </aside>
        )}
        {!roomy.value && drawer.value && (
          <Dialog
            class="drawer"
            title={say(`table.${pane.value}`)}
            onClose={() => {
              drawer.value = false;
            }}
          >
            <Side
              connection={connection}
              pane={pane.value}
              onPane={(wanted) => {
                pane.value = wanted;
              }}
            />
            <Settings onHelp={openHelp} />
          </Dialog>
        )}
        {help.value && (
          <Help
            onClose={() => {
              help.value = false;
            }}
          />
        )}
        <div class="unseen" aria-live="polite" aria-atomic="true" data-live="question">
          {announcement(table)}
        </div>
        <Spoken turns={connection.log.value} />
        <SheetHost />
      </div>
    </TableContext.Provider>
  );
}

/** The question as it is read out. */
function announcement({ view }: TableMessage): string {
  const question = view.question;
  if (question === null) return "";
  const source = question.source.split("#")[0]?.split(".")[0] ?? "";
  const asker = source !== "" ? `${sheet(source).name}: ` : "";
  return `${asker}${question.prompt} ${question.high > 1 ? question.how_many : ""}`.trim();
}

function UndoButton({ table, onUndo }: { table: TableMessage; onUndo: () => void }) {
  if (table.view.seat < 0 || table.view.over) return null;
  const { possible } = table.undo;
  // Bots always agree: then nobody has to be asked.
  const people = table.seats.some((seat, i) => i !== table.view.seat && seat.kind === "person");
  const free = table.undo.free || !people;
  return (
    <button
      type="button"
      class={free || !possible ? "undo" : "undo asks"}
      disabled={!possible || table.request !== null}
      title={say(free || !possible ? "table.undo_free" : "table.undo_asks")}
      onClick={onUndo}
    >
      <span aria-hidden="true">{free || !possible ? "↶" : "↶?"}</span>{" "}
      <span class="undo-words">{say(free || !possible ? "table.undo" : "table.undo_ask")}</span>
    </button>
  );
}

/** The answer in the making; it outlives tables that come while the same question is pending. */
function usePicking(connection: Connection, table: TableMessage): Picking | null {
  const last = useRef<{ number: number; picking: Picking } | null>(null);
  const picking = useMemo(() => {
    const { question } = table.view;
    if (question === null) return null;
    const made = new Picking(question, table.view, (picks, always) => {
      connection.answer(picks, always);
    });
    const before = last.current;
    if (before !== null && before.number === table.question) {
      made.picks.value = before.picking.picks.peek();
      made.always.value = before.picking.always.peek();
    }
    last.current = { number: table.question, picking: made };
    return made;
  }, [connection, table]);
  const refused = connection.problem.value;
  useEffect(() => {
    if (refused !== null && picking !== null) picking.sent.value = false;
  }, [refused, picking]);
  return picking;
}
