/** What stands beside a table at which somebody learns. It is fetched for such tables alone. */

import { useSignal } from "@preact/signals";
import type { ComponentType } from "preact";
import { useEffect } from "preact/hooks";
import type { GuideProps } from "./LessonGuide";

export function Guided({ connection, table }: GuideProps) {
  const guide = useSignal<ComponentType<GuideProps> | null>(null);
  const lesson = table.lesson !== undefined;
  const puzzle = table.puzzle !== undefined;
  useEffect(() => {
    if (lesson) {
      void import("./LessonGuide").then((loaded) => {
        guide.value = loaded.LessonGuide;
      });
    } else if (puzzle) {
      void import("../puzzles/PuzzleGuide").then((loaded) => {
        guide.value = loaded.PuzzleGuide;
      });
    }
  }, [lesson, puzzle, guide]);
  const Guide = guide.value;
  if (!(lesson || puzzle) || Guide === null) return null;
  return (
    <div class="board-guide">
      <Guide connection={connection} table={table} />
    </div>
  );
}
