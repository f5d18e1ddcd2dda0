/** The public tables of this server: who waits, what is played and agreed; to sit down or to look on. */

import { useSignal, useSignalEffect } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { get, post, Refused } from "../../api";
import { CardFace } from "../../cards/CardFace";
import { SheetHost } from "../../cards/CardSheet";
import type { Claimed, Lobby, LobbyTable } from "../../protocol";
import { go } from "../../route";
import { keep, keepSeats, kept, seatsOf } from "../../storage";
import { lang, say, sayCount } from "../../words";
import { PageLink } from "../review/PageLink";
import { Agreed } from "../shared/Agreed";
import { Footer } from "../shared/Footer";
import { Header } from "../shared/Header";
import { NameField } from "../shared/NameField";
import { Welcome } from "../shared/Welcome";
import "../start/start.css";
import "./lobby.css";

const EVERY = 4000;

export function LobbyPage() {
  const tables = useSignal<LobbyTable[] | null>(null);
  const problem = useSignal("");
  const name = useSignal(kept("name") ?? "");
  useSignalEffect(() => {
    document.title = say("lobby.page_title");
  });
  const language = lang.value;
  useEffect(() => {
    let left = false;
    const look = () => {
      get<Lobby>(`/api/lobby/${language}`).then(
        (found) => {
          if (left) return;
          tables.value = found.tables;
          problem.value = "";
        },
        (error: unknown) => {
          if (!left) problem.value = error instanceof Refused ? error.message : say("start.offline");
        },
      );
    };
    look();
    const timer = setInterval(look, EVERY);
    return () => {
      left = true;
      clearInterval(timer);
    };
  }, [language, tables, problem]);
  const found = tables.value;
  return (
    <div class="start lobby">
      <Header />
      <main id="main" aria-busy={found === null && problem.value === ""}>
        <Welcome title={say("lobby.title")} lead={say("lobby.lead")} cards={["inn", "minion", "village"]} />
        {problem.value !== "" && <p role="alert">{problem.value}</p>}
        <p class="unseen" role="status">
          {found !== null && sayCount("lobby.count", found.length)}
        </p>
        {found?.length === 0 && (
          <div class="panel lobby-none">
            <p>{say("lobby.none")}</p>
            <PageLink class="button primary" path="/#setup-title">
              {say("start.setup.title")}
            </PageLink>
          </div>
        )}
        {found !== null && found.length > 0 && (
          <NameField
            label={say("start.your_name")}
            class="panel lobby-name"
            name={name.value}
            onName={(typed) => {
              name.value = typed;
            }}
          />
        )}
        <ul class="lobby-tables">
          {(found ?? []).map((table) => (
            <Listed key={table.game} table={table} name={name.value} />
          ))}
        </ul>
      </main>
      <Footer />
      <SheetHost />
    </div>
  );
}

function Listed({ table, name }: { table: LobbyTable; name: string }) {
  const problem = useSignal("");
  const busy = useSignal(false);
  const free = table.seats.filter((seat) => seat.free).length;
  const mine = seatsOf(table.game).length > 0;
  const people = table.seats.map((seat) => (seat.free ? say("lobby.free") : seat.name)).join(", ");
  const sit = async () => {
    const called = name.trim();
    if (called === "") {
      problem.value = say("lobby.name_first");
      return;
    }
    busy.value = true;
    try {
      const { seat, secret } = await post<Claimed>(`/api/tables/${table.game}/sit`, { name: called });
      keep("name", called);
      keepSeats(table.game, [{ seat, secret, name: called }]);
      go(`/t/${table.game}`);
    } catch (error) {
      problem.value = error instanceof Refused ? error.message : say("start.offline");
      busy.value = false;
    }
  };
  return (
    <li class="panel lobby-table">
      <h2>{table.kingdom}</h2>
      <p>
        <b>{say(table.turn > 1 || free === 0 ? "lobby.playing" : "lobby.waiting", { n: table.turn })}</b> · {people}
        {table.watching > 0 && ` · ${sayCount("watch.watching", table.watching)}`}
      </p>
      <Agreed manners={table.manners} />
      <ul class="lobby-cards" aria-label={say("lobby.kingdom")}>
        {[...table.cards, ...table.landscapes].map((card) => (
          <li key={card}>
            <CardFace card={card} size="chip" />
          </li>
        ))}
      </ul>
      <div class="row">
        {free > 0 && !mine && (
          <button type="button" class="primary" aria-disabled={busy.value} onClick={() => void sit()}>
            {say("lobby.sit")}
          </button>
        )}
        <button
          type="button"
          onClick={() => {
            go(`/t/${table.game}`);
          }}
        >
          {say(mine ? "lobby.back" : "lobby.watch")}
        </button>
      </div>
      {problem.value !== "" && <p role="alert">{problem.value}</p>}
    </li>
  );
}
