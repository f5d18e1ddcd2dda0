/** The kingdom of a day: its game, the results of everybody, and a calendar of the days before. */

import { useSignal, useSignalEffect } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { post } from "../../api";
import { SheetHost } from "../../cards/CardSheet";
import { inMyName, isUnknown, keepProfile, profile } from "../../profile";
import type { DailyView, TableMade } from "../../protocol";
import { go } from "../../route";
import { keepSeats, kept } from "../../storage";
import { lang, say } from "../../words";
import type { PageProps } from "../Lazy";
import { dayOf } from "../me/MyGames";
import { told } from "../me/told";
import { PageLink } from "../review/PageLink";
import { Footer } from "../shared/Footer";
import { Header } from "../shared/Header";
import { KingdomPreview } from "../start/KingdomPreview";
import { Welcome } from "../shared/Welcome";
import { ProblemText } from "../start/Problem";
import { ownSeats } from "../start/seats";
import { Calendar } from "./Calendar";
import { Results } from "./Results";
import "../start/start.css";
import "./daily.css";

export function DailyPage({ name }: PageProps) {
  const found = useSignal<DailyView | null>(null);
  const problem = useSignal("");
  useSignalEffect(() => {
    document.title = `${say("daily.title")} · Platin`;
  });
  const language = lang.value;
  const secret = profile.value?.secret ?? null;
  useEffect(() => {
    let left = false;
    post<DailyView>("/api/daily", { day: name, lang: language, secret }).then(
      (answer) => {
        if (left) return;
        found.value = answer;
        problem.value = "";
      },
      (error: unknown) => {
        if (left) return;
        // Who was deleted elsewhere is nobody now, and is asked again as that.
        if (isUnknown(error)) keepProfile(null);
        else problem.value = told(error);
      },
    );
    return () => {
      left = true;
    };
  }, [name, language, secret, found, problem]);
  const day = found.value;
  return (
    <div class="start daily">
      <Header />
      <main id="main">
        <Welcome
          title={say("daily.title")}
          lead={say("start.doors.daily")}
          cards={(day?.kingdom.cards ?? []).slice(-SHOWN).map(({ key }) => key)}
        />
        <ProblemText text={problem.value} />
        {day !== null && (
          <div class="daily-parts">
            <div class="daily-main">
              <Game day={day} />
              <Results day={day} />
            </div>
            <div class="daily-side">
              <Calendar day={day} />
            </div>
            <section class="panel daily-kingdom">
              <KingdomPreview view={day.kingdom} title={day.kingdom.title} level="h2" />
            </section>
          </div>
        )}
        {day === null && problem.value !== "" && (
          <p>
            <PageLink path="/daily">{say("daily.to_today")}</PageLink>
          </p>
        )}
      </main>
      <Footer />
      <SheetHost />
    </div>
  );
}

/** How many cards of the day lie on the felt: the dearest. */
const SHOWN = 4;

/** What there is to play: the game that counts, going on with it, or another one for pleasure. */
function Game({ day }: { day: DailyView }) {
  const busy = useSignal(false);
  const problem = useSignal("");
  const isToday = day.day === day.today;
  const begin = async () => {
    busy.value = true;
    try {
      const name = profile.value?.nickname ?? kept("name") ?? "";
      const made = await inMyName(name, (secret) => post<TableMade>("/api/daily/play", { secret, day: day.day }));
      keepSeats(made.game, ownSeats(made.seats));
      go(`/t/${made.game}`);
    } catch (error) {
      problem.value = told(error);
      busy.value = false;
    }
  };
  const free = !isToday || day.state === "over";
  return (
    <section class="panel daily-game" aria-labelledby="daily-day">
      <h2 id="daily-day">
        <time dateTime={day.day}>{dayOf(day.day, lang.value)}</time>
      </h2>
      <p>{say(isToday ? "daily.what" : "daily.past", { bot: day.bot })}</p>
      {isToday && day.state === "running" ? (
        <button
          type="button"
          class="primary big"
          onClick={() => {
            const own = profile.value;
            // The profile opens the seat on this device, too.
            if (own !== null) keepSeats(day.game, [{ seat: 0, secret: own.secret, name: own.nickname }]);
            go(`/t/${day.game}`);
          }}
        >
          {say("daily.go_on")}
        </button>
      ) : (
        <button type="button" class={free ? "" : "primary big"} aria-disabled={busy.value} onClick={() => void begin()}>
          {say(free ? "daily.free" : "daily.play")}
        </button>
      )}
      <ProblemText text={problem.value} />
      <p class="hint">{say(free ? "daily.free.what" : "daily.once")}</p>
    </section>
  );
}
