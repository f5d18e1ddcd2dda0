/** Light, dark, or as the system has it. */

import type { ComponentChildren } from "preact";
import { theme } from "../../preferences";
import { say } from "../../words";
import "./shared.css";

type Theme = (typeof theme.values)[number];

const SIGNS: Record<Theme, ComponentChildren> = {
  system: (
    <>
      <circle cx="8" cy="8" r="5.5" fill="none" stroke="currentColor" stroke-width="1.6" />
      <path d="M8 2.5a5.5 5.5 0 0 1 0 11z" fill="currentColor" />
    </>
  ),
  light: (
    <>
      <circle cx="8" cy="8" r="3" fill="currentColor" />
      <path
        d="M8 .8v2.4M8 12.8v2.4M.8 8h2.4M12.8 8h2.4M2.9 2.9l1.7 1.7M11.4 11.4l1.7 1.7M2.9 13.1l1.7-1.7M11.4 4.6l1.7-1.7"
        stroke="currentColor"
        stroke-width="1.5"
        stroke-linecap="round"
      />
    </>
  ),
  dark: <path d="M13.6 9.9A6 6 0 0 1 6.1 2.4a6 6 0 1 0 7.5 7.5z" fill="currentColor" />,
};

export function ThemeSwitch() {
  return (
    <div class="page-switch" role="group" aria-label={say("start.shared.theme")}>
      {theme.values.map((key) => (
        <button
          key={key}
          type="button"
          title={say(`start.shared.theme.${key}`)}
          aria-label={say(`start.shared.theme.${key}`)}
          aria-pressed={theme.chosen.value === key}
          onClick={() => {
            theme.choose(key);
          }}
        >
          <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true" focusable="false">
            {SIGNS[key]}
          </svg>
        </button>
      ))}
    </div>
  );
}
