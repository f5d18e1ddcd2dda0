/** One click to a game. */

import { say } from "../../words";
import { PageLink } from "../review/PageLink";
import { HeroCards } from "./HeroCards";
import { Problem } from "./Problem";
import { LONGEST_NAME } from "./seats";
import { busy, isNewcomer, myName, neverPlayed, playNow, rename } from "./setup";

/** A name alone means the newest edition. */
const FIRST_GAME = "First Game";

export function PlayNow() {
  const waiting = busy.value.play === true;
  return (
    <section class="play-now felt-piece" aria-labelledby="play-title">
      <h1 id="play-title" tabIndex={-1}>
        {say("start.title")}
      </h1>
      <p class="lead">{say("start.lead")}</p>
      <form
        class="play-form"
        onSubmit={(event) => {
          event.preventDefault();
          if (!waiting) void playNow();
        }}
      >
        <button type="submit" class="primary big" aria-disabled={waiting} aria-describedby="play-what">
          <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true" focusable="false">
            <path d="M5 3v14l12-7z" fill="currentColor" />
          </svg>
          {say("start.play_now")}
        </button>
        <label class="field name-field">
          <span>{say("start.your_name")}</span>
          <input
            type="text"
            name="name"
            autocomplete="nickname"
            maxLength={LONGEST_NAME}
            placeholder={say("start.your_name.placeholder")}
            value={myName.value}
            onInput={(event) => {
              rename(event.currentTarget.value);
            }}
          />
        </label>
      </form>
      <p id="play-what" class="hint">
        {say(isNewcomer() ? "start.play_now.easy" : "start.play_now.what")}
      </p>
      {neverPlayed() && (
        <p class="first-game">
          <button
            type="button"
            aria-disabled={waiting}
            aria-describedby="first-what"
            onClick={() => {
              if (!waiting) void playNow(FIRST_GAME);
            }}
          >
            {say("start.first")}
          </button>
          <span id="first-what" class="hint">
            {say("start.first.what")}
          </span>
        </p>
      )}
      {neverPlayed() && (
        <p class="learn-first">
          <PageLink path="/learn">{say("learn.newcomer")}</PageLink>
        </p>
      )}
      <Problem at="play" />
      <HeroCards />
    </section>
  );
}
