/** What lies in front of the viewer: cards in play, Durations apart, mats, tokens, effects in force; and the trash. */

import { CardFace } from "../../cards/CardFace";
import { byHand, counted } from "../../cards/kinds";
import { say, sheet } from "../../words";
import { Cards, Played, ZoneLine } from "./Cards";
import { handSeat, nameOf, playerAt, useShown, youOr } from "./context";
import { Counts } from "./Players";
import { useRoving } from "./Roving";
import { playedOf, trashOf, zonesOf } from "./zones";
import "./players.css";

export function Mine() {
  const { table, view } = useShown();
  const seat = handSeat(view);
  const player = playerAt(view, seat);
  return (
    <section {...useRoving<HTMLElement>()} class="own-area" aria-labelledby="own-head">
      <h2 id="own-head" class="unseen">
        {say("table.your_area")}
      </h2>
      {player !== undefined && (
        <dl class="zones own-zones">
          <div class="zone zone-play">
            <dt>{say("table.in_play")}</dt>
            <dd>
              <Played player={player} />
              {playedOf(player).length === 0 && <span class="nothing">–</span>}
            </dd>
          </div>
          {zonesOf(player).map((zone) => (
            <ZoneLine key={zone.key} zone={zone} owner={seat} />
          ))}
        </dl>
      )}
      <Effects />
      <div class="own-line">
        {player !== undefined && (
          <>
            <h3 class="player-name">{youOr(table, seat)}</h3>
            <Counts player={player} own />
          </>
        )}
        <Trash />
      </div>
    </section>
  );
}

/** What is in force, with whose it is. */
function Effects() {
  const { table, view } = useShown();
  if (view.effects.length === 0) return null;
  const equal = new Map<string, { name: string; owner: number; names: string[]; parts: string[] }>();
  for (const { name, part, owner, names } of view.effects) {
    const key = [name, owner, ...names].join("|");
    equal.set(key, { name, owner, names, parts: [...(equal.get(key)?.parts ?? []), part] });
  }
  return (
    <dl class="zones">
      <div class="zone">
        <dt>{say("table.in_force")}</dt>
        <dd>
          {[...equal].map(([key, effect]) => {
            const about = effect.names.map((card) => sheet(card).name).join(", ");
            const whose =
              effect.owner === view.seat
                ? say("table.effect_yours")
                : say("table.effect_of", { player: nameOf(table, effect.owner) });
            return (
              <CardFace
                key={key}
                card={effect.name}
                size="chip"
                // What one play begins in several parts is in force once.
                count={Math.max(...counted(effect.parts).map(([, n]) => n))}
                note={about !== "" ? `${whose}, ${about}` : whose}
                marks={
                  <span class="mark">
                    {youOr(table, effect.owner)}
                    {about !== "" && ` · ${about}`}
                  </span>
                }
              />
            );
          })}
        </dd>
      </div>
    </dl>
  );
}

function Trash() {
  const { view } = useShown();
  const cards = [...trashOf(view)].sort(byHand);
  return (
    <dl class="zones trash">
      <div class="zone">
        <dt>{say("table.trash")}</dt>
        <dd>{cards.length > 0 ? <Cards cards={cards} place="trash" /> : <span class="nothing">–</span>}</dd>
      </div>
    </dl>
  );
}
