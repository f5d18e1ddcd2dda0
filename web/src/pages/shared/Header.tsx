/** The head of every page but the table: the way home, the language and the colours. */

import type { ComponentChildren } from "preact";
import { go } from "../../route";
import { say } from "../../words";
import { LanguageSwitch } from "./LanguageSwitch";
import { Logo } from "./Logo";
import { ThemeSwitch } from "./ThemeSwitch";
import "./shared.css";

export function Header({ children }: { children?: ComponentChildren }) {
  const home = (event: MouseEvent) => {
    // A click with a modifier opens another tab, as everywhere.
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    go("/");
  };
  const skip = (event: MouseEvent) => {
    event.preventDefault();
    const main = document.querySelector<HTMLElement>("main");
    if (main === null) return;
    main.tabIndex = -1;
    main.focus();
  };
  return (
    <header class="page-header">
      <a class="skip" href="#main" onClick={skip}>
        {say("start.shared.skip")}
      </a>
      <a class="home" href="/" onClick={home} aria-label={say("start.shared.home")}>
        <Logo />
        <span class="wordmark">Platin</span>
      </a>
      {children}
      <div class="page-switches">
        <LanguageSwitch />
        <ThemeSwitch />
      </div>
    </header>
  );
}
