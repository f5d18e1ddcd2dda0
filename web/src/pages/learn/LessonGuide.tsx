/** The lesson beside the table: what it tells, page by page, with a mark on what it speaks of, and what comes next. */

import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { get, Refused } from "../../api";
import type { LessonSheet, LessonView, PointerView, Protocol, TableMessage } from "../../protocol";
import type { Connection } from "../../socket";
import { lang, say } from "../../words";
import { PageLink } from "../review/PageLink";
import { Emphasis } from "./Emphasis";
import { pointAt } from "./pointing";
import { noteDone, startChapter } from "./progress";
import "./guide.css";

/** A refusal with this code is what the lesson says to another answer than the one it wants. */
const OBJECTION = "guide";

export interface GuideProps {
  connection: Connection;
  table: TableMessage;
}

export function LessonGuide({ connection, table }: GuideProps) {
  const { lesson } = table;
  if (lesson === undefined) return null;
  // Each question has pages of its own; taking something back begins them anew.
  return <Pages key={`${String(table.question)} ${String(lesson.at)}`} connection={connection} lesson={lesson} seat={table.view.seat} />;
}

function Pages({ connection, lesson, seat }: { connection: Connection; lesson: LessonView; seat: number }) {
  const at = useSignal(0);
  const button = useRef<HTMLButtonElement>(null);
  const problem = connection.problem.value;
  const objection = problem !== null && problem.code === OBJECTION ? problem.message : "";
  const last = lesson.pages.length - 1;
  // Whoever gets an objection has not read all that was to be read before.
  const shown = objection === "" ? Math.min(at.value, last) : last;
  const page = lesson.pages[shown];
  const over = lesson.pages.every((one) => !one.asks);
  usePointing(page?.points ?? [], seat);
  useEffect(() => {
    if (shown > 0) button.current?.focus({ preventScroll: true });
  }, [shown]);
  const turn = (by: number) => {
    connection.problem.value = null;
    at.value = shown + by;
  };
  return (
    <section class="guide" aria-labelledby="guide-head">
      <div class="guide-head">
        <h2 id="guide-head">
          {lesson.chapters[lesson.chapter] ?? lesson.title}
          <span class="guide-part">
            {say("learn.part", { n: lesson.chapter + 1, of: lesson.chapters.length })}
          </span>
        </h2>
        <progress
          max={lesson.of}
          value={lesson.at + shown}
          aria-label={say("learn.progress", { n: lesson.at + shown, of: lesson.of })}
        />
        <PageLink path="/learn" class="guide-leave">
          {say("learn.leave")}
        </PageLink>
      </div>
      <div class="guide-words" aria-live="polite" aria-atomic="true">
        {objection !== "" && (
          <p class="guide-objection" role="alert">
            {objection}
          </p>
        )}
        <p>
          <Emphasis text={page?.text ?? say("learn.chapter_over")} />
        </p>
      </div>
      <div class="guide-buttons">
        {shown > 0 && (
          <button
            type="button"
            onClick={() => {
              turn(-1);
            }}
          >
            {say("learn.back")}
          </button>
        )}
        {shown < last && (
          <button
            ref={button}
            type="button"
            class="primary"
            onClick={() => {
              turn(1);
            }}
          >
            {say("learn.go_on")}
          </button>
        )}
        {shown >= last && over && <Next lesson={lesson} />}
      </div>
    </section>
  );
}

/** Mark what a page speaks of, also when it is drawn anew. */
function usePointing(points: readonly PointerView[], seat: number): void {
  useEffect(() => {
    const board = document.querySelector(".board");
    const [first] = pointAt(points, seat);
    first?.scrollIntoView({ block: "nearest", inline: "nearest" });
    if (board === null) return undefined;
    const observer = new MutationObserver(() => {
      pointAt(points, seat);
    });
    observer.observe(board, { childList: true, subtree: true });
    return () => {
      observer.disconnect();
      pointAt([], seat);
    };
  }, [points, seat]);
}

/** After the last page: the next chapter, or the end of the lesson with the next one. */
function Next({ lesson }: { lesson: LessonView }) {
  const busy = useSignal(false);
  const problem = useSignal("");
  const following = useSignal<LessonSheet | null>(null);
  const more = lesson.chapter + 1 < lesson.chapters.length;
  const language = lang.value;
  useEffect(() => {
    if (more) return;
    noteDone(lesson.id);
    get<Protocol["Lessons"]>(`/api/lessons/${language}`).then(
      ({ lessons }) => {
        following.value = lessons[lessons.findIndex((one) => one.id === lesson.id) + 1] ?? null;
      },
      () => undefined,
    );
  }, [more, lesson.id, language, following]);
  const begin = (id: string, chapter: number, replace: boolean) => {
    busy.value = true;
    problem.value = "";
    startChapter(id, chapter, replace).catch((error: unknown) => {
      busy.value = false;
      problem.value = error instanceof Refused ? error.message : say("start.offline");
    });
  };
  const next = following.value;
  return (
    <>
      {more && (
        <button
          type="button"
          class="primary"
          disabled={busy.value}
          onClick={() => {
            begin(lesson.id, lesson.chapter + 1, true);
          }}
        >
          {say("learn.next_chapter", { chapter: lesson.chapters[lesson.chapter + 1] ?? "" })}
        </button>
      )}
      {!more && next !== null && (
        <button
          type="button"
          class="primary"
          disabled={busy.value}
          onClick={() => {
            begin(next.id, 0, false);
          }}
        >
          {say("learn.next_lesson", { lesson: next.title })}
        </button>
      )}
      {!more && (
        <>
          <PageLink class="button" path="/learn">
            {say("learn.all")}
          </PageLink>
          <PageLink class="button" path="/">
            {say("learn.play")}
          </PageLink>
        </>
      )}
      {problem.value !== "" && <p role="alert">{problem.value}</p>}
    </>
  );
}
