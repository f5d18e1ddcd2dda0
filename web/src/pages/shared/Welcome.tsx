/** The head of a page: a piece of the table, with what the page is for and a few pictures of cards. */

import type { ComponentChildren } from "preact";
import { Picture } from "../../cards/Picture";
import "./welcome.css";

interface WelcomeProps {
  title: string;
  lead: string;
  /** The cards whose pictures are shown: nobody has to know which. */
  cards: readonly string[];
  children?: ComponentChildren;
}

export function Welcome({ title, lead, cards, children }: WelcomeProps) {
  return (
    <section class="welcome felt-piece">
      <div class="welcome-words">
        <h1>{title}</h1>
        <p class="lead">{lead}</p>
        {children}
      </div>
      <div class="welcome-cards" aria-hidden="true">
        {cards.map((card) => (
          <span key={card} class="welcome-card">
            <Picture card={card} />
          </span>
        ))}
      </div>
    </section>
  );
}
