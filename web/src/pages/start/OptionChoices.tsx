/** The options of the table: as recommended, or as the players want it. */

import type { OptionSheet } from "../../protocol";
import { say } from "../../words";
import { choices, options, setOption } from "./setup";

const ANSWERS: [string, boolean | null][] = [
  ["recommended", null],
  ["yes", true],
  ["no", false],
];

export function OptionChoices() {
  return (
    <>
      {(choices.value?.options ?? []).map((option) => (
        <OptionChoice key={option.key} option={option} />
      ))}
    </>
  );
}

function OptionChoice({ option }: { option: OptionSheet }) {
  return (
    <fieldset class="option">
      <legend>{option.name}</legend>
      {ANSWERS.map(([key, value]) => (
        <label key={key} class="choice">
          <input
            type="radio"
            name={option.key}
            checked={(options.value[option.key] ?? null) === value}
            onChange={() => {
              setOption(option.key, value);
            }}
          />
          <span>{say(`start.option.${key}`)}</span>
        </label>
      ))}
    </fieldset>
  );
}
