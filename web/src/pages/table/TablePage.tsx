/** A table: whoever has seats here plays them, a friend with an invitation sits down, everybody else watches. */

import { useSignal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import { pace } from "../../preferences";
import { go, route } from "../../route";
import { Connection } from "../../socket";
import { keepSeats, type OwnSeat, seatsOf } from "../../storage";
import { lang, say } from "../../words";
import { Header } from "../shared/Header";
import { Board } from "./Board";
import { Claim } from "./Claim";
import { Consent } from "./Consent";
import { Curtain } from "./Curtain";
import { newest, sight } from "./seating";
import "./claim.css";

export function TablePage({ game }: { game: string }) {
  const seats = useSignal(seatsOf(game));
  const invite = new URLSearchParams(route.value.hash).get("invite");
  const leaveInvite = () => {
    go(`/t/${game}`, true);
  };
  if (invite !== null && seats.value.length === 0) {
    return (
      <Claim
        game={game}
        invite={invite}
        onWatch={leaveInvite}
        onSeated={() => {
          seats.value = seatsOf(game);
          leaveInvite();
        }}
      />
    );
  }
  const own = seats.value;
  return <Seated key={own.map((one) => one.seat).join()} game={game} own={own} />;
}

function Seated({ game, own }: { game: string; own: OwnSeat[] }) {
  const connections = useMemo(() => {
    const language = lang.peek();
    const secrets = own.length > 0 ? own.map((one) => one.secret) : [null];
    return secrets.map((secret) => new Connection(game, secret, language, () => pace.chosen.peek()));
  }, [game, own]);
  useEffect(
    () => () => {
      for (const connection of connections) connection.close();
    },
    [connections],
  );
  const language = lang.value;
  useEffect(() => {
    for (const connection of connections) connection.speak(language);
  }, [connections, language]);
  const wanted = pace.chosen.value !== "instant";
  useEffect(() => {
    for (const connection of connections) connection.want(wanted);
  }, [connections, wanted]);
  useRematch(connections, own);

  const shown = useSignal(0);
  const open = useSignal(own.length > 1 ? -1 : 0);
  const now = newest(connections.map((connection) => connection.table.value));
  const { at, covered } = sight(
    own.map((one) => one.seat),
    now,
    shown.value,
    open.value,
  );
  useEffect(() => {
    if (!covered) return;
    // Whoever was shown before must not be seen by the next one.
    open.value = -1;
    shown.value = at;
  }, [at, covered, open, shown]);

  const connection = connections[at];
  const table = connection?.table.value ?? null;
  if (connection === undefined || table === null) return <Waiting connections={connections} />;
  if (covered) {
    return (
      <Curtain
        key={at}
        player={table.seats[own[at]?.seat ?? 0]?.name ?? ""}
        onOpen={() => {
          shown.value = at;
          open.value = at;
        }}
      />
    );
  }
  return (
    <>
      <Board key={at} connection={connection} table={table} />
      {connections.map((one, i) => (
        <Consent key={i} connection={one} asked={own.length > 1 ? (own[i]?.name ?? "") : ""} />
      ))}
    </>
  );
}

/** Before the first table has come, or when there is none. */
function Waiting({ connections }: { connections: Connection[] }) {
  const problem = connections.map((connection) => connection.problem.value).find((one) => one !== null);
  if (problem === undefined) return <main class="waiting" aria-busy="true" />;
  return (
    <>
      <Header />
      <main id="main" class="claim">
        <h1>{say("table.not_found")}</h1>
        <p role="alert">{problem.message}</p>
        <p>
          <a
            href="/"
            onClick={(event) => {
              event.preventDefault();
              go("/");
            }}
          >
            {say("table.to_start")}
          </a>
        </p>
      </main>
    </>
  );
}

/** Follow everybody to the next game, when all seats of this screen have got theirs. */
function useRematch(connections: Connection[], own: OwnSeat[]): void {
  const found = connections.map((connection) => connection.rematch.value);
  const all = found.every((one) => one !== null);
  useEffect(() => {
    const [first] = found;
    if (!all || first === undefined || first === null) return;
    const seats = found.flatMap((one, i) =>
      one === null || one.secret === "" ? [] : [{ seat: one.seat, secret: one.secret, name: own[i]?.name ?? "" }],
    );
    if (seats.length > 0) keepSeats(first.game, seats);
    go(`/t/${first.game}`);
  }, [all]);
}
