/** The puzzles: what is to be done, how hard it is, which are solved. */

import { useSignal, useSignalEffect } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { get, Refused } from "../../api";
import { Picture } from "../../cards/Picture";
import type { Protocol, PuzzleSheet } from "../../protocol";
import { lang, say, setName } from "../../words";
import { Footer } from "../shared/Footer";
import { Header } from "../shared/Header";
import { Shelf, ShelfItem } from "../shared/Shelf";
import { Welcome } from "../shared/Welcome";
import { solvedPuzzles, tryPuzzle } from "./solved";
import "../start/start.css";
import "./puzzle.css";

const HARDEST = 5;
/** The colour of a puzzle's field by how hard it is. */
const COLOURS: Partial<Record<number, string>> = {
  1: "victory",
  2: "reaction",
  3: "treasure",
  4: "attack",
  5: "curse",
};

export function PuzzlesPage() {
  const puzzles = useSignal<PuzzleSheet[]>([]);
  const problem = useSignal("");
  const language = lang.value;
  const solved = solvedPuzzles();
  useSignalEffect(() => {
    document.title = `${say("puzzle.title")} · Platin`;
  });
  useEffect(() => {
    get<Protocol["Puzzles"]>(`/api/puzzles/${language}`).then(
      (found) => {
        puzzles.value = found.puzzles;
      },
      () => {
        problem.value = say("start.offline");
      },
    );
  }, [language, puzzles, problem]);
  const done = puzzles.value.filter((one) => solved.includes(one.id)).length;
  return (
    <div class="start puzzles">
      <Header />
      <main id="main">
        <Welcome title={say("puzzle.title")} lead={say("puzzle.lead")} cards={["lighthouse", "peddler", "gardens"]}>
          {puzzles.value.length > 0 && <p>{say("puzzle.count", { n: done, of: puzzles.value.length })}</p>}
        </Welcome>
        {problem.value !== "" && <p role="alert">{problem.value}</p>}
        <Shelf>
          {puzzles.value.map((puzzle) => (
            <ShelfItem
              key={puzzle.id}
              sign={<Picture card={puzzle.picture} />}
              colour={COLOURS[puzzle.difficulty] ?? "action"}
              done={solved.includes(puzzle.id)}
            >
              <h2>{puzzle.title}</h2>
              <p class="shelf-facts">
                <Stars n={puzzle.difficulty} />
                <span>{puzzle.expansions.map(setName).join(", ")}</span>
                {solved.includes(puzzle.id) && <span class="shelf-done">{say("puzzle.done")}</span>}
              </p>
              <p>{puzzle.task}</p>
              <div class="shelf-buttons">
                <button
                  type="button"
                  onClick={() => {
                    tryPuzzle(puzzle.id).catch((error: unknown) => {
                      problem.value = error instanceof Refused ? error.message : say("start.offline");
                    });
                  }}
                >
                  {say(solved.includes(puzzle.id) ? "puzzle.again" : "puzzle.try")}
                  <span class="unseen">: {puzzle.title}</span>
                </button>
              </div>
            </ShelfItem>
          ))}
        </Shelf>
      </main>
      <Footer />
    </div>
  );
}

/** How hard it is, as stars. */
function Stars({ n }: { n: number }) {
  return (
    <span class="puzzle-stars">
      <span aria-hidden="true">{"★".repeat(n)}</span>
      <span class="unseen">{say("puzzle.difficulty", { n, of: HARDEST })}</span>
    </span>
  );
}
