/** The start page: play now, go on with a game, join a table, or set one up. */

import { useSignalEffect } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { SheetHost } from "../../cards/CardSheet";
import { lang, say } from "../../words";
import { Footer } from "../shared/Footer";
import { Header } from "../shared/Header";
import { Invitations } from "./Invitations";
import { JoinByLink } from "./JoinByLink";
import { KingdomChooser } from "./KingdomChooser";
import { PlayNow } from "./PlayNow";
import { RecentGames } from "./RecentGames";
import { SeatList } from "./SeatList";
import { loadChoices, made } from "./setup";
import { StartGame } from "./StartGame";
import "./start.css";

export function StartPage() {
  useSignalEffect(() => {
    document.title = say("start.page_title");
  });
  const language = lang.value;
  useEffect(() => {
    // What there is to choose has words in it, so another language means asking again.
    void loadChoices();
  }, [language]);
  useEffect(
    () => () => {
      made.value = null;
    },
    [],
  );
  return (
    <div class="start">
      <Header />
      {made.value === null ? <Choosing /> : <Invitations {...made.value} />}
      <Footer />
      <SheetHost />
    </div>
  );
}

function Choosing() {
  return (
    <main id="main">
      <div class="start-top">
        <PlayNow />
        <div class="start-others">
          <RecentGames />
          <JoinByLink />
        </div>
      </div>
      <section class="setup" aria-labelledby="setup-title">
        <h2 id="setup-title">{say("start.setup.title")}</h2>
        <div class="setup-parts">
          <KingdomChooser />
          <div class="setup-side">
            <SeatList />
            <StartGame />
          </div>
        </div>
      </section>
    </main>
  );
}
