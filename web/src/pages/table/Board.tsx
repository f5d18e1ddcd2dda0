/** The table of one who sits at it or watches: everything that is seen, the question, and the keys. */

import { useSignal } from "@preact/signals";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { SheetHost } from "../../cards/CardSheet";
import { Dialog } from "../../cards/Dialog";
import type { TableMessage } from "../../protocol";
import type { Connection } from "../../socket";
import { say } from "../../words";
import { Guided } from "../learn/Guided";
import { type Asked, askedNow } from "./asked";
import { Bar, Settings } from "./Bar";
import { type Shown, TableContext } from "./context";
import { End } from "./End";
import { EndWarning } from "./EndWarning";
import { Doubts } from "./EndOfPhase";
import { refocus } from "./focus";
import { Hand } from "./Hand";
import { Help } from "./Help";
import { Hint, HintButton, mayAsk } from "./Hint";
import { type Pane, useKeys } from "./keys";
import { Happened } from "./Happened";
import { Spoken } from "./Log";
import { useNotice } from "./notice";
import { Notices } from "./Notices";
import { OwnSeat } from "./OwnSeat";
import { endsTurn } from "./phases";
import type { Picking } from "./picking";
import { PlayArea } from "./PlayArea";
import { Others } from "./Players";
import { Question } from "./Question";
import { roomy } from "./screen";
import { Side } from "./Side";
import { linesOf, type Mark, takenSince } from "./since";
import { Supply } from "./Supply";
import { TurnBar } from "./TurnBar";
import { useMotion } from "./useMotion";
import { mute, useSounds } from "./useSounds";
import { AgainButton, SkipButton, useSkip, watchedWords } from "./Watching";
import "./board.css";

export function Board({ connection, table }: { connection: Connection; table: TableMessage }) {
  const { mark, markNow } = useMark(connection, table);
  const picking = usePicking(connection, table, markNow);
  const pane = useSignal<Pane>("log");
  const drawer = useSignal(false);
  const help = useSignal(false);
  const view = table.view;
  const showing = connection.show.showing.value;
  useSkip(connection.show);
  useMotion(connection, table);

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
    again: () => {
      connection.show.replay();
    },
    mute,
    hint: () => {
      if (!mayAsk(connection, table)) return false;
      connection.askHint();
      return true;
    },
    escape: () => {
      picking?.clear();
    },
  });
  useEffect(() => {
    refocus(picking !== null && endsTurn(picking.question));
  }, [picking]);
  useSounds(connection, table);
  useNotice(table);

  const taken = useMemo(() => takenSince(mark, view), [mark, view]);
  const watched = showing ? { watched: watchedWords(connection.show.news.value) } : {};
  const shown: Shown = { table, view, picking, taken, ...watched };
  return (
    <TableContext.Provider value={shown}>
      <div class="board" data-question={table.question} data-showing={showing ? "" : undefined}>
        <Bar onPane={show} onHelp={openHelp} />
        <main class="board-play">
          <div class="board-main">
            <div class="board-top">
              <Others />
              <Supply />
            </div>
            <PlayArea />
          </div>
          <Guided connection={connection} table={table} />
          <div class="board-ask">
            <Notices connection={connection} />
            <div class="ask-line">
              <TurnBar />
              {!view.over && !showing && <Happened turns={connection.log.value} from={mark.lines} />}
              {!showing && <AgainButton connection={connection} />}
              {!showing && <HintButton connection={connection} table={table} />}
              {showing ? <SkipButton connection={connection} /> : <UndoButton table={table} onUndo={undo} />}
            </div>
            <Hint connection={connection} table={table} />
            {view.over ? <End connection={connection} /> : <Question onUndo={undo} />}
            <div class="hand-row">
              <OwnSeat />
              <Hand />
            </div>
          </div>
        </main>
        {roomy.value && (
          <aside class="board-side" aria-label={say("table.beside_table")}>
            <Side connection={connection} from={mark.lines} pane={pane.value} onPane={show} />
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
              from={mark.lines}
              pane={pane.value}
              onPane={(wanted) => {
                pane.value = wanted;
              }}
            />
            <Settings onHelp={openHelp} />
          </Dialog>
        )}
        {picking?.doubts.value === true && <Doubts picking={picking} />}
        <EndWarning />
        {help.value && (
          <Help
            onClose={() => {
              help.value = false;
            }}
          />
        )}
        <Spoken turns={connection.log.value} waits={showing} />
        <SheetHost />
      </div>
    </TableContext.Provider>
  );
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

/** How things stood at the last answer; what is taken back did not happen. */
function useMark(connection: Connection, table: TableMessage): { mark: Mark; markNow: (picks: number[]) => void } {
  const own = useRef<Mark>({ lines: linesOf(connection.log.peek()), view: table.view, named: [] });
  const lines = linesOf(connection.log.value);
  // What is shown again has been known for long.
  if (lines < own.current.lines && !connection.show.showing.value) own.current = { lines, view: table.view, named: [] };
  return {
    mark: own.current,
    markNow: (picks) => {
      const now = connection.table.peek();
      if (now === null) return;
      const options = picks.flatMap((pick) => now.view.question?.options[pick] ?? []);
      const named = options.filter((option) => option.kind === "pile").map((option) => option.pile);
      own.current = { lines: linesOf(connection.log.peek()), view: now.view, named };
    },
  };
}

/** The answer in the making; it outlives tables that come while the same question is pending. */
function usePicking(connection: Connection, table: TableMessage, onAnswer: (picks: number[]) => void): Picking | null {
  const last = useRef<Asked | null>(null);
  return useMemo(() => {
    const asked = askedNow(connection, table, last.current, onAnswer);
    // While something is shown nobody is asked; what was picked waits.
    last.current = asked ?? last.current;
    return asked?.picking ?? null;
  }, [connection, table]);
}
