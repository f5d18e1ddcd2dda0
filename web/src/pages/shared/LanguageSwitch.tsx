/** German or English, at any time. Each language is called by its own name. */

import { useSignal } from "@preact/signals";
import { lang, say, speak, type Lang } from "../../words";
import "./shared.css";

const LANGUAGES: [Lang, string, string][] = [
  ["de", "DE", "Deutsch"],
  ["en", "EN", "English"],
];

export function LanguageSwitch() {
  const failed = useSignal(false);
  const choose = (wanted: Lang) => {
    if (wanted === lang.value) return;
    failed.value = false;
    speak(wanted).catch(() => {
      failed.value = true;
    });
  };
  return (
    <div class="page-switch" role="group" aria-label={say("start.shared.language")}>
      {LANGUAGES.map(([key, short, name]) => (
        <button
          key={key}
          type="button"
          lang={key}
          title={name}
          aria-pressed={lang.value === key}
          onClick={() => {
            choose(key);
          }}
        >
          <span aria-hidden="true">{short}</span>
          <span class="unseen">{name}</span>
        </button>
      ))}
      {failed.value && (
        <span class="switch-problem" role="alert">
          {say("start.offline")}
        </span>
      )}
    </div>
  );
}
