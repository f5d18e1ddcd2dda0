/** What is kept for somebody who comes back: games, favourites, statistics, and the profile that they belong to. */

import { useSignal, useSignalEffect } from "@preact/signals";
import type { ComponentType } from "preact";
import { SheetHost } from "../../cards/CardSheet";
import { go, route } from "../../route";
import { makeProfile, profile } from "../../profile";
import { kept } from "../../storage";
import { say } from "../../words";
import type { PageProps } from "../Lazy";
import { Footer } from "../shared/Footer";
import { Header } from "../shared/Header";
import { MissingPage } from "../shared/MissingPage";
import { NameField } from "../shared/NameField";
import { ProblemText } from "../start/Problem";
import { Tabs } from "../start/Tabs";
import { MoveHere } from "./MoveHere";
import { MyFavourites } from "./MyFavourites";
import { MyGames } from "./MyGames";
import { MyStatistics } from "./MyStatistics";
import { ProfileTab } from "./ProfileTab";
import { told } from "./told";
import "../start/start.css";
import "./me.css";

type Tab = "games" | "favourites" | "statistics" | "profile";

const TABS: Record<Tab, ComponentType> = {
  games: MyGames,
  favourites: MyFavourites,
  statistics: MyStatistics,
  profile: ProfileTab,
};

/** The secret that a link of another device has brought, if it has. */
function movedSecret(): string | null {
  return new URLSearchParams(route.value.hash).get("move");
}

export function MePage({ name }: PageProps) {
  useSignalEffect(() => {
    document.title = `${say("me.title")} · Platin`;
  });
  const moved = movedSecret();
  const keys = Object.keys(TABS) as Tab[];
  const open = name === "" ? "games" : keys.find((key) => key === name);
  if (open === undefined) return <MissingPage />;
  return (
    <div class="start me">
      <Header />
      <main id="main">
        {moved !== null ? (
          <MoveHere secret={moved} />
        ) : profile.value === null ? (
          <NoProfile />
        ) : (
          <Mine open={open} keys={keys} />
        )}
      </main>
      <Footer />
      <SheetHost />
    </div>
  );
}

function Mine({ open, keys }: { open: Tab; keys: Tab[] }) {
  const Content = TABS[open];
  return (
    <>
      <h1 class="me-name">
        {profile.value?.nickname === "" ? say("me.nameless") : profile.value?.nickname}{" "}
        <span class="me-tag">
          <span class="unseen">{say("me.tag")} </span>#{profile.value?.tag}
        </span>
      </h1>
      <Tabs
        label={say("me.title")}
        tabs={keys.map((key) => ({ key, label: say(`me.tab.${key}`) }))}
        open={open}
        panel="me-panel"
        onOpen={(key) => {
          go(key === "games" ? "/me" : `/me/${key}`, true);
        }}
      />
      <div id="me-panel" class="tab-panel" role="tabpanel" aria-labelledby={`tab-${open}`}>
        <Content key={open} />
      </div>
    </>
  );
}

/** Somebody who has not begun a game yet, or has deleted everything. */
function NoProfile() {
  const nickname = useSignal(kept("name") ?? "");
  const problem = useSignal("");
  return (
    <section class="panel me-new">
      <h1>{say("me.title")}</h1>
      <p>{say("me.none")}</p>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          makeProfile(nickname.value.trim()).catch((error: unknown) => {
            problem.value = told(error);
          });
        }}
      >
        <NameField
          label={say("me.nickname")}
          name={nickname.value}
          onName={(typed) => {
            nickname.value = typed;
          }}
        />
        <ProblemText text={problem.value} />
        <button type="submit" class="primary">
          {say("me.make")}
        </button>
      </form>
      <p class="hint">{say("me.how")}</p>
    </section>
  );
}
