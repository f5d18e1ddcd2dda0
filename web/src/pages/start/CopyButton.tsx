/** A button that copies a text, and says whether it did. */

import { say } from "../../words";
import { useCopied } from "../shared/copied";

interface CopyButtonProps {
  text: string;
  label: string;
  class?: string;
  /** The field that holds the text: it is marked where a browser does not let us copy. */
  field?: () => HTMLInputElement | null;
}

export function CopyButton({ text, label, class: extra = "quiet", field }: CopyButtonProps) {
  const [state, copy] = useCopied();
  return (
    <span class="copy">
      <button
        type="button"
        class={extra}
        onClick={() => {
          void copy(text).then((done) => {
            if (!done) field?.()?.select();
          });
        }}
      >
        {label}
      </button>
      <span class={state === "" ? "unseen" : "copy-state"} role="status">
        {state === "" ? "" : say(`start.copy.${state}`)}
      </span>
    </span>
  );
}
