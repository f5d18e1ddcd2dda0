/** A link to another page of the client, which needs no loading. */

import type { ComponentChildren } from "preact";
import { go } from "../../route";

interface PageLinkProps {
  path: string;
  class?: string;
  /** What it is called, where its content does not say that. */
  label?: string;
  /** Whether it leads to where one is. */
  current?: boolean;
  children: ComponentChildren;
}

export function PageLink({ path, class: extra = "", label, current = false, children }: PageLinkProps) {
  return (
    <a
      class={extra}
      href={path}
      {...(label === undefined ? {} : { "aria-label": label })}
      {...(current ? { "aria-current": "page" as const } : {})}
      onClick={(event) => {
        // A click with a modifier opens another tab, as everywhere.
        if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
        event.preventDefault();
        go(path);
      }}
    >
      {children}
    </a>
  );
}
