/** The button that begins the game which was set up, with what it is going to be. */

import { say, sayCount } from "../../words";
import { PILES } from "./kingdoms";
import { Problem } from "./Problem";
import { sameNames } from "./seats";
import { begin, busy, chosen, own, pasted, problems, seats, tab, type Place, type Tab } from "./setup";

/** Where the kingdom of a tab is looked at. */
const PLACES: Record<Tab, Place[]> = { sets: ["set"], random: ["draw"], own: ["paste", "own"] };

function kingdomWords(): string {
  if (tab.value === "own" && pasted.value.trim() !== "") return say("start.begin.pasted");
  if (tab.value === "own") return say(own.value.cards.length < PILES ? "start.begin.own_rest" : "start.begin.own");
  if (tab.value === "random") return say(chosen.value === null ? "start.begin.random_new" : "start.begin.random");
  return chosen.value?.title ?? "";
}

export function StartGame() {
  const friends = seats.value.some((seat) => seat.kind === "friend");
  const people = seats.value.some((seat) => seat.kind === "me");
  const waiting = busy.value.table === true;
  const same = sameNames(seats.value).length > 0;
  const hindrance = PLACES[tab.value].map((place) => problems.value[place] ?? "").find((told) => told !== "") ?? "";
  const nothing = tab.value === "sets" && chosen.value === null;
  return (
    <section class="begin panel" aria-label={say("start.begin.title")}>
      <p class="begin-what">
        <strong>{kingdomWords()}</strong>
        <span>{sayCount("start.begin.players", seats.value.length)}</span>
      </p>
      <button
        type="button"
        class="primary big"
        disabled={same || nothing}
        aria-disabled={waiting}
        onClick={() => {
          if (!waiting) void begin();
        }}
      >
        {say(friends ? "start.begin.friends" : people ? "start.begin.go" : "start.begin.watch")}
      </button>
      <Problem at="table" />
      {/* The same stands beside its field, which may be out of sight; it is read out there. */}
      {hindrance !== "" && (
        <p class="problem" aria-hidden="true">
          {hindrance}
        </p>
      )}
    </section>
  );
}
