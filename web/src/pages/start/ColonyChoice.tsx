/** Platinum and Colony: as recommended, or as the players want it. */

import { say } from "../../words";
import { colony } from "./setup";

const CHOICES: [string, boolean | null][] = [
  ["recommended", null],
  ["yes", true],
  ["no", false],
];

export function ColonyChoice() {
  return (
    <fieldset class="colony">
      <legend>{say("start.colony")}</legend>
      {CHOICES.map(([key, value]) => (
        <label key={key} class="choice">
          <input
            type="radio"
            name="colony"
            checked={colony.value === value}
            onChange={() => {
              colony.value = value;
            }}
          />
          <span>{say(`start.colony.${key}`)}</span>
        </label>
      ))}
    </fieldset>
  );
}
