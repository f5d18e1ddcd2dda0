/** The field for a player's own name. */

import { LONGEST_NAME } from "../start/seats";

interface NameFieldProps {
  label: string;
  /** Whether what is above says it already, and only a screen reader needs the label. */
  labelled?: boolean;
  class?: string;
  name: string;
  onName: (name: string) => void;
}

export function NameField({ label, labelled = false, class: extra = "", name, onName }: NameFieldProps) {
  return (
    <label class={`field ${extra}`.trim()}>
      <span class={labelled ? "unseen" : ""}>{label}</span>
      <input
        type="text"
        autocomplete="nickname"
        maxLength={LONGEST_NAME}
        value={name}
        onInput={(event) => {
          onName(event.currentTarget.value);
        }}
      />
    </label>
  );
}
