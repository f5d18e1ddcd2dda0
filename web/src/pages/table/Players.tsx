/** The players: how many cards they hold and have, their tokens, and what lies in front of them. */

import { CardFace } from "../../cards/CardFace";
import type { PlayerView, ZoneView } from "../../protocol";
import { say, sayCount, sheet } from "../../words";
import { Played, ZoneLine } from "./Cards";
import { handSeat, useShown, youOr } from "./context";
import { useRoving } from "./Roving";
import { narrow } from "./screen";
import { backsIn, playedOf, tokensOf, zoneOf, zonesOf } from "./zones";
import "./players.css";

/** Everybody but the one whose hand is shown. */
export function Others() {
  const { view } = useShown();
  const mine = handSeat(view);
  // From the left-hand neighbour on, as one sees them around a table.
  const n = view.players.length;
  const first = mine >= 0 ? mine + 1 : 0;
  const seats = view.players.map((_, i) => (first + i) % n).filter((seat) => seat !== mine);
  return (
    <section {...useRoving<HTMLElement>()} class="others" aria-labelledby="others-head">
      <h2 id="others-head" class="unseen">
        {say("table.players")}
      </h2>
      <ul class={seats.length > 3 ? "others-list many" : "others-list"}>
        {seats.map((seat) => {
          const player = view.players[seat];
          return player === undefined ? null : <Other key={seat} seat={seat} player={player} />;
        })}
      </ul>
    </section>
  );
}

function Other({ seat, player }: { seat: number; player: PlayerView }) {
  const { table, view } = useShown();
  const played = playedOf(player);
  const zones = zonesOf(player);
  const turn = view.turn.seat === seat && !view.over;
  const meant = view.question?.options.some((option) => option.kind === "card" && option.owner === seat) ?? false;
  return (
    <li class={["player", turn ? "turn" : "", meant ? "meant" : ""].join(" ")}>
      <h3 class="player-name">
        {turn && (
          <span class="turn-sign" aria-hidden="true">
            ▸
          </span>
        )}
        <span class="player-called" title={youOr(table, seat)}>
          {youOr(table, seat)}
        </span>{" "}
        <Presence seat={seat} />{" "}
        {turn && <span class="unseen">{say("table.has_turn")}</span>}
      </h3>
      <Counts player={player} />
      {(played.length > 0 || zones.length > 0) && (
        <dl class="zones">
          {played.length > 0 && (
            <div class="zone">
              <dt>{say("table.in_play")}</dt>
              <dd>
                <Played player={player} />
              </dd>
            </div>
          )}
          {zones.map((zone) => (
            <ZoneLine key={zone.key} zone={zone} owner={seat} />
          ))}
        </dl>
      )}
    </li>
  );
}

function Presence({ seat }: { seat: number }) {
  const { table, view } = useShown();
  const one = table.seats[seat];
  if (one === undefined || seat === view.seat) return null;
  if (one.kind === "bot") return <span class="presence">{say("table.bot")}</span>;
  if (one.kind === "open") return <span class="presence away">{say("table.open_seat")}</span>;
  if (!one.connected) return <span class="presence away">{say("table.away")}</span>;
  return view.asked === seat ? <span class="presence asked">{say("table.thinks")}</span> : null;
}

/** Hand, deck, discard pile and tokens in numbers. */
export function Counts({ player, own = false }: { player: PlayerView; own?: boolean }) {
  const { top } = zoneOf(player, "discard");
  return (
    <p class="counts">
      {!own && <Count of="hand" zone={zoneOf(player, "hand")} />}
      <Count of="deck" zone={zoneOf(player, "deck")} />
      <Count of="discard" zone={zoneOf(player, "discard")} />
      {narrow.value && top !== "" && (
        <span class="discard-top" title={sheet(top).name}>
          {sheet(top).name}
        </span>
      )}
      {!narrow.value && top !== "" && <CardFace card={top} size="chip" note={say("table.discard_top")} />}
      {tokensOf(player).map(({ key, text }) => (
        <span key={key} class="token">
          {text}
        </span>
      ))}
    </p>
  );
}

/** A number with a short word for the eye, and the whole one for the ear; and what is known there by its back. */
function Count({ of, zone }: { of: "hand" | "deck" | "discard"; zone: ZoneView }) {
  const n = zone.size;
  const known = backsIn(zone.backs);
  const whole = sayCount(`table.${of}_size`, n);
  return (
    <span title={known !== "" ? `${whole}: ${known}` : whole}>
      <span aria-hidden="true">{say(`table.${of}_short`, { n })}</span>
      <span class="unseen">{whole}</span>
      {known !== "" && <span class="backs"> ({known})</span>}
    </span>
  );
}
