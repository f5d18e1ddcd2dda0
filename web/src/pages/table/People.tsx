/** Who sits at the table: links for those who have not come yet, and bots for those who have gone. */

import { useSignal } from "@preact/signals";
import type { SeatView } from "../../protocol";
import type { Connection } from "../../socket";
import { say } from "../../words";
import { Agreed } from "../shared/Agreed";
import { GameKingdom } from "../shared/KingdomTools";
import { LinkHelp } from "../shared/LinkHelp";
import { reach } from "../shared/reach";
import { invitationsOf } from "../start/games";
import { inviteLink } from "../start/seats";
import "./talk.css";

export function People({ connection, me }: { connection: Connection; me: number }) {
  const manners = connection.table.value?.manners;
  return (
    <>
      {manners !== undefined && <Agreed manners={manners} />}
      <GameKingdom game={connection.game} />
      <ul class="people" aria-label={say("table.people")}>
        {connection.seats.value.map((seat, i) => (
          <Person key={i} seat={seat} at={i} me={me} connection={connection} />
        ))}
      </ul>
    </>
  );
}

function Person({ seat, at, me, connection }: { seat: SeatView; at: number; me: number; connection: Connection }) {
  const sure = useSignal(false);
  const over = connection.table.value?.view.over ?? false;
  const own = at === me;
  const may = connection.secret !== null && !over && seat.kind !== "bot" && (own || seat.replaceable);
  return (
    <li>
      <p class="person">
        <b>{seat.name}</b> <span class="presence">{stateOf(seat, own)}</span>
      </p>
      {seat.kind === "open" && <InviteLink game={connection.game} seat={at} />}
      {may && !sure.value && (
        <button
          type="button"
          onClick={() => {
            sure.value = true;
          }}
        >
          {own ? say("table.bot_for_me") : say("table.bot_instead")}
        </button>
      )}
      {may && sure.value && (
        <p class="person-sure" role="alert">
          {own ? say("table.bot_for_me_sure") : say("table.bot_instead_sure", { player: seat.name })}{" "}
          <button
            type="button"
            class="primary"
            onClick={() => {
              sure.value = false;
              connection.handOver(at);
            }}
          >
            {say("table.yes")}
          </button>{" "}
          <button
            type="button"
            onClick={() => {
              sure.value = false;
            }}
          >
            {say("table.no")}
          </button>
        </p>
      )}
    </li>
  );
}

function stateOf(seat: SeatView, own: boolean): string {
  if (own) return say("table.you");
  if (seat.kind === "bot") return say("table.bot");
  if (seat.kind === "open") return say("table.open_seat");
  return say(seat.connected ? "table.here" : "table.away");
}

/** The link that takes a friend to an open seat, if this browser made the table. */
export function InviteLink({ game, seat }: { game: string; seat: number }) {
  const copied = useSignal(false);
  const invitation = invitationsOf(game).find((one) => one.seat === seat);
  if (invitation === undefined) return null;
  const link = inviteLink(reach().origin, game, invitation.token);
  return (
    <>
      <div class="seat-link">
        <input
          readOnly
          value={link}
          aria-label={say("table.invite_link")}
          onFocus={(event) => {
            event.currentTarget.select();
          }}
        />
        <button
          type="button"
          class="primary"
          onClick={(event) => {
            // Without a clipboard (plain http from another machine) the link is at least selected.
            const field = event.currentTarget.parentElement?.querySelector("input");
            field?.select();
            const clipboard = (navigator as { clipboard?: Clipboard }).clipboard;
            void clipboard?.writeText(link).then(() => {
              copied.value = true;
            });
          }}
        >
          {say(copied.value ? "table.copied" : "table.copy")}
        </button>
      </div>
      <LinkHelp link={link} />
    </>
  );
}
