/** How much room there is. */

import { signal } from "@preact/signals";

const phone = matchMedia("(max-width: 699px), (max-height: 560px)");
const wide = matchMedia("(min-width: 1100px) and (min-height: 561px)");

/** Room for one column: cards are rows and small faces. */
export const narrow = signal(phone.matches);
/** Room for the log beside the table. */
export const roomy = signal(wide.matches);

phone.addEventListener("change", () => {
  narrow.value = phone.matches;
});
wide.addEventListener("change", () => {
  roomy.value = wide.matches;
});
