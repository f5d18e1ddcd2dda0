/** What is wrong, beside the field that it is about. Screen readers hear it when it comes up. */

import { problems, type Place } from "./setup";

export function Problem({ at, id }: { at: Place; id?: string }) {
  return <ProblemText text={problems.value[at] ?? ""} {...(id === undefined ? {} : { id })} />;
}

export function ProblemText({ text, id }: { text: string; id?: string }) {
  return (
    <p class="problem field-problem" role="alert" id={id} hidden={text === ""}>
      {text !== "" && (
        <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true" focusable="false">
          <path d="M8 1.5 15 14H1z" fill="none" stroke="currentColor" stroke-width="1.6" stroke-linejoin="round" />
          <path d="M8 6v4M8 11.6v1" stroke="currentColor" stroke-width="1.6" />
        </svg>
      )}
      <span>{text}</span>
    </p>
  );
}
