/** What people write to each other, where that was agreed. Nothing is kept; whom one does not want to read is muted. */

import { useSignal } from "@preact/signals";
import type { Connection } from "../../socket";
import { say } from "../../words";
import { useShown, youOr } from "./context";
import { muted, toggleMuted } from "./muted";
import "./talk.css";

export const LONGEST_LINE = 300;

export function Chat({ connection }: { connection: Connection }) {
  const { table, view } = useShown();
  const text = useSignal("");
  if (!table.manners.chat) return null;
  const quiet = muted(table.game);
  const lines = connection.chat.value.filter((line) => !quiet.includes(line.seat));
  const writers = [...new Set(connection.chat.value.map((line) => line.seat))].filter((seat) => seat !== view.seat);
  return (
    <section class="chat" aria-labelledby="chat-head">
      <h3 id="chat-head">{say("chat.title")}</h3>
      <p class="hint">{say("chat.kept")}</p>
      <ul class="talk-said" aria-label={say("chat.lines")} aria-live="polite">
        {lines.map((line) => (
          <li key={line.n}>
            <b>{youOr(table, line.seat)}</b> {line.text}
          </li>
        ))}
      </ul>
      {connection.secret !== null && (
        <form
          class="chat-form"
          onSubmit={(event) => {
            event.preventDefault();
            if (text.value.trim() === "") return;
            connection.write(text.value);
            text.value = "";
          }}
        >
          <input
            type="text"
            aria-label={say("chat.field")}
            placeholder={say("chat.field")}
            maxLength={LONGEST_LINE}
            value={text.value}
            onInput={(event) => {
              text.value = event.currentTarget.value;
            }}
          />
          <button type="submit">{say("chat.send")}</button>
        </form>
      )}
      {writers.map((seat) => (
        <label key={seat} class="choice">
          <input
            type="checkbox"
            checked={quiet.includes(seat)}
            onChange={() => {
              toggleMuted(table.game, seat);
            }}
          />
          <span>{say("chat.mute", { player: youOr(table, seat) })}</span>
        </label>
      ))}
    </section>
  );
}
