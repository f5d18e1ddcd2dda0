/** What is done without asking: a list that the player can change at any time. */

import type { AutoView } from "../../protocol";
import type { Connection } from "../../socket";
import { say } from "../../words";
import "./talk.css";

const SWITCHES = ["treasures", "end_turn", "clean_up", "order"] as const;

export function Auto({ connection, auto }: { connection: Connection; auto: AutoView | null }) {
  if (auto === null) return <p class="nothing">{say("table.auto_none")}</p>;
  const set = (change: Partial<AutoView>) => {
    const { always, ...switches } = { ...auto, ...change };
    const answers = Object.fromEntries(always.map((one) => [one.key, one.answer]));
    connection.setAuto({ ...switches, always: answers });
  };
  return (
    <div class="auto">
      <p>{say("table.auto_intro")}</p>
      <ul class="auto-switches">
        {SWITCHES.map((key) => (
          <li key={key}>
            <label>
              <input
                type="checkbox"
                checked={auto[key]}
                onChange={(event) => {
                  set({ [key]: event.currentTarget.checked });
                }}
              />
              <span>
                {say(`table.auto.${key}`)}
                <small>{say(`table.auto.${key}.more`)}</small>
              </span>
            </label>
          </li>
        ))}
      </ul>
      <h3>{say("table.auto_always")}</h3>
      {auto.always.length === 0 ? (
        <p class="nothing">{say("table.auto_always_none")}</p>
      ) : (
        <ul class="auto-always">
          {auto.always.map((one) => (
            <li key={one.key}>
              <span>
                {one.question} <b>{one.label}</b>
              </span>
              <button
                type="button"
                class="small"
                aria-label={say("table.auto_ask_again", { question: one.question })}
                onClick={() => {
                  set({ always: auto.always.filter((other) => other.key !== one.key) });
                }}
              >
                <span aria-hidden="true">✕</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
