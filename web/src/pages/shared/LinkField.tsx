/** A link to be copied by hand: whoever goes to it has all of it marked. */

import type { Ref } from "preact";

interface LinkFieldProps {
  label: string;
  link: string;
  class?: string;
  field?: Ref<HTMLInputElement>;
}

export function LinkField({ label, link, class: extra = "field", field }: LinkFieldProps) {
  return (
    <label class={extra}>
      <span>{label}</span>
      <input
        ref={field ?? null}
        type="text"
        readOnly
        value={link}
        onFocus={(event) => {
          event.currentTarget.select();
        }}
      />
    </label>
  );
}
