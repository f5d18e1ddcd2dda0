/** What this is, and what it is not. */

import { say } from "../../words";
import "./shared.css";

export function Footer() {
  return (
    <footer class="page-footer">
      <p>{say("start.shared.not_affiliated")}</p>
      <p>
        <a href="/about">{say("about.link")}</a>
      </p>
    </footer>
  );
}
