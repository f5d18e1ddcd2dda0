/** The games of this browser, to go on with or to look back on. */

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { fetchGames, profile } from "../../profile";
import { PageLink } from "../review/PageLink";
import { go } from "../../route";
import { recentGames, seatsOf } from "../../storage";
import { lang, say } from "../../words";
import { forget, invitationsOf, look, noteOf, type Standing } from "./games";
import { focusSoon } from "./focus";
import { made } from "./setup";

/** How many are shown, and looked at: each look wakes a table on the server. */
const SHOWN = 5;

export function RecentGames() {
  const games = useSignal(recentGames());
  const all = useSignal(false);
  const standings = useSignal<Record<string, Standing>>({});
  const shown = all.value ? games.value : games.value.slice(0, SHOWN);
  const wanted = shown.join(" ");
  const language = lang.value;
  useEffect(() => {
    // Those that were begun on another device.
    void fetchGames().then(() => {
      games.value = recentGames();
    });
  }, [games]);
  useEffect(() => {
    let left = false;
    const lookAtAll = async () => {
      for (const game of wanted.split(" ").filter((one) => one !== "")) {
        const standing = await look(game, language);
        if (left) return;
        if (standing !== null) standings.value = { ...standings.value, [game]: standing };
      }
    };
    void lookAtAll();
    return () => {
      left = true;
    };
  }, [wanted, language]);
  if (games.value.length === 0) return null;
  return (
    <section class="recent" aria-labelledby="recent-title">
      <h2 id="recent-title" tabIndex={-1}>
        {say("start.recent.title")}
      </h2>
      <ul>
        {shown.map((game) => (
          <RecentGame
            key={game}
            game={game}
            standing={standings.value[game]}
            onForget={() => {
              games.value = forget(game, games.value);
              focusSoon("#recent-title", "#play-title");
            }}
          />
        ))}
      </ul>
      {games.value.length > SHOWN && (
        <button
          type="button"
          class="quiet"
          aria-expanded={all.value}
          onClick={() => {
            all.value = !all.value;
          }}
        >
          {all.value ? say("start.recent.fewer") : say("start.recent.all", { n: games.value.length })}
        </button>
      )}
      {profile.value !== null && (
        <p class="hint">
          <PageLink path="/me">{say("start.recent.me")}</PageLink>
        </p>
      )}
    </section>
  );
}

interface RecentGameProps {
  game: string;
  standing: Standing | undefined;
  onForget: () => void;
}

function RecentGame({ game, standing, onForget }: RecentGameProps) {
  const note = noteOf(game);
  const known = standing !== undefined && !standing.gone ? standing : null;
  const kingdom = known?.kingdom ?? note?.title ?? "";
  const players = known?.players ?? note?.players ?? seatsOf(game).map((own) => own.name);
  const title = kingdom === "" ? say("start.recent.game") : kingdom;
  const path = known?.over === true ? `/g/${game}` : `/t/${game}`;
  const open = invitationsOf(game);
  const waiting = known?.open === true && open.length > 0;
  return (
    <li class="recent-game">
      <div class="recent-what">
        <a
          href={path}
          onClick={(event) => {
            if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
            event.preventDefault();
            go(path);
          }}
        >
          {title}
        </a>
        <span class="hint">{players.filter((name) => name !== "").join(" · ")}</span>
        <span class={known?.turn === "mine" ? "standing now" : "standing"}>{standingWords(standing)}</span>
      </div>
      {waiting && (
        <button
          type="button"
          class="quiet"
          onClick={() => {
            made.value = { game, invitations: open, mine: seatsOf(game).length > 0 };
          }}
        >
          {say("start.recent.links")}
        </button>
      )}
      {(standing?.gone === true || known?.over === true) && (
        <button
          type="button"
          class="quiet"
          aria-label={say("start.recent.forget_game", { game: title })}
          onClick={onForget}
        >
          {say("start.recent.forget")}
        </button>
      )}
    </li>
  );
}

function standingWords(standing: Standing | undefined): string {
  if (standing === undefined) return "";
  if (standing.gone) return say("start.recent.gone");
  if (standing.over) return say("start.recent.over");
  return say(`start.recent.turn.${standing.turn}`);
}
