/** Say that somebody has given up or run out of time; where a bot plays on, for whom. */

import { say } from "../../words";

interface Left {
  name: string;
  left: "" | "resigned" | "time";
  player: string;
}

export function leftWords({ name, left, player }: Left): string {
  if (left === "") return "";
  return player === "" || player === name ? say(`left.${left}`) : say(`left.${left}_for`, { player });
}
