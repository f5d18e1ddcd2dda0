/** How much room there is. */

import { signal } from "@preact/signals";

/** Room for one column: cards are rows and small faces. */
export const narrow = watched("(max-width: 699px), (max-height: 560px)");
/** Room for the log beside the table. */
export const roomy = watched("(min-width: 1100px) and (min-height: 561px)");
/** Room for the log, but little height: the bar stands above the log alone. */
export const low = watched("(min-width: 1100px) and (min-height: 561px) and (max-height: 830px)");

/** Whether the screen is of some kind, now and as it changes. */
function watched(query: string) {
  const kind = matchMedia(query);
  const matches = signal(kind.matches);
  kind.addEventListener("change", () => {
    matches.value = kind.matches;
  });
  return matches;
}
