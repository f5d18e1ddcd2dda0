/** Cards of one's own: found by name, set, type and cost, or pasted as a list. */

import { say, sayCount } from "../../words";
import { CardPicker } from "./CardPicker";
import { NO_KINGDOM, PILES } from "./kingdoms";
import { OwnPicks } from "./OwnPicks";
import { Problem } from "./Problem";
import { busy, changeList, completeOwn, own, ownView, pasted, readList, setOwn } from "./setup";
import { CopyButton } from "./CopyButton";

export function OwnTab() {
  const n = own.value.cards.length;
  const landscapes = own.value.landscapes.length;
  return (
    <>
      <section class="own-picks" aria-labelledby="picks-title">
        <div class="preview-head">
          <h4 id="picks-title">
            <span role="status">
              {say("start.own.count", { n, of: PILES })}
              {landscapes > 0 && ` · ${sayCount("start.own.landscapes", landscapes)}`}
            </span>
          </h4>
          <div class="row">
            {n < PILES && (
              <button
                type="button"
                aria-disabled={busy.value.own === true}
                onClick={() => {
                  void completeOwn();
                }}
              >
                {say("start.own.complete")}
              </button>
            )}
            {ownView.value !== null && <CopyButton text={ownView.value.list} label={say("start.preview.copy")} />}
            {n + landscapes > 0 && (
              <button
                type="button"
                class="quiet"
                onClick={() => {
                  setOwn(NO_KINGDOM);
                }}
              >
                {say("start.own.clear")}
              </button>
            )}
          </div>
        </div>
        <OwnPicks />
        <Problem at="own" />
        <Problem at="pick" />
      </section>
      <CardPicker />
      <PasteList />
    </>
  );
}

function PasteList() {
  return (
    <details class="paste">
      <summary>{say("start.own.paste")}</summary>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void readList();
        }}
      >
        <label class="field">
          <span>{say("start.own.paste_field")}</span>
          <textarea
            rows={4}
            maxLength={2000}
            value={pasted.value}
            placeholder={say("start.own.paste_example")}
            aria-describedby="paste-problem"
            onInput={(event) => {
              changeList(event.currentTarget.value);
            }}
          />
        </label>
        <Problem at="paste" id="paste-problem" />
        <button type="submit">{say("start.own.paste_read")}</button>
      </form>
    </details>
  );
}
