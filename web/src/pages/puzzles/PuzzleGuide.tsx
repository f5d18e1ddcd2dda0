/** The puzzle beside the table: what is to be done, what is known, whether it is done, and what comes next. */

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { get, Refused } from "../../api";
import { CardFace } from "../../cards/CardFace";
import type { Protocol, PuzzleSheet, PuzzleView } from "../../protocol";
import { lang, say } from "../../words";
import type { GuideProps } from "../learn/LessonGuide";
import { PageLink } from "../review/PageLink";
import { nextOf } from "./next";
import { noteSolved, solvedPuzzles, tryPuzzle } from "./solved";
import "../learn/guide.css";
import "./puzzle.css";

export function PuzzleGuide({ connection, table }: GuideProps) {
  const { puzzle } = table;
  const hinted = useSignal(false);
  // Once it went wrong, the solution may be looked at, also after something was taken back.
  const why = useSignal("");
  const shown = useSignal(false);
  // Who ends the turn after the solution has not lost it again.
  const won = useSignal(false);
  const now = puzzle?.outcome ?? "open";
  const outcome = now === "failed" && won.value ? "solved" : now;
  const explained = puzzle?.why ?? "";
  useEffect(() => {
    if (explained !== "") why.value = explained;
  }, [explained, why]);
  useEffect(() => {
    won.value ||= now === "solved";
    if (now === "solved" && puzzle !== undefined) noteSolved(puzzle.id);
  }, [now, puzzle, won]);
  if (puzzle === undefined) return null;
  const open = outcome === "open";
  return (
    <section class={`guide puzzle ${outcome}`} aria-labelledby="guide-head">
      <div class="guide-head">
        <h2 id="guide-head">{puzzle.title}</h2>
        <PageLink path="/puzzles" class="guide-leave">
          {say("puzzle.all")}
        </PageLink>
      </div>
      <div class="guide-words">
        <p class="puzzle-task">{puzzle.task}</p>
        <p class="puzzle-outcome" role="status">
          {!open && say(`puzzle.${outcome}`)}
        </p>
        {hinted.value && open && <p class="puzzle-hint">{puzzle.hint}</p>}
        {why.value !== "" && (shown.value || outcome === "solved") && <p class="puzzle-why">{why.value}</p>}
        <Known puzzle={puzzle} opponent={table.seats[1]?.name ?? ""} />
      </div>
      <div class="guide-buttons">
        {open && !hinted.value && (
          <button
            type="button"
            onClick={() => {
              hinted.value = true;
            }}
          >
            {say("puzzle.hint")}
          </button>
        )}
        {outcome !== "solved" && why.value !== "" && !shown.value && (
          <button
            type="button"
            onClick={() => {
              shown.value = true;
            }}
          >
            {say("puzzle.show")}
          </button>
        )}
        {outcome === "failed" && table.undo.possible && (
          <button
            type="button"
            class="primary"
            onClick={() => {
              connection.undo();
            }}
          >
            {say("puzzle.undo")}
          </button>
        )}
        <Onward puzzle={puzzle} outcome={outcome} />
      </div>
    </section>
  );
}

/** In a puzzle nothing that matters is hidden: the points, and the deck from the top. */
function Known({ puzzle, opponent }: { puzzle: PuzzleView; opponent: string }) {
  const [mine = 0, theirs = 0] = puzzle.points;
  return (
    <div class="puzzle-known">
      <span>{say("puzzle.points", { mine, player: opponent, theirs })}</span>
      {puzzle.deck !== null && puzzle.deck.length > 0 && (
        <span class="puzzle-deck">
          {say("puzzle.deck")}
          {runs(puzzle.deck).map(([card, n], i) => (
            <CardFace key={i} card={card} size="chip" count={n} />
          ))}
        </span>
      )}
    </div>
  );
}

/** Equal cards that follow each other, together; the order stays. */
export function runs(cards: readonly string[]): [string, number][] {
  const found: [string, number][] = [];
  for (const card of cards) {
    const last = found.at(-1);
    if (last !== undefined && last[0] === card) last[1] += 1;
    else found.push([card, 1]);
  }
  return found;
}

function Onward({ puzzle, outcome }: { puzzle: PuzzleView; outcome: PuzzleView["outcome"] }) {
  const busy = useSignal(false);
  const problem = useSignal("");
  const next = useSignal<PuzzleSheet | null>(null);
  const language = lang.value;
  const solved = outcome === "solved";
  useEffect(() => {
    if (!solved) return;
    get<Protocol["Puzzles"]>(`/api/puzzles/${language}`).then(
      ({ puzzles }) => {
        next.value = nextOf(puzzle.id, puzzles, [...solvedPuzzles(), puzzle.id]);
      },
      () => undefined,
    );
  }, [solved, puzzle.id, language, next]);
  const open = (id: string, replace: boolean) => {
    busy.value = true;
    problem.value = "";
    tryPuzzle(id, replace).catch((error: unknown) => {
      busy.value = false;
      problem.value = error instanceof Refused ? error.message : say("start.offline");
    });
  };
  const following = next.value;
  return (
    <>
      {outcome !== "open" && (
        <button
          type="button"
          disabled={busy.value}
          onClick={() => {
            open(puzzle.id, true);
          }}
        >
          {say("puzzle.again")}
        </button>
      )}
      {solved && following !== null && (
        <button
          type="button"
          class="primary"
          disabled={busy.value}
          onClick={() => {
            open(following.id, false);
          }}
        >
          {say("puzzle.next", { puzzle: following.title })}
        </button>
      )}
      {problem.value !== "" && <p role="alert">{problem.value}</p>}
    </>
  );
}
