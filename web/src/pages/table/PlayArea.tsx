/**
 * The middle of the table: what the player whose turn it is has in play, what stays there apart from the rest, mats and
 * what is set aside, and what is in force. In the turn of another player the viewer's own cards that stay are there too.
 */

import { CardFace } from "../../cards/CardFace";
import { counted } from "../../cards/kinds";
import type { PlayerView } from "../../protocol";
import { say, sheet } from "../../words";
import { Crest } from "../shared/Crest";
import { Lane, ZoneLine } from "./Cards";
import { handSeat, nameOf, playerAt, useShown, youOr } from "./context";
import { useRoving } from "./Roving";
import { playedOf, restOf, stayingOf } from "./zones";
import "./playarea.css";

export function PlayArea() {
  const { view } = useShown();
  const own = handSeat(view);
  const mine = playerAt(view, own);
  const other = view.over || view.turn.seat === own ? undefined : playerAt(view, view.turn.seat);
  return (
    <section {...useRoving<HTMLElement>()} class="play-area" aria-labelledby="play-head">
      <h2 id="play-head" class="unseen">
        {say("table.play_area")}
      </h2>
      {other !== undefined && <Theirs player={other} />}
      {mine !== undefined && <Ours player={mine} alone={other === undefined} />}
      <Rest player={mine} />
    </section>
  );
}

/** The player at whose turn the others look. */
function Theirs({ player }: { player: PlayerView }) {
  const { table } = useShown();
  return (
    <div class={`lanes theirs p${String(player.seat)}`}>
      <p class="plate">
        <Crest seat={player.seat} /> {nameOf(table, player.seat)}
      </p>
      <dl class="zones">
        <Lane player={player} cards={playedOf(player)} label={say("table.in_play")} empty />
        <Lane player={player} cards={stayingOf(player)} label={say("table.stays")} stays />
      </dl>
    </div>
  );
}

function Ours({ player, alone }: { player: PlayerView; alone: boolean }) {
  const { table } = useShown();
  const [played, staying] = [playedOf(player), stayingOf(player)];
  if (!alone && played.length + staying.length === 0) return null;
  return (
    <div class={`lanes ours p${String(player.seat)}`}>
      {!alone && (
        <p class="plate">
          <Crest seat={player.seat} /> {youOr(table, player.seat)}
        </p>
      )}
      <dl class="zones">
        <Lane player={player} cards={played} label={say("table.in_play")} empty={alone} />
        <Lane player={player} cards={staying} label={say("table.stays")} stays />
      </dl>
    </div>
  );
}

/** The viewer's mats and what is set aside, and what is in force. */
function Rest({ player }: { player: PlayerView | undefined }) {
  const { view } = useShown();
  const zones = player === undefined ? [] : restOf(player);
  if (zones.length + view.effects.length === 0) return null;
  return (
    <dl class="zones rest">
      {zones.map((zone) => (
        <ZoneLine key={zone.key} zone={zone} owner={player?.seat ?? -1} />
      ))}
      <Effects />
    </dl>
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
    <div class="zone zone-effects">
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
  );
}
