/** The head of the table: the way home, what is played, and the way to log, deck and settings. */

import { useSignal } from "@preact/signals";
import { Dialog } from "../../cards/Dialog";
import { go } from "../../route";
import { say } from "../../words";
import { LanguageSwitch } from "../shared/LanguageSwitch";
import { Logo } from "../shared/Logo";
import { Preferences } from "../shared/Preferences";
import { ThemeSwitch } from "../shared/ThemeSwitch";
import { useShown } from "./context";
import type { Pane } from "./keys";
import { low, narrow, roomy } from "./screen";
import "./bar.css";

export function Bar({ onPane, onHelp }: { onPane: (pane: Pane) => void; onHelp: () => void }) {
  const { table, view } = useShown();
  return (
    <header class="bar">
      <a
        class="bar-home"
        href="/"
        aria-label={say("table.to_start")}
        onClick={(event) => {
          if (event.ctrlKey || event.metaKey || event.shiftKey) return;
          event.preventDefault();
          go("/");
        }}
      >
        <Logo size={26} />
      </a>
      <h1 class="bar-title" title={table.kingdom}>
        {table.kingdom}
      </h1>
      {view.seat < 0 && <span class="bar-watching">{say("table.watching")}</span>}
      <div class="bar-tools">
        {roomy.value ? (
          <Settings folded={low.value} />
        ) : (
          <>
            <button
              data-pane="log"
              type="button"
              onClick={() => {
                onPane("log");
              }}
            >
              {say("table.log")}
            </button>
            {view.seat >= 0 && (
              <button
                type="button"
                onClick={() => {
                  onPane("deck");
                }}
              >
                {say("table.deck")}
              </button>
            )}
            <button
              type="button"
              class="bar-icon"
              aria-label={say("table.more")}
              onClick={() => {
                onPane("talk");
              }}
            >
              <span aria-hidden="true">☰</span>
            </button>
          </>
        )}
        {!narrow.value && (
          <button type="button" class="bar-icon" aria-label={say("table.help")} onClick={onHelp}>
            <span aria-hidden="true">?</span>
          </button>
        )}
      </div>
    </header>
  );
}

/** Language and colours, with what a player likes where there is little room; with the help where the bar has none for it. */
export function Settings({ onHelp, folded = false }: { onHelp?: () => void; folded?: boolean }) {
  const open = useSignal(false);
  return (
    <div class="settings">
      {!folded && <Look />}
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => {
          open.value = true;
        }}
      >
        {say("prefs.title")}
      </button>
      {onHelp !== undefined && (
        <button type="button" onClick={onHelp}>
          {say("table.help")}
        </button>
      )}
      {open.value && (
        <Dialog
          title={say("prefs.title")}
          onClose={() => {
            open.value = false;
          }}
        >
          {folded && (
            <div class="settings settings-look">
              <Look />
            </div>
          )}
          <Preferences />
        </Dialog>
      )}
    </div>
  );
}

function Look() {
  return (
    <>
      <LanguageSwitch />
      <ThemeSwitch />
    </>
  );
}
