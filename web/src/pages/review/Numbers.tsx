/** What a plot or a text tells, as a table that can be opened below it. */

import type { ComponentChildren } from "preact";
import "./plots.css";

interface NumbersProps {
  title: string;
  /** What is pressed to open it. */
  summary: ComponentChildren;
  /** The cells of the head. */
  head: ComponentChildren;
  /** The rows. */
  children: ComponentChildren;
}

export function Numbers({ title, summary, head, children }: NumbersProps) {
  return (
    <details class="plot-numbers">
      <summary>{summary}</summary>
      <div class="plot-scroll" tabIndex={0} role="region" aria-label={title}>
        <table>
          <caption class="unseen">{title}</caption>
          <thead>
            <tr>{head}</tr>
          </thead>
          <tbody>{children}</tbody>
        </table>
      </div>
    </details>
  );
}
