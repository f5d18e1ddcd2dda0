/** How the game went, in plots. */

import type { Summary } from "../../protocol";
import { say } from "../../words";
import { GainsPlot } from "./GainsPlot";
import { LinePlot } from "./LinePlot";
import "./plots.css";

export function Course({ summary }: { summary: Summary }) {
  const { players } = summary;
  const turns = Math.max(1, ...players.map((player) => player.gains.length));
  return (
    <section aria-labelledby="course-head">
      <h2 id="course-head">{say("review.course")}</h2>
      <div class="plots">
        <div class="review-panel">
          <LinePlot
            title={say("review.plot.points")}
            note={say("review.plot.points.note")}
            desc="review.plot.points.desc"
            lines={players.map(({ name, points_by_turn: values }, seat) => ({ seat, name, values }))}
          />
        </div>
        <div class="review-panel">
          <LinePlot
            title={say("review.plot.money")}
            note={say("review.plot.money.note")}
            desc="review.plot.money.desc"
            lines={players.map(({ name, money_by_turn }, seat) => ({
              seat,
              name,
              values: money_by_turn.map((hundredths) => hundredths / 100),
            }))}
          />
        </div>
      </div>
      <div class="review-panel">
        <h3>{say("review.gains")}</h3>
        <p class="plot-note">{say("review.gains.note")}</p>
        <div class="plots">
          {players.map((player, seat) => (
            <GainsPlot key={seat} player={player} seat={seat} turns={turns} />
          ))}
        </div>
      </div>
    </section>
  );
}
