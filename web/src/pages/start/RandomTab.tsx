/** A random kingdom under constraints: wishes, and cards to keep or exchange. */

import { say } from "../../words";
import { CardWishes } from "./CardWishes";
import { focusSoon } from "./focus";
import { KingdomPreview } from "./KingdomPreview";
import { MOST_LANDSCAPES, type Wishes } from "./kingdoms";
import { Problem } from "./Problem";
import { busy, choices, drawKingdom, drawn, exchange, keptCards, news, takeOver, toggleKept, wishes } from "./setup";
import { Toggles } from "./Toggles";

function wish(change: Partial<Wishes>): void {
  wishes.value = { ...wishes.value, ...change };
}

export function RandomTab() {
  const { expansions, include, exclude, needs, landscapes, words } = wishes.value;
  const view = drawn.value;
  return (
    <>
      <form
        class="wishes"
        onSubmit={(event) => {
          event.preventDefault();
          void drawKingdom();
        }}
      >
        <Toggles
          label={say("start.random.expansions")}
          hint={say("start.random.expansions.hint")}
          choices={choices.value?.expansions ?? []}
          chosen={expansions}
          onChange={(keys) => {
            wish({ expansions: keys });
          }}
        />
        <Toggles
          label={say("start.random.needs")}
          hint={say("start.random.needs.hint")}
          choices={choices.value?.kinds ?? []}
          chosen={needs}
          onChange={(keys) => {
            wish({ needs: keys });
          }}
        />
        <div class="filters">
          <CardWishes
            id="include"
            label={say("start.random.include")}
            chosen={include}
            most={PILES_AND_LANDSCAPES}
            onChange={(keys) => {
              wish({ include: keys, exclude: exclude.filter((key) => !keys.includes(key)) });
            }}
          />
          <CardWishes
            id="exclude"
            label={say("start.random.exclude")}
            chosen={exclude}
            most={MOST_EXCLUDED}
            onChange={(keys) => {
              wish({ exclude: keys, include: include.filter((key) => !keys.includes(key)) });
            }}
          />
        </div>
        <div class="filters">
          <label class="field">
            <span>{say("start.random.landscapes")}</span>
            <select
              value={landscapes === null ? "" : String(landscapes)}
              onChange={(event) => {
                const value = event.currentTarget.value;
                wish({ landscapes: value === "" ? null : Number(value) });
              }}
            >
              <option value="">{say("start.random.landscapes.any")}</option>
              {Array.from({ length: MOST_LANDSCAPES + 1 }, (_, n) => (
                <option key={n} value={String(n)}>
                  {String(n)}
                </option>
              ))}
            </select>
          </label>
          <label class="field grow">
            <span>{say("start.random.words")}</span>
            <input
              type="text"
              value={words}
              maxLength={500}
              placeholder={say("start.random.words.placeholder")}
              aria-describedby="draw-problem"
              onInput={(event) => {
                wish({ words: event.currentTarget.value });
              }}
            />
          </label>
        </div>
        <div class="row">
          <button type="submit" class={view === null ? "primary" : ""} aria-disabled={busy.value.draw === true}>
            {say(
              view === null
                ? "start.random.draw"
                : keptCards.value.length > 0
                  ? "start.random.redraw_rest"
                  : "start.random.redraw",
            )}
          </button>
        </div>
        <Problem at="draw" id="draw-problem" />
        <p class="unseen" role="status">
          {news.value}
        </p>
      </form>
      {view !== null && (
        <KingdomPreview
          view={view}
          title={say("start.random.title")}
          kept={keptCards.value}
          onKeep={toggleKept}
          onExchange={(key) => {
            void exchange(key).then((came) => {
              if (came !== null) focusSoon(`[data-exchange="${CSS.escape(came)}"]`);
            });
          }}
          actions={
            <button
              type="button"
              class="quiet"
              onClick={() => {
                takeOver(view);
              }}
            >
              {say("start.preview.change")}
            </button>
          }
        />
      )}
    </>
  );
}

/** What the server takes at most, less what is kept of the last kingdom. */
const PILES_AND_LANDSCAPES = 10;
const MOST_EXCLUDED = 50;
