/** The start page: play now, go on with a game, join a table, or set one up. */

import { useSignalEffect } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { SheetHost } from "../../cards/CardSheet";
import { route } from "../../route";
import { lang, say } from "../../words";
import { Footer } from "../shared/Footer";
import { Header } from "../shared/Header";
import { Doors } from "./Doors";
import { Invitations } from "./Invitations";
import { JoinByLink } from "./JoinByLink";
import { KingdomChooser } from "./KingdomChooser";
import { Manners } from "./Manners";
import { PlayNow } from "./PlayNow";
import { RecentGames } from "./RecentGames";
import { SeatList } from "./SeatList";
import { loadChoices, made } from "./setup";
import { SharedKingdom } from "./SharedKingdom";
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

/** The title of the setup: others may lead here by a link to it. */
const SETUP = "setup-title";

function Choosing() {
  useEffect(() => {
    // Whoever comes from another page has been here before the title was.
    if (route.peek().hash === SETUP) document.getElementById(SETUP)?.scrollIntoView();
  }, []);
  return (
    <main id="main">
      <SharedKingdom />
      <div class="start-top">
        <PlayNow />
        <Doors />
        <div class="start-others">
          <RecentGames />
          <JoinByLink />
        </div>
      </div>
      <section class="setup" aria-labelledby={SETUP}>
        <h2 id={SETUP}>{say("start.setup.title")}</h2>
        <div class="setup-parts">
          <KingdomChooser />
          <div class="setup-side">
            <SeatList />
            <Manners />
            <StartGame />
          </div>
        </div>
      </section>
    </main>
  );
}
