/** What is agreed at a table, for those who sit there or think of it. */

import type { MannersView } from "../../protocol";
import { say } from "../../words";
import { agreedWords } from "./agreedWords";
import "./agreed.css";

export function Agreed({ manners }: { manners: MannersView }) {
  return (
    <p class="agreed">
      <b>{say("manners.agreed")}:</b> {agreedWords(manners).join(" · ")}
    </p>
  );
}
