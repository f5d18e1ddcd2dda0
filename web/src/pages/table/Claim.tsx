/** A friend opens an invitation, which is in the address: a seat that waits for a name, or why there is none. */

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { post, Refused } from "../../api";
import type { Claimed, InvitationView } from "../../protocol";
import { inMyName } from "../../profile";
import { go } from "../../route";
import { keep, keepSeats, kept } from "../../storage";
import { lang, say } from "../../words";
import { Agreed } from "../shared/Agreed";
import { Header } from "../shared/Header";
import { LONGEST_NAME } from "../start/seats";
import "./claim.css";

interface ClaimProps {
  game: string;
  invite: string;
  onSeated: () => void;
  onWatch: () => void;
}

export function Claim(props: ClaimProps) {
  const { game, invite } = props;
  const found = useSignal<InvitationView | null>(null);
  const problem = useSignal("");
  const language = lang.value;
  useEffect(() => {
    let left = false;
    post<InvitationView>(`/api/tables/${game}/invitation`, { invite }).then(
      (answer) => {
        if (!left) found.value = answer;
      },
      (error: unknown) => {
        if (!left) problem.value = error instanceof Refused ? error.message : say("table.lost");
      },
    );
    return () => {
      left = true;
    };
  }, [game, invite, language, found, problem]);
  const invitation = found.value;
  return (
    <>
      <Header />
      <main id="main" class="claim" aria-busy={invitation === null && problem.value === ""}>
        {problem.value !== "" && <NoTable problem={problem.value} />}
        {invitation !== null &&
          (invitation.state === "open" && !invitation.over ? (
            <Open {...props} invitation={invitation} />
          ) : (
            <TooLate invitation={invitation} game={game} onWatch={props.onWatch} />
          ))}
      </main>
    </>
  );
}

function Open({ game, invite, onSeated, onWatch, invitation }: ClaimProps & { invitation: InvitationView }) {
  const name = useSignal(kept("name") ?? "");
  const problem = useSignal("");
  const busy = useSignal(false);
  const sit = async () => {
    const called = name.value.trim();
    busy.value = true;
    try {
      const claimed = await inMyName(called, (profile) =>
        post<Claimed>(`/api/tables/${game}/claim`, { invite, name: called, profile }),
      );
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
      <h1>{say("table.invited")}</h1>
      <p>{say("table.invited_more")}</p>
      <Agreed manners={invitation.manners} />
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
            maxLength={LONGEST_NAME}
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
    </>
  );
}

interface TooLateProps {
  invitation: InvitationView;
  game: string;
  onWatch: () => void;
}

/** There is no seat for this invitation any more; but there is a game to be seen. */
function TooLate({ invitation, game, onWatch }: TooLateProps) {
  const { state, name, over } = invitation;
  return (
    <>
      <h1>{say(`table.invite_${state}`)}</h1>
      <p>{say(`table.invite_${state}_more`, { name })}</p>
      <p>{say(over ? "table.invite_over" : "table.invite_running")}</p>
      <p>
        <button
          type="button"
          class="primary"
          onClick={() => {
            if (over) go(`/g/${game}`);
            else onWatch();
          }}
        >
          {say(over ? "table.look_back" : "table.watch")}
        </button>
      </p>
      <ToStart />
    </>
  );
}

function NoTable({ problem }: { problem: string }) {
  return (
    <>
      <h1>{say("table.not_found")}</h1>
      <p role="alert">{problem}</p>
      <ToStart />
    </>
  );
}

function ToStart() {
  return (
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
  );
}
