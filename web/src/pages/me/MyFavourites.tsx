/** The kingdoms that somebody likes, to be played again. */

import { useEffect } from "preact/hooks";
import { favourites, like, loadFavourites } from "../../favourites";
import type { FavouriteView } from "../../protocol";
import { lang, say, sheet } from "../../words";
import { Share } from "../shared/KingdomTools";
import { Problem } from "../start/Problem";
import { busy, playNow } from "../start/setup";

export function MyFavourites() {
  const language = lang.value;
  useEffect(() => {
    void loadFavourites();
  }, [language]);
  const found = favourites.value;
  if (found === null) return <p aria-busy="true" role="status" />;
  if (found.length === 0) return <p>{say("me.favourites.none")}</p>;
  return (
    <>
      <Problem at="play" />
      <ul class="me-games">
        {found.map((one) => (
          <Favourite key={one.list} one={one} />
        ))}
      </ul>
    </>
  );
}

function Favourite({ one }: { one: FavouriteView }) {
  return (
    <li class="panel me-game">
      <div class="me-game-what">
        <h2 class="me-game-title">{one.title}</h2>
        <span class="hint">{[...one.cards, ...one.landscapes].map((key) => sheet(key).name).join(", ")}</span>
      </div>
      <div class="me-row">
        <button
          type="button"
          class="primary"
          aria-disabled={busy.value.play === true}
          onClick={() => {
            if (busy.value.play !== true) void playNow(one.list);
          }}
        >
          {say("me.favourites.play")}
        </button>
        <Share list={one.list} />
        <button
          type="button"
          class="quiet"
          onClick={() => {
            void like(one.list, false).catch(() => undefined);
          }}
        >
          {say("me.favourites.remove")}
        </button>
      </div>
    </li>
  );
}
