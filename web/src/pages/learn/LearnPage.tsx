/** The lessons: what one learns, how long it takes, and what is done already. */

import { useSignal, useSignalEffect } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { get, Refused } from "../../api";
import { Picture } from "../../cards/Picture";
import type { LessonSheet, Protocol } from "../../protocol";
import { lang, say, sayCount } from "../../words";
import { PageLink } from "../review/PageLink";
import { Footer } from "../shared/Footer";
import { Header } from "../shared/Header";
import { Shelf, ShelfItem } from "../shared/Shelf";
import { Welcome } from "../shared/Welcome";
import { progressOf, startChapter } from "./progress";
import "../start/start.css";
import "./learn.css";

/** The colours of their fields, one after the other, so that neighbours differ. */
const COLOURS = ["treasure", "action", "reaction", "victory"] as const;

export function LearnPage() {
  const lessons = useSignal<LessonSheet[] | null>(null);
  const problem = useSignal("");
  const language = lang.value;
  useSignalEffect(() => {
    document.title = `${say("learn.title")} · Platin`;
  });
  useEffect(() => {
    get<Protocol["Lessons"]>(`/api/lessons/${language}`).then(
      (found) => {
        lessons.value = found.lessons;
      },
      () => {
        problem.value = say("start.offline");
      },
    );
  }, [language, lessons, problem]);
  return (
    <div class="start learn">
      <Header />
      <main id="main">
        <Welcome title={say("learn.title")} lead={say("learn.lead")} cards={["estate", "copper", "smithy", "market"]} />
        {problem.value !== "" && <p role="alert">{problem.value}</p>}
        <Shelf>
          {(lessons.value ?? []).map((lesson, at) => (
            <Lesson
              key={lesson.id}
              lesson={lesson}
              colour={COLOURS[at % COLOURS.length] ?? ""}
              onProblem={(message) => {
                problem.value = message;
              }}
            />
          ))}
        </Shelf>
      </main>
      <Footer />
    </div>
  );
}

interface LessonProps {
  lesson: LessonSheet;
  colour: string;
  onProblem: (message: string) => void;
}

function Lesson({ lesson, colour, onProblem }: LessonProps) {
  const busy = useSignal(false);
  const { game, chapter, done } = progressOf(lesson.id);
  const underway = game !== "";
  const begin = () => {
    busy.value = true;
    startChapter(lesson.id, 0).catch((error: unknown) => {
      busy.value = false;
      onProblem(error instanceof Refused ? error.message : say("start.offline"));
    });
  };
  return (
    <ShelfItem sign={<Picture card={lesson.picture} />} colour={colour} done={done}>
      <h2>{lesson.title}</h2>
      <p class="shelf-facts">
        <span>
          {sayCount("learn.minutes", lesson.minutes)}
          {lesson.chapters.length > 1 && ` · ${sayCount("learn.chapters", lesson.chapters.length)}`}
        </span>
        {done && <span class="shelf-done">{say("learn.done")}</span>}
      </p>
      <p>{lesson.teaches}</p>
      <div class="shelf-buttons">
        {underway && (
          <PageLink class="button primary" path={`/t/${game}`}>
            {say("learn.resume", { chapter: lesson.chapters[chapter] ?? "" })}
          </PageLink>
        )}
        <button type="button" class={underway || done ? "" : "primary"} disabled={busy.value} onClick={begin}>
          {say(underway || done ? "learn.again" : "learn.begin")}
          <span class="unseen">: {lesson.title}</span>
        </button>
      </div>
    </ShelfItem>
  );
}
