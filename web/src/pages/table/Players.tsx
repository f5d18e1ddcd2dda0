/** The players: how many cards they hold and have, their tokens, and what lies in front of them. */

import { CardFace } from "../../cards/CardFace";
import type { PlayerView, ZoneView } from "../../protocol";
import { Sign } from "../../cards/signs";
import { say, sayCount } from "../../words";
import { ZoneLine } from "./Cards";
import { handSeat, useShown, youOr } from "./context";
import { Crest } from "../shared/Crest";
import { Plate } from "./Plate";
import { useRoving } from "./Roving";
import { Tokens } from "./Tokens";
import { backsIn, type InPlay, playedOf, restOf, type Zone, zoneOf, zonesOf } from "./zones";
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
      <ul class={seats.length > 2 ? "others-list many" : "others-list"}>
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
  const turn = view.turn.seat === seat && !view.over;
  // In their turn what they have in play lies in the middle of the table.
  const played = turn ? [] : playedOf(player);
  const zones = turn ? restOf(player) : zonesOf(player);
  const meant = view.question?.options.some((option) => option.kind === "card" && option.owner === seat) ?? false;
  return (
    <li class={["player", `p${String(seat)}`, turn ? "turn" : "", meant ? "meant" : ""].join(" ")}>
      <h3 class="player-name">
        {turn && (
          <span class="turn-sign" aria-hidden="true">
            ▸
          </span>
        )}
        <Crest seat={seat} />{" "}
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
            <ZoneLine zone={playedZone(played)} owner={seat} />
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

/** What lies in play before a player whose turn it is not. */
function playedZone(cards: InPlay[]): Zone {
  return {
    key: "play",
    label: say("table.in_play"),
    cards: cards.map((card) => card.name),
    printed: cards.map((card) => card.printed),
    size: cards.length,
    place: "play",
  };
}

/** Hand, deck, discard pile and tokens in numbers. */
function Counts({ player }: { player: PlayerView }) {
  const { top } = zoneOf(player, "discard");
  return (
    <p class="counts">
      <Plate seat={player.seat} />
      <Count of="hand" zone={zoneOf(player, "hand")} seat={player.seat} />
      <Count of="deck" zone={zoneOf(player, "deck")} seat={player.seat} />
      <Count of="discard" zone={zoneOf(player, "discard")} seat={player.seat} />
      {top !== "" && <CardFace card={top} size="chip" note={say("table.discard_top")} />}
      <Tokens player={player} />
    </p>
  );
}

/** A number with a sign for the eye, and words for the ear; and what is known there by its back. */
function Count({ of, zone, seat }: { of: "hand" | "deck" | "discard"; zone: ZoneView; seat: number }) {
  const n = zone.size;
  const known = backsIn(zone.backs);
  const whole = sayCount(`table.${of}_size`, n);
  return (
    <span class="count" title={known !== "" ? `${whole}: ${known}` : whole} data-zone={of} data-seat={seat}>
      <Sign kind={of} />
      <b aria-hidden="true">{n}</b>
      <span class="unseen">{whole}</span>
      {known !== "" && <span class="backs"> ({known})</span>}
    </span>
  );
}
