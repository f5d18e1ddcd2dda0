/** Links to kingdoms: the list of cards stands behind "#", so that it is in nobody's log. */

/** Give the link to a kingdom. */
export function kingdomLink(origin: string, list: string): string {
  // What a list is full of stays readable.
  return `${origin}/k#${encodeURIComponent(list).replace(/%20/g, "+").replace(/%2C/g, ",")}`;
}

/** Read the list of a link; "" if there is none. */
export function listOf(hash: string): string {
  try {
    return decodeURIComponent(hash.replace(/\+/g, " ")).trim();
  } catch {
    // Cut off in the middle of a letter.
    return hash.replace(/\+/g, " ").trim();
  }
}
