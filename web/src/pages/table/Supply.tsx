/** The Supply with costs as they are now, the piles beside it, and the landscapes. */

import { CardFace, type CardSize } from "../../cards/CardFace";
import type { LandscapeView, PileView } from "../../protocol";
import { say, sheet } from "../../words";
import { Cards } from "./Cards";
import { Crest } from "../shared/Crest";
import { nameOf, useShown } from "./context";
import { choiceOf, Pile, TokenMarks, tokenNote, tokensOn } from "./Pile";
import { pilesOf } from "./piles";
import { Roving } from "./Roving";
import { narrow } from "./screen";
import { MatToken } from "./Tokens";
import { Trash } from "./Trash";
import { spentOf } from "./zones";
import "./supply.css";

/** More piles than these need a sixth column (one chosen besides, for example) or a seventh, so that they lie in two lines. */
const FIVE_COLUMNS = 10;
const SIX_COLUMNS = 12;

export function Supply() {
  const { view } = useShown();
  const { basic, kingdom, beside } = pilesOf(view);
  const tile: CardSize = narrow.value ? "row" : "tile";
  return (
    <section class="supply" aria-labelledby="supply-head">
      <h2 id="supply-head" class="unseen">
        {say("table.supply")}
      </h2>
      <Roving class="piles basic-piles" label={say("table.basic")} list="basic">
        {basic.map((pile) => (
          <Pile key={pile.name} pile={pile} size="row" />
        ))}
        <Trash />
      </Roving>
      <Roving
        class={`piles kingdom-piles${columnsFor(kingdom.length)}`}
        label={say("table.kingdom")}
        list="kingdom"
      >
        {kingdom.map((pile) => (
          <Pile key={pile.name} pile={pile} size={tile} />
        ))}
      </Roving>
      {view.landscapes.length > 0 && (
        <Roving class="piles landscapes" label={say("table.landscapes")} list="landscapes">
          {view.landscapes.map((landscape) => (
            <Landscape key={landscape.name} landscape={landscape} />
          ))}
        </Roving>
      )}
      <Apart piles={beside} />
    </section>
  );
}

function columnsFor(piles: number): string {
  return piles > SIX_COLUMNS ? " many more" : piles > FIVE_COLUMNS ? " many" : "";
}

function Landscape({ landscape }: { landscape: LandscapeView }) {
  const { picking, table } = useShown();
  const group = picking?.onLandscape(landscape.name);
  const on = landscape.pile !== "" ? say("table.on_pile", { pile: sheet(landscape.pile).name }) : "";
  const tokens = tokensOn(landscape);
  const notes = [
    on,
    ...tokens.map(tokenNote),
    ...landscape.player_tokens.map(({ owner }) => say("table.cube_of", { player: nameOf(table, owner) })),
    ...(group !== undefined && picking !== null ? [picking.verb(group)] : []),
  ];
  return (
    <li>
      <CardFace
        card={landscape.name}
        size={narrow.value ? "row" : "tile"}
        cost={landscape.cost}
        note={notes.filter((note) => note !== "").join(", ")}
        marks={
          <>
            {on !== "" && <span class="mark mark-trait">{on}</span>}
            <TokenMarks tokens={tokens} />
            {landscape.player_tokens.map(({ owner }) => (
              <span key={owner} class="mark mark-token" title={say("table.cube_of", { player: nameOf(table, owner) })}>
                ■ <Crest seat={owner} />
              </span>
            ))}
          </>
        }
        idle={picking !== null}
        {...choiceOf(picking, group)}
      />
    </li>
  );
}

/** What lies apart from the Supply: other piles, Boons and Hexes that were discarded, tokens on mats that are nobody's. */
function Apart({ piles }: { piles: PileView[] }) {
  const { view } = useShown();
  const spent = spentOf(view);
  const tokens = Object.entries(view.mat_tokens).filter(([, n]) => n > 0);
  if (piles.length + spent.length + tokens.length === 0) return null;
  return (
    <div class="apart">
      {piles.length > 0 && (
        <div class="beside">
          <h3>{say("table.beside")}</h3>
          <Roving class="piles beside-piles" label={say("table.beside")} list="beside">
            {piles.map((pile) => (
              <Beside key={pile.name} pile={pile} />
            ))}
          </Roving>
        </div>
      )}
      {spent.length > 0 && (
        <div class="beside">
          <h3>{say("table.spent")}</h3>
          <div class="spent">
            <Cards cards={spent} place="spent" />
          </div>
        </div>
      )}
      {tokens.length > 0 && (
        <p class="mat-tokens">
          {tokens.map(([mat, n]) => (
            <MatToken key={mat} mat={mat} n={n} />
          ))}
        </p>
      )}
    </div>
  );
}

/** A pile that is not in the Supply: an open one shows all its cards, a closed one only how many. */
function Beside({ pile }: { pile: PileView }) {
  const { picking } = useShown();
  const group = picking?.onPile(pile.name);
  if (pile.cards.length === 0) return <Pile pile={pile} size={narrow.value ? "row" : "chip"} />;
  if (group !== undefined) return <Pile pile={pile} size="row" />;
  return (
    <li class="beside-open" data-pile={pile.name}>
      <span class="beside-name">{sheet(pile.name).name}</span>
      <Cards cards={pile.cards} place="supply" />
    </li>
  );
}
