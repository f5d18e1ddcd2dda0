/** A game that cannot be played on, because a ruling has been corrected since: said wherever it is shown. */

import type { ComponentChildren } from "preact";
import type { HaltView } from "../../protocol";
import { say } from "../../words";
import "./shared.css";

export function Halted({ halt, children }: { halt: HaltView | null; children?: ComponentChildren }) {
  if (halt === null) return null;
  return (
    <p class="halted" role="status">
      {say("table.halted", { at: halt.at, of: halt.of })} {children}
    </p>
  );
}
