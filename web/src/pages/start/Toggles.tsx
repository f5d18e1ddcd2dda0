/** A group of things that can each be on or off. */

import type { Choice } from "../../protocol";

interface TogglesProps {
  label: string;
  hint: string;
  choices: Choice[];
  chosen: string[];
  onChange: (keys: string[]) => void;
}

export function Toggles({ label, hint, choices, chosen, onChange }: TogglesProps) {
  return (
    <fieldset class="toggles">
      <legend>
        {label} <span class="hint">{hint}</span>
      </legend>
      <div class="chip-list">
        {choices.map(({ key, name }) => (
          <label key={key} class="chip-toggle">
            <input
              type="checkbox"
              checked={chosen.includes(key)}
              onChange={(event) => {
                const rest = chosen.filter((other) => other !== key);
                onChange(event.currentTarget.checked ? [...rest, key] : rest);
              }}
            />
            <span>{name}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
