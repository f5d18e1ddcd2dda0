/** The end of the game: points, who has won, and where to go from here. */

import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { post, Refused } from "../../api";
import { go } from "../../route";
import type { Connection } from "../../socket";
import { noteFinished, seatsOf } from "../../storage";
import { say, sayCount } from "../../words";
import { GameKingdom } from "../shared/KingdomTools";
import { leftWords } from "../shared/leftWords";
import { CoachLink } from "../review/CoachLink";
import { DailyLink } from "../daily/DailyLink";
import { nameOf, useShown, youOr } from "./context";
import "./end.css";

const NOBODY = { name: "", left: "", player: "" } as const;

export function End({ connection }: { connection: Connection }) {
  const { table, view } = useShown();
  const problem = useSignal("");
  const asked = useSignal(false);
  const head = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    head.current?.focus();
  }, []);
  useEffect(() => {
    if (seatsOf(table.game).length > 0) noteFinished(table.game);
  }, [table.game]);
  // After a lesson or puzzle comes the next one, which stands beside the table.
  const taught = table.lesson !== undefined || table.puzzle !== undefined;
  const points = view.points;
  const winners = view.winners;
  const seats = points.map((_, seat) => seat).sort((a, b) => (points[b] ?? 0) - (points[a] ?? 0));
  const rematch = () => {
    asked.value = true;
    problem.value = "";
    post(`/api/tables/${table.game}/rematch`, { secret: connection.secret }).catch((error: unknown) => {
      asked.value = false;
      problem.value = error instanceof Refused ? error.message : say("table.lost");
    });
  };
  return (
    <section class="end" aria-labelledby="end-head">
      <h2 id="end-head" tabIndex={-1} ref={head}>
        {verdict(winners, view.seat, (seat) => nameOf(table, seat))}
      </h2>
      <ol class="end-points">
        {seats.map((seat) => (
          <li key={seat} class={winners.includes(seat) ? "winner" : ""}>
            <span>
              {winners.includes(seat) && <span aria-hidden="true">★ </span>}
              {youOr(table, seat)}
              {leftWords(table.seats[seat] ?? NOBODY) !== "" && (
                <span class="end-left"> ({leftWords(table.seats[seat] ?? NOBODY)})</span>
              )}
            </span>
            <b>{sayCount("table.points", points[seat] ?? 0)}</b>
            <span class="end-turns">{sayCount("table.turns", view.players[seat]?.counts.turns ?? 0)}</span>
          </li>
        ))}
      </ol>
      <div class="end-buttons">
        <a
          class="button primary"
          href={`/g/${table.game}`}
          onClick={(event) => {
            if (event.ctrlKey || event.metaKey || event.shiftKey) return;
            event.preventDefault();
            go(`/g/${table.game}`);
          }}
        >
          {say("table.review")}
        </a>
        {table.lesson === undefined && <CoachLink game={table.game} />}
        <DailyLink day={table.day} />
        {!taught && <GameKingdom game={table.game} />}
        {connection.secret !== null && !taught && (
          <button type="button" onClick={rematch} disabled={asked.value}>
            {say("table.rematch")}
          </button>
        )}
        <a
          class="button"
          href="/"
          onClick={(event) => {
            if (event.ctrlKey || event.metaKey || event.shiftKey) return;
            event.preventDefault();
            go("/");
          }}
        >
          {say("table.to_start")}
        </a>
      </div>
      {problem.value !== "" && <p role="alert">{problem.value}</p>}
    </section>
  );
}

function verdict(winners: number[], me: number, name: (seat: number) => string): string {
  const others = winners.filter((seat) => seat !== me).map(name);
  if (winners.length > 1) {
    const players = new Intl.ListFormat(document.documentElement.lang, { type: "conjunction" }).format(others);
    return winners.includes(me) ? say("table.you_share", { players }) : say("table.they_share", { players });
  }
  return winners.includes(me) ? say("table.you_win") : say("table.wins", { player: others[0] ?? "" });
}
