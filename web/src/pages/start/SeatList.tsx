/** Who plays: two to six seats, each a bot, a friend or somebody at this screen. */

import { kept, keep } from "../../storage";
import { say } from "../../words";
import { focusSoon } from "./focus";
import { ProblemText } from "./Problem";
import { FEWEST_SEATS, LONGEST_NAME, MOST_SEATS, sameNames, USUAL_BOT, type SeatKind, type SeatPlan } from "./seats";
import { choices, seats, setSeat, setSeats, setShuffled, shuffled } from "./setup";

const KINDS: SeatKind[] = ["me", "bot", "friend"];
const NAMES = "start.names";
const MOST_NAMES = 12;

/** Names that were typed here before. */
function knownNames(): string[] {
  return (kept(NAMES) ?? "").split("\n").filter((name) => name !== "");
}

function keepName(name: string): void {
  const typed = name.trim();
  if (typed === "") return;
  keep(NAMES, [typed, ...knownNames().filter((other) => other !== typed)].slice(0, MOST_NAMES).join("\n"));
}

export function SeatList() {
  const plans = seats.value;
  const same = sameNames(plans);
  return (
    <section class="seats panel" aria-labelledby="seats-title">
      <h3 id="seats-title">{say("start.seats.title")}</h3>
      <datalist id="known-names">
        {knownNames().map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <ol class="seat-list">
        {plans.map((plan, at) => (
          <Seat key={at} plan={plan} at={at} same={same.includes(at)} />
        ))}
      </ol>
      {plans.length < MOST_SEATS && (
        <button
          type="button"
          onClick={() => {
            setSeats([...plans, { kind: "bot", name: "", bot: USUAL_BOT }]);
            focusSoon(`#seat-${String(plans.length)}`);
          }}
        >
          + {say("start.seats.add")}
        </button>
      )}
      <label class="choice">
        <input
          type="checkbox"
          checked={shuffled.value}
          onChange={(event) => {
            setShuffled(event.currentTarget.checked);
          }}
        />
        <span>{say("start.seats.shuffle")}</span>
      </label>
    </section>
  );
}

function Seat({ plan, at, same }: { plan: SeatPlan; at: number; same: boolean }) {
  const number = at + 1;
  const bots = choices.value?.bots ?? [];
  return (
    <li class="seat">
      <div class="seat-fields">
        <label class="field">
          <span>{say("start.seats.seat", { n: number })}</span>
          <select
            id={`seat-${String(at)}`}
            value={plan.kind}
            onChange={(event) => {
              const kind = KINDS.find((one) => one === event.currentTarget.value);
              if (kind !== undefined) setSeat(at, { ...plan, kind });
            }}
          >
            {KINDS.map((kind) => (
              <option key={kind} value={kind}>
                {say(`start.seats.${kind}`)}
              </option>
            ))}
          </select>
        </label>
        {plan.kind === "bot" ? (
          <label class="field grow">
            <span>{say("start.seats.which_bot", { n: number })}</span>
            <select
              value={plan.bot}
              aria-describedby={`seat-line-${String(at)}`}
              onChange={(event) => {
                setSeat(at, { ...plan, bot: event.currentTarget.value });
              }}
            >
              {bots.map(({ key, name }) => (
                <option key={key} value={key}>
                  {name}
                </option>
              ))}
            </select>
          </label>
        ) : (
          <label class="field grow">
            <span>{say("start.seats.name", { n: number })}</span>
            <input
              type="text"
              list="known-names"
              maxLength={LONGEST_NAME}
              value={plan.name}
              placeholder={say(plan.kind === "me" ? "start.your_name.placeholder" : "start.seats.friend_name")}
              aria-invalid={same}
              aria-describedby={`seat-problem-${String(at)}`}
              onInput={(event) => {
                setSeat(at, { ...plan, name: event.currentTarget.value });
              }}
              onBlur={(event) => {
                keepName(event.currentTarget.value);
              }}
            />
          </label>
        )}
        {seats.value.length > FEWEST_SEATS && (
          <button
            type="button"
            class="seat-remove"
            aria-label={say("start.seats.remove", { n: number })}
            title={say("start.seats.remove", { n: number })}
            onClick={() => {
              setSeats(seats.value.filter((_, other) => other !== at));
              focusSoon(`#seat-${String(at)}`, `#seat-${String(at - 1)}`);
            }}
          >
            ×
          </button>
        )}
      </div>
      {plan.kind === "bot" && (
        <p id={`seat-line-${String(at)}`} class="hint seat-line">
          {bots.find(({ key }) => key === plan.bot)?.line ?? ""}
        </p>
      )}
      <ProblemText id={`seat-problem-${String(at)}`} text={same ? say("start.seats.same_name") : ""} />
    </li>
  );
}
