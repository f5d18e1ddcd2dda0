/** Talking by ready phrases. */

import type { Connection } from "../../socket";
import { phrases, say } from "../../words";
import "./talk.css";

export function Talk({ connection, nameOf }: { connection: Connection; nameOf: (seat: number) => string }) {
  const said = connection.said.value.slice(-30);
  const words = phrases();
  return (
    <div class="talk">
      <ul class="talk-said" aria-label={say("table.said")}>
        {said.map((one) => (
          <li key={one.id}>
            <b>{nameOf(one.seat)}</b> {words[one.phrase] ?? one.phrase}
          </li>
        ))}
        {said.length === 0 && <li class="nothing">{say("table.nothing_said")}</li>}
      </ul>
      {connection.secret !== null && (
        <ul class="talk-phrases" aria-label={say("table.phrases")}>
          {Object.entries(words).map(([key, text]) => (
            <li key={key}>
              <button
                type="button"
                onClick={() => {
                  connection.say(key);
                }}
              >
                {text}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
