/** What a player likes, to be chosen: one line for each preference. */

import { useId } from "preact/hooks";
import { type Preference, PREFERENCES } from "../../preferences";
import { say } from "../../words";
import "./shared.css";

export function Preferences() {
  return (
    <div class="preferences">
      {PREFERENCES.map((one) => (
        <Line key={one.key} preference={one} />
      ))}
    </div>
  );
}

function Line({ preference }: { preference: Preference }) {
  const id = useId();
  return (
    <fieldset class="preference">
      <legend>{say(`prefs.${preference.key}`)}</legend>
      {preference.values.map((value) => (
        <label key={value}>
          <input
            type="radio"
            name={id}
            value={value}
            checked={preference.chosen.value === value}
            onChange={() => {
              preference.choose(value);
            }}
          />
          {say(`prefs.${preference.key}.${value}`)}
        </label>
      ))}
    </fieldset>
  );
}
