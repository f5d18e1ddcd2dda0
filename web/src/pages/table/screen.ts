/** How much room there is. */

import { signal } from "@preact/signals";

const phone = matchMedia("(max-width: 699px), (max-height: 560px)");
const wide = matchMedia("(min-width: 1100px) and (min-height: 561px)");
const flat = matchMedia("(min-width: 1100px) and (min-height: 561px) and (max-height: 830px)");

/** Room for one column: cards are rows and small faces. */
export const narrow = signal(phone.matches);
/** Room for the log beside the table. */
export const roomy = signal(wide.matches);
/** Room for the log, but little height: the bar stands above the log alone. */
export const low = signal(flat.matches);

phone.addEventListener("change", () => {
  narrow.value = phone.matches;
});
wide.addEventListener("change", () => {
  roomy.value = wide.matches;
});
flat.addEventListener("change", () => {
  low.value = flat.matches;
});
