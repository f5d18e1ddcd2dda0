/** All games of the profile: those that go on, and how the others ended. */

import { useSignal } from "@preact/signals";
import type { MyGame, MyGamesView } from "../../protocol";
import { postMine, profile, takeUp } from "../../profile";
import { lang, say, sayCount, sheet } from "../../words";
import { PageLink } from "../review/PageLink";
import { Tools } from "../shared/KingdomTools";
import { ProblemText } from "../start/Problem";
import { told } from "./told";
import { useMine } from "./useMine";

export function MyGames() {
  const { found, problem } = useMine<MyGamesView>("/api/me/games");
  const busy = useSignal(false);
  if (problem.value !== "") return <ProblemText text={problem.value} />;
  if (found.value === null) return <p aria-busy="true" role="status" />;
  const { games, total } = found.value;
  if (total === 0) return <p>{say("me.games.none")}</p>;
  takeUp(games, profile.value?.secret ?? "");
  const more = async () => {
    busy.value = true;
    try {
      const next = await postMine<MyGamesView>("/api/me/games", { lang: lang.value, first: games.length });
      found.value = { games: [...games, ...next.games], total: next.total };
    } catch (error) {
      problem.value = told(error);
    }
    busy.value = false;
  };
  return (
    <>
      <p class="hint">{sayCount("me.games.count", total)}</p>
      <ul class="me-games">
        {games.map((game) => (
          <Game key={`${game.game} ${String(game.seat)}`} game={game} />
        ))}
      </ul>
      {games.length < total && (
        <button type="button" aria-disabled={busy.value} onClick={() => void more()}>
          {say("me.games.more")}
        </button>
      )}
    </>
  );
}

function Game({ game }: { game: MyGame }) {
  const running = game.outcome === "";
  const names = [...game.cards, ...game.landscapes].map((key) => sheet(key).name).join(", ");
  return (
    <li class={`panel me-game ${running ? "running" : game.outcome}`}>
      <div class="me-game-what">
        <PageLink path={running ? `/t/${game.game}` : `/g/${game.game}`} class="me-game-title">
          {game.title}
        </PageLink>
        <span class="hint">
          <time dateTime={game.made}>{dateOf(game.made, lang.value)}</time> · {game.players.join(" · ")}
          {game.day !== "" && ` · ${say(game.ranked ? "me.games.daily" : "me.games.daily_free", { day: dayOf(game.day, lang.value) })}`}
        </span>
        <span class="hint me-cards">{names}</span>
      </div>
      <div class="me-result">
        <strong>{say(`me.outcome.${running ? "running" : game.outcome}`)}</strong>
        {!running && game.outcome !== "left" && (
          <span>
            {sayCount("me.points", game.points)} ({signed(game.margin)}) · {sayCount("me.turns", game.turns)}
          </span>
        )}
        {game.list !== "" && <Tools parts={game} list={game.list} of={game.title} />}
      </div>
    </li>
  );
}

/** A difference with its sign; the minus is the one for numbers. */
export function signed(n: number): string {
  return n > 0 ? `+${String(n)}` : n < 0 ? `−${String(-n)}` : "±0";
}

export function dateOf(time: string, language: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short" }).format(new Date(time));
}

/** A day, which is the same everywhere. */
export function dayOf(day: string, language: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: "medium", timeZone: "UTC" }).format(new Date(`${day}T00:00:00Z`));
}
