/** A finished game: who won and why, how it went, and every point of it again. */

import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { get, Refused } from "../../api";
import { SheetHost } from "../../cards/CardSheet";
import type { Summary } from "../../protocol";
import { lang, say } from "../../words";
import { Footer } from "../shared/Footer";
import { Halted } from "../shared/Halted";
import { Header } from "../shared/Header";
import { Coach } from "./Coach";
import { TO_COACH } from "./CoachLink";
import { Course } from "./Course";
import { PageLink } from "./PageLink";
import { Points } from "./Points";
import { Replay } from "./Replay";
import { Result } from "./Result";
import "./review.css";

type Found = { summary: Summary } | { refused: Refused | null };

export function ReviewPage({ game }: { game: string }) {
  const found = useSignal<Found | null>(null);
  const tries = useSignal(0);
  // Who follows a link to a point wants to see that first, but only once.
  const jump = useRef(location.hash !== "" && location.hash !== TO_COACH);
  const language = lang.value;
  const title = say("review.page_title");

  useEffect(() => {
    document.title = title;
  }, [title]);
  useEffect(() => {
    let left = false;
    get<Summary>(`/api/tables/${game}/summary/${language}`).then(
      (summary) => {
        if (!left) found.value = { summary };
      },
      (error: unknown) => {
        if (!left) found.value = { refused: error instanceof Refused ? error : null };
      },
    );
    return () => {
      left = true;
    };
  }, [game, language, tries.value, found]);

  return (
    <>
      <Header />
      <main id="main" class="review">
        <Content
          game={game}
          found={found.value}
          jump={jump}
          onAgain={() => {
            found.value = null;
            tries.value += 1;
          }}
        />
      </main>
      <Footer />
      <SheetHost />
    </>
  );
}

interface ContentProps {
  game: string;
  found: Found | null;
  jump: { current: boolean };
  onAgain: () => void;
}

function Content({ game, found, jump, onAgain }: ContentProps) {
  if (found === null) return <p role="status">{say("review.loading")}</p>;
  if ("summary" in found) {
    const { summary } = found;
    return (
      <>
        <Halted halt={summary.halt} />
        <Result game={game} summary={summary} />
        <Points summary={summary} />
        <Coach key={lang.value} game={game} summary={summary} />
        <Course summary={summary} />
        <Replay key={lang.value} game={game} summary={summary} jump={jump} />
      </>
    );
  }
  if (found.refused?.code === "not_over") {
    return (
      <section class="review-panel" role="status">
        <h1>{say("review.not_over")}</h1>
        <p>{say("review.not_over.text")}</p>
        <PageLink class="review-button primary" path={`/t/${game}`}>
          {say("review.to_table")}
        </PageLink>
      </section>
    );
  }
  return (
    <section class="review-panel" role="alert">
      <h1>{say("review.failed")}</h1>
      <p>{found.refused?.message ?? say("review.no_answer")}</p>
      <div class="review-buttons">
        <button type="button" onClick={onAgain}>
          {say("review.again")}
        </button>
        <PageLink class="review-button" path="/">
          {say("review.home")}
        </PageLink>
      </div>
    </section>
  );
}
