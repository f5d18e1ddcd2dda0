/** Cards fanned out beside the words that invite to play: what they are does not matter, and nobody is told. */

import { CostSign } from "../../cards/CostSign";
import { coloursOf } from "../../cards/kinds";
import { nameSize } from "../../cards/nameSize";
import { Picture } from "../../cards/Picture";
import { soften } from "../../cards/soften";
import { sheet } from "../../words";
import "../../cards/card.css";
import "./hero.css";

/** One of each colour that one meets first. */
const SHOWN = ["village", "militia", "moat", "gold", "province"];

export function HeroCards() {
  return (
    <div class="hero-cards" aria-hidden="true">
      {SHOWN.map((card, i) => {
        const face = sheet(card);
        const colours = coloursOf(face);
        return (
          <span
            key={card}
            class={`card card-normal hero-card c1-${colours[0] ?? ""} c2-${colours[1] ?? colours[0] ?? ""}`}
            style={{ "--at": String(i - (SHOWN.length - 1) / 2) }}
          >
            <span class="card-band">
              <span class="card-name" style={nameSize(face.name)}>
                {soften(face.name)}
              </span>
            </span>
            <span class="card-body">
              <span class="card-picture">
                <span class="card-motif">
                  <Picture card={card} />
                </span>
              </span>
            </span>
            <span class="card-foot">{face.cost !== null && <CostSign cost={face.cost} />}</span>
          </span>
        );
      })}
    </div>
  );
}
