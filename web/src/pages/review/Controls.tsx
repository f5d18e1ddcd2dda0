/** The slider and the buttons to step through a game, which turn it is, and with whose eyes it is seen. */

import type { ComponentChildren } from "preact";
import { say } from "../../words";
import type { Film } from "./film";
import { ALL_OPEN, SPECTATOR } from "./point";
import { realTurns, turnAt, turnBack, turnOn } from "./turns";

export function Controls({ film }: { film: Film }) {
  const { summary, last } = film;
  const starts = summary.turn_starts;
  const at = film.at.value;
  const turn = turnAt(starts, at);
  const names = turnNames(film);
  const where = at === last ? say("review.replay.end") : (names[turn] ?? say("review.replay.before"));
  const newest = film.log.value.at(-1)?.lines.at(-1)?.text ?? "";
  const go = (wanted: number) => () => {
    film.go({ at: wanted });
  };
  return (
    <>
      <div class="replay-controls">
        <div class="replay-steps" role="group" aria-label={say("review.replay.position")}>
          <StepButton label={say("review.replay.first")} off={at === 0} onClick={go(0)}>
            <path d="M3 2v12M13 2L5 8l8 6z" />
          </StepButton>
          <StepButton label={say("review.replay.turn_back")} off={at === 0} onClick={go(turnBack(starts, at))}>
            <path d="M8 2L2 8l6 6zM14 2L8 8l6 6z" />
          </StepButton>
          <StepButton label={say("review.replay.back")} off={at === 0} onClick={go(at - 1)}>
            <path d="M11 2L4 8l7 6z" />
          </StepButton>
          <StepButton label={say("review.replay.on")} off={at === last} onClick={go(at + 1)}>
            <path d="M5 2l7 6-7 6z" />
          </StepButton>
          <StepButton label={say("review.replay.turn_on")} off={at === last} onClick={go(turnOn(starts, at, last))}>
            <path d="M2 2l6 6-6 6zM8 2l6 6-6 6z" />
          </StepButton>
          <StepButton label={say("review.replay.last")} off={at === last} onClick={go(last)}>
            <path d="M13 2v12M3 2l8 6-8 6z" />
          </StepButton>
        </div>
        <input
          id="replay-slider"
          class="replay-slider"
          type="range"
          min={0}
          max={last}
          value={at}
          aria-label={say("review.replay.position")}
          aria-valuetext={say("review.replay.value", { turn: where, at, all: last })}
          aria-describedby="replay-keys"
          onInput={(event) => {
            film.go({ at: event.currentTarget.valueAsNumber });
          }}
        />
        <p class="replay-where">
          <b>{where}</b> <span class="review-quiet">{say("review.replay.step", { at, all: last })}</span>
        </p>
      </div>
      <div class="replay-choices">
        <label>
          <span>{say("review.replay.turn")}</span>
          <select
            value={String(at === last ? starts.length : turn)}
            onChange={(event) => {
              const wanted = Number(event.currentTarget.value);
              film.go({ at: wanted === starts.length ? last : (starts[wanted] ?? 0) });
            }}
          >
            {turn < 0 && <option value="-1">{say("review.replay.before")}</option>}
            {starts.map((_, i) => (
              <option key={i} value={String(i)}>
                {names[i] ?? String(i + 1)}
              </option>
            ))}
            <option value={String(starts.length)}>{say("review.replay.end")}</option>
          </select>
        </label>
        <label>
          <span>{say("review.replay.seen_by")}</span>
          <select
            value={String(film.seat.value)}
            onChange={(event) => {
              film.go({ seat: Number(event.currentTarget.value) });
            }}
          >
            <option value={String(ALL_OPEN)}>{say("review.replay.all_open")}</option>
            {summary.players.map((player, seat) => (
              <option key={seat} value={String(seat)}>
                {player.name}
              </option>
            ))}
            <option value={String(SPECTATOR)}>{say("review.replay.spectator")}</option>
          </select>
        </label>
      </div>
      <p id="replay-keys" class="review-quiet replay-keys">
        {say("review.replay.keys")}
      </p>
      <p class="unseen" role="status">
        {newest}
      </p>
    </>
  );
}

/** Name the turns by the headings of the log. */
function turnNames(film: Film): string[] {
  return realTurns(film.whole.value).map((turn) => turn.lines[0]?.text ?? String(turn.n));
}

interface StepButtonProps {
  label: string;
  off: boolean;
  onClick: () => void;
  children: ComponentChildren;
}

/** It stays where it is at either end, so that the focus is not lost. */
function StepButton({ label, off, onClick, children }: StepButtonProps) {
  return (
    <button type="button" aria-label={label} title={label} aria-disabled={off} onClick={onClick}>
      <svg width="18" height="18" viewBox="0 0 16 16" aria-hidden="true" focusable="false">
        {children}
      </svg>
    </button>
  );
}
