/** Who has won, and what to do next. */

import type { Summary } from "../../protocol";
import { seatsOf } from "../../storage";
import { lang, say } from "../../words";
import { GameKingdom } from "../shared/KingdomTools";
import { leftWords } from "../shared/leftWords";
import { Rematch } from "./Rematch";

export function Result({ game, summary }: { game: string; summary: Summary }) {
  const own = seatsOf(game);
  const winners = summary.players.filter((player) => player.winner);
  const best = Math.max(...summary.players.map((player) => player.points));
  const tied = summary.players.filter((player) => player.points === best).length > winners.length;
  const gone = summary.players.filter((player) => player.left !== "");
  return (
    <section class="review-panel result">
      <h1>{verdict(summary, own.length === 1 ? own[0]?.seat : undefined)}</h1>
      {tied && gone.length === 0 && <p>{say("review.fewer_turns")}</p>}
      {gone.map((player) => (
        <p key={player.name}>
          {player.name}: {leftWords(player)}
        </p>
      ))}
      <p class="review-quiet">{summary.kingdom}</p>
      <div class="review-buttons">
        {own.length > 0 && <Rematch game={game} own={own} />}
        <button
          type="button"
          onClick={() => {
            const slider = document.getElementById("replay-slider");
            document.getElementById("replay")?.scrollIntoView({ block: "start" });
            slider?.focus({ preventScroll: true });
          }}
        >
          {say("review.to_replay")}
        </button>
        <a class="review-button" href={`/api/tables/${game}/record`} download={`platin-${game}.json`}>
          {say("review.export")}
        </a>
        <GameKingdom game={game} />
      </div>
    </section>
  );
}

/** Say who has won; to somebody who plays one seat here, as "you". */
function verdict(summary: Summary, me: number | undefined): string {
  const won = summary.players.filter((player) => player.winner);
  const [first] = won;
  if (first === undefined) return say("review.page_title");
  if (won.length > 1) {
    const names = new Intl.ListFormat(lang.value).format(won.map((player) => player.name));
    return say("review.shared", { players: names });
  }
  if (me !== undefined && summary.players[me]?.winner === true) return say("review.you_win");
  return say("review.wins", { player: first.name });
}
