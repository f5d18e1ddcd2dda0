/** What has to be said at once: a lost connection, a refusal, a phrase, a wish that waits for the others. */

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { Connection } from "../../socket";
import { phrases, say } from "../../words";
import { Halted } from "../shared/Halted";
import { invitationsOf } from "../start/games";
import { nameOf, useShown, youOr } from "./context";
import { InviteLink } from "./People";
import "./notices.css";

const SPEECH = 6000;
const PATIENCE = 800;

export function Notices({ connection }: { connection: Connection }) {
  const { table, view } = useShown();
  const problem = connection.problem.value;
  const request = table.request;
  const open = connection.seats.value.flatMap((seat, i) => (seat.kind === "open" ? [i] : []));
  return (
    <div class="notices">
      <Lost connection={connection} />
      <Halted halt={table.halt}>
        <a href={`/g/${connection.game}`}>{say("table.halted_review")}</a>
      </Halted>
      {/* What a lesson objects to, the lesson itself says. */}
      {problem !== null && problem.code !== "guide" && (
        <p class="notice bad" role="alert">
          <span>{problem.message}</span>
          <button
            type="button"
            class="small"
            aria-label={say("card.close")}
            onClick={() => {
              connection.problem.value = null;
            }}
          >
            <span aria-hidden="true">✕</span>
          </button>
        </p>
      )}
      {request !== null && request.by === view.seat && (
        <p class="notice" role="status">
          {say("table.consent_waiting", { players: request.waiting.map((seat) => nameOf(table, seat)).join(", ") })}
        </p>
      )}
      {connection.secret !== null &&
        open.map((seat) => (
          <div class="notice" key={seat}>
            <p>
              {invitationsOf(connection.game).some((one) => one.seat === seat)
                ? say("table.waits_for_friend", { player: nameOf(table, seat) })
                : say("table.waits_for_friends")}
            </p>
            <InviteLink game={connection.game} seat={seat} />
          </div>
        ))}
      <Speech connection={connection} />
    </div>
  );
}

/** A short break is not worth a word. */
function Lost({ connection }: { connection: Connection }) {
  const online = connection.online.value;
  const long = useSignal(false);
  useEffect(() => {
    long.value = false;
    if (online) return undefined;
    const timer = setTimeout(() => {
      long.value = true;
    }, PATIENCE);
    return () => {
      clearTimeout(timer);
    };
  }, [online, long]);
  return (
    <div role="status">{!online && long.value && <p class="notice bad">{say("table.connection_lost")}</p>}</div>
  );
}

/** What somebody has just said. */
function Speech({ connection }: { connection: Connection }) {
  const { table } = useShown();
  const last = connection.said.value.at(-1);
  const gone = useSignal(0);
  const id = last?.id ?? 0;
  useEffect(() => {
    if (id === 0) return undefined;
    const timer = setTimeout(() => {
      gone.value = id;
    }, SPEECH);
    return () => {
      clearTimeout(timer);
    };
  }, [id, gone]);
  return (
    <div role="status">
      {last !== undefined && gone.value < id && (
        <p class="notice speech">
          <b>{youOr(table, last.seat)}</b> {phrases()[last.phrase] ?? last.phrase}
        </p>
      )}
    </div>
  );
}
