/** A friend sits down: the invitation is in the address, only a name is missing. */

import { useSignal } from "@preact/signals";
import { post, Refused } from "../../api";
import type { Claimed } from "../../protocol";
import { keep, keepSeats, kept } from "../../storage";
import { say } from "../../words";
import { Header } from "../shared/Header";
import "./claim.css";

interface ClaimProps {
  game: string;
  invite: string;
  onSeated: () => void;
  onWatch: () => void;
}

export function Claim({ game, invite, onSeated, onWatch }: ClaimProps) {
  const name = useSignal(kept("name") ?? "");
  const problem = useSignal("");
  const busy = useSignal(false);
  const sit = async () => {
    const called = name.value.trim();
    busy.value = true;
    try {
      const claimed = await post<Claimed>(`/api/tables/${game}/claim`, { invite, name: called });
      keep("name", called);
      keepSeats(game, [{ seat: claimed.seat, secret: claimed.secret, name: called }]);
      onSeated();
    } catch (error) {
      problem.value = error instanceof Refused ? error.message : say("table.lost");
      busy.value = false;
    }
  };
  return (
    <>
      <Header />
      <main id="main" class="claim">
        <h1>{say("table.invited")}</h1>
        <p>{say("table.invited_more")}</p>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            void sit();
          }}
        >
          <label>
            {say("table.your_name")}
            <input
              name="name"
              required
              maxLength={24}
              pattern=".*\S.*"
              autocomplete="nickname"
              value={name.value}
              onInput={(event) => {
                name.value = event.currentTarget.value;
              }}
            />
          </label>
          <button type="submit" class="primary" disabled={busy.value}>
            {say("table.sit_down")}
          </button>
        </form>
        {problem.value !== "" && <p role="alert">{problem.value}</p>}
        <p>
          <button type="button" class="plain" onClick={onWatch}>
            {say("table.only_watch")}
          </button>
        </p>
      </main>
    </>
  );
}
