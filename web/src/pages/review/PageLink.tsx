/** A link to another page of the client, which needs no loading. */

import type { ComponentChildren } from "preact";
import { go } from "../../route";

export function PageLink({ path, class: extra = "", children }: { path: string; class?: string; children: ComponentChildren }) {
  return (
    <a
      class={extra}
      href={path}
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
