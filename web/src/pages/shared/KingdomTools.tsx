/** What can be done with any kingdom that is seen: like it, and pass it on. */

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { get } from "../../api";
import { isFavourite, like, loadFavourites, type Parts } from "../../favourites";
import type { KingdomView } from "../../protocol";
import { lang, say } from "../../words";
import { useCopied } from "./copied";
import { kingdomLink } from "./kingdomLink";
import { reach } from "./reach";
import "./tools.css";

/** The parts of a kingdom by their keys. */
function partsOf(view: KingdomView): Parts {
  return { cards: view.cards.map(({ key }) => key), landscapes: view.landscapes.map(({ key }) => key) };
}

export function KingdomTools({ view }: { view: KingdomView }) {
  return <Tools parts={partsOf(view)} list={view.list} />;
}

interface ToolsProps {
  parts: Parts;
  list: string;
  /** What the kingdom is called where many stand below each other: the buttons are signs, and say of which they are. */
  of?: string | undefined;
}

export function Tools({ parts, list, of }: ToolsProps) {
  return (
    <span class="kingdom-tools">
      <Star parts={parts} list={list} of={of} />
      <Share list={list} of={of} />
    </span>
  );
}

/** The same for the kingdom of a game, which is fetched. */
export function GameKingdom({ game }: { game: string }) {
  const view = useSignal<KingdomView | null>(null);
  const language = lang.value;
  useEffect(() => {
    let left = false;
    get<KingdomView | null>(`/api/tables/${game}/kingdom/${language}`).then(
      (found) => {
        if (!left) view.value = found;
      },
      () => {
        // without an answer there is nothing to pass on
      },
    );
    return () => {
      left = true;
    };
  }, [game, language, view]);
  return view.value === null ? null : <KingdomTools view={view.value} />;
}

function Star({ parts, list, of }: ToolsProps) {
  const language = lang.value;
  useEffect(() => {
    void loadFavourites();
  }, [language]);
  const liked = isFavourite(parts);
  return (
    <button
      type="button"
      class={of === undefined ? "kingdom-tool star" : "kingdom-tool star quiet"}
      aria-pressed={liked}
      {...(of === undefined ? {} : { "aria-label": say("me.favourite_of", { kingdom: of }), title: say("me.favourite") })}
      onClick={() => {
        void like(list, !liked).catch(() => undefined);
      }}
    >
      <svg width="18" height="18" viewBox="0 0 20 20" aria-hidden="true" focusable="false">
        <path
          d="m10 2 2.5 5.2 5.6.7-4.1 3.9 1 5.6-5-2.7-5 2.7 1-5.6L1.9 7.9l5.6-.7z"
          fill={liked ? "currentColor" : "none"}
          stroke="currentColor"
          stroke-width="1.6"
          stroke-linejoin="round"
        />
      </svg>
      {of === undefined && say("me.favourite")}
    </button>
  );
}

export function Share({ list, of }: { list: string; of?: string | undefined }) {
  const [state, copy] = useCopied();
  const link = kingdomLink(reach().origin, list);
  const share = async () => {
    // Phones have a menu of their own for it.
    if (typeof navigator.share === "function") {
      try {
        await navigator.share({ title: "Platin", url: link });
        return;
      } catch (error) {
        // Who has closed the menu wants nothing.
        if (error instanceof DOMException && error.name === "AbortError") return;
      }
    }
    await copy(link);
  };
  return (
    <span class="copy">
      <button
        type="button"
        class={of === undefined ? "kingdom-tool" : "kingdom-tool quiet"}
        {...(of === undefined ? {} : { "aria-label": say("me.share_of", { kingdom: of }), title: say("me.share") })}
        onClick={() => void share()}
      >
        <svg width="18" height="18" viewBox="0 0 20 20" aria-hidden="true" focusable="false">
          <path
            d="M10 12V2.5M6.5 6 10 2.5 13.5 6M5 9.5H4v8h12v-8h-1"
            fill="none"
            stroke="currentColor"
            stroke-width="1.6"
            stroke-linecap="round"
            stroke-linejoin="round"
          />
        </svg>
        {of === undefined && say("me.share")}
      </button>
      <span class={state === "" ? "unseen" : "copy-state"} role="status">
        {state === "copied" && say("me.share.copied")}
        {state === "failed" && say("start.copy.failed")}
      </span>
    </span>
  );
}
