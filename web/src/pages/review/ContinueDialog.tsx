/** A new game that goes on from a point of a finished one, against bots. */

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { get, post, Refused } from "../../api";
import { Dialog } from "../../cards/Dialog";
import type { Choice, Choices, GoOn, TableMade } from "../../protocol";
import { inMyName } from "../../profile";
import { go } from "../../route";
import { keep, keepSeats, kept, seatsOf } from "../../storage";
import { lang, say } from "../../words";
import { LONGEST_NAME } from "../start/seats";
import type { Film } from "./film";
import { Marker } from "./Marker";

/** All that has to be known of a film to go on from where it stands. */
type Standing = Pick<Film, "game" | "summary" | "point" | "last">;

export function ContinueDialog({ film, onClose }: { film: Standing; onClose: () => void }) {
  const own = seatsOf(film.game)[0];
  const { at, seat: viewed } = film.point;
  const seat = useSignal(viewed >= 0 ? viewed : (own?.seat ?? 0));
  const name = useSignal(own?.name ?? kept("name") ?? "");
  const bot = useSignal("general");
  const bots = useSignal<Choice[]>([]);
  const problem = useSignal("");
  const busy = useSignal(false);
  const over = at === film.last;

  useEffect(() => {
    get<Choices>(`/api/choices/${lang.peek()}`).then(
      (choices) => {
        bots.value = choices.bots;
      },
      (error: unknown) => {
        problem.value = error instanceof Refused ? error.message : say("review.no_answer");
      },
    );
  }, [bots, problem]);

  const begin = async () => {
    busy.value = true;
    problem.value = "";
    const wish: GoOn = { at, seat: seat.value, name: name.value.trim(), bot: bot.value };
    try {
      const made = await inMyName(wish.name, (profile) =>
        post<TableMade>(`/api/tables/${film.game}/continue`, { ...wish, profile }),
      );
      keep("name", wish.name);
      keepSeats(
        made.game,
        made.seats.flatMap((key) =>
          key.secret === undefined ? [] : [{ seat: key.seat, secret: key.secret, name: key.name }],
        ),
      );
      go(`/t/${made.game}`);
    } catch (error) {
      problem.value = error instanceof Refused ? error.message : say("review.no_answer");
      busy.value = false;
    }
  };

  return (
    <Dialog title={say("review.continue")} onClose={onClose}>
      <form
        class="review-form"
        onSubmit={(event) => {
          event.preventDefault();
          void begin();
        }}
      >
        <p>{say("review.continue.text")}</p>
        <fieldset>
          <legend>{say("review.continue.seat")}</legend>
          {film.summary.players.map((player, i) => (
            <label key={i} class="review-choice">
              <input
                type="radio"
                name="seat"
                checked={seat.value === i}
                onChange={() => {
                  seat.value = i;
                }}
              />
              <Marker seat={i} /> {player.name}
            </label>
          ))}
        </fieldset>
        <label class="review-field">
          {say("review.continue.name")}
          <input
            type="text"
            required
            pattern=".*\S.*"
            maxLength={LONGEST_NAME}
            autocomplete="nickname"
            value={name.value}
            onInput={(event) => {
              name.value = event.currentTarget.value;
            }}
          />
        </label>
        <label class="review-field">
          {say("review.continue.bot")}
          <select
            value={bot.value}
            onChange={(event) => {
              bot.value = event.currentTarget.value;
            }}
          >
            {bots.value.map((one) => (
              <option key={one.key} value={one.key}>
                {one.name}
              </option>
            ))}
          </select>
        </label>
        {over && <p role="status">{say("review.continue.over")}</p>}
        {problem.value !== "" && (
          <p class="problem" role="alert">
            {problem.value}
          </p>
        )}
        <div class="review-buttons">
          <button type="submit" class="primary" disabled={busy.value || over || bots.value.length === 0}>
            {say("review.continue.go")}
          </button>
          <button type="button" onClick={onClose}>
            {say("review.cancel")}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
