/** Pages that are fetched when somebody goes there: who only plays need not load them. */

import { useSignal } from "@preact/signals";
import type { ComponentType } from "preact";
import { useEffect } from "preact/hooks";
import type { OtherPage } from "../route";
import { say } from "../words";

/** What a page is told: what stands behind it in the address. */
export interface PageProps {
  name: string;
}

const PAGES: Record<OtherPage, () => Promise<ComponentType<PageProps>>> = {
  puzzles: async () => (await import("./puzzles/PuzzlesPage")).PuzzlesPage,
  learn: async () => (await import("./learn/LearnPage")).LearnPage,
  tables: async () => (await import("./lobby/LobbyPage")).LobbyPage,
  about: async () => (await import("./about/AboutPage")).AboutPage,
  daily: async () => (await import("./daily/DailyPage")).DailyPage,
  me: async () => (await import("./me/MePage")).MePage,
};

export function Lazy({ page, name }: PageProps & { page: OtherPage }) {
  const shown = useSignal<ComponentType<PageProps> | null>(null);
  const failed = useSignal(false);
  useEffect(() => {
    PAGES[page]().then(
      (loaded) => {
        shown.value = loaded;
      },
      () => {
        failed.value = true;
      },
    );
  }, [page, shown, failed]);
  if (failed.value) return <p role="alert">{say("start.offline")}</p>;
  const Page = shown.value;
  return Page === null ? <main class="waiting" aria-busy="true" /> : <Page name={name} />;
}
