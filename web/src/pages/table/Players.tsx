/** The players: how many cards they hold and have, their tokens, and what lies in front of them. */

import { CardFace } from "../../cards/CardFace";
import type { PlayerView } from "../../protocol";
import { say, sayCount, sheet } from "../../words";
import { Cards, ZoneLine } from "./Cards";
import { handSeat, useShown, youOr } from "./context";
import { useRoving } from "./Roving";
import { narrow } from "./screen";
import { playedOf, tokensOf, zoneOf, zonesOf } from "./zones";
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
                <Cards cards={played} place="play" owner={seat} />
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
  const { top, size } = zoneOf(player, "discard");
  return (
    <p class="counts">
      {!own && <Count of="hand" n={zoneOf(player, "hand").size} />}
      <Count of="deck" n={zoneOf(player, "deck").size} />
      <Count of="discard" n={size} />
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

/** A number with a short word for the eye, and the whole one for the ear. */
function Count({ of, n }: { of: "hand" | "deck" | "discard"; n: number }) {
  const whole = sayCount(`table.${of}_size`, n);
  return (
    <span title={whole}>
      <span aria-hidden="true">{say(`table.${of}_short`, { n })}</span>
      <span class="unseen">{whole}</span>
    </span>
  );
}
