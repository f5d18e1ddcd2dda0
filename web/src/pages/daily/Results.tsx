/** The results of a day: who was better by how many points, in how many turns. */

import type { DailyLine, DailyView } from "../../protocol";
import { say, sayCount } from "../../words";
import { signed } from "../me/MyGames";
import { PageLink } from "../review/PageLink";

export function Results({ day }: { day: DailyView }) {
  const open = day.tries - day.lines.length;
  return (
    <section class="panel" aria-labelledby="daily-results">
      <h2 id="daily-results">{say("daily.results")}</h2>
      {day.lines.length === 0 ? (
        <p>{say("daily.results.none")}</p>
      ) : (
        <table class="daily-table">
          <thead>
            <tr>
              <th scope="col">
                <span class="unseen">{say("daily.place")}</span>
              </th>
              <th scope="col">{say("daily.player")}</th>
              <th scope="col">{say("daily.margin")}</th>
              <th scope="col">{say("daily.points")}</th>
              <th scope="col">{say("daily.turns")}</th>
            </tr>
          </thead>
          <tbody>
            {day.lines.map((line) => (
              <tr key={`${String(line.place)} ${line.nickname} ${line.tag}`} class={line.mine ? "mine" : ""}>
                <td>{line.place}</td>
                <th scope="row">
                  <Who line={line} />
                </th>
                <td>{signed(line.margin)}</td>
                <td>{line.points}</td>
                <td>{line.turns}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p class="hint">
        {say("daily.margin.what")} {open > 0 && sayCount("daily.open", open)}
      </p>
    </section>
  );
}

function Who({ line }: { line: DailyLine }) {
  const name = (
    <>
      {line.nickname === "" ? say("me.nameless") : line.nickname} <span class="daily-tag">#{line.tag}</span>
      {line.mine && <span class="daily-mine"> ({say("daily.you")})</span>}
    </>
  );
  return line.game === "" ? name : <PageLink path={`/g/${line.game}`}>{name}</PageLink>;
}
