/** What stands at a player's plate by the manners of the table: the points so far, the time left, who gave up, who studies. */

import { say, sayCount } from "../../words";
import { Clock } from "./Clock";
import { useShown } from "./context";
import { leftWords } from "../shared/leftWords";
import "./plate.css";

export function Plate({ seat }: { seat: number }) {
  return (
    <>
      <Score seat={seat} />
      <Clock seat={seat} />
      <Left seat={seat} />
      <Studying seat={seat} />
    </>
  );
}

/** The points of a player, as far as the viewer may know them. */
function Score({ seat }: { seat: number }) {
  const { table, view } = useShown();
  if (view.over) return null;
  const own = seat === view.seat ? table.own_points : null;
  const points = view.points[seat] ?? own;
  if (points === null) return null;
  const whole = sayCount("manners.points_whole", points);
  return (
    <span class="plate-points" title={whole}>
      <span aria-hidden="true">{say("manners.points", { n: points })}</span>
      <span class="unseen">{whole}</span>
    </span>
  );
}

/** That somebody is no longer in the game, and that a bot plays on. */
function Left({ seat }: { seat: number }) {
  const { table } = useShown();
  const one = table.seats[seat];
  if (one === undefined || one.left === "") return null;
  return <span class="plate-left">{leftWords(one)}</span>;
}

/** That a Master has no plan for this kingdom yet. */
function Studying({ seat }: { seat: number }) {
  const { table } = useShown();
  if (table.seats[seat]?.studying !== true) return null;
  return <span class="plate-studying">{say("master.studying")}</span>;
}
