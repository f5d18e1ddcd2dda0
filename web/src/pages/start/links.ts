/** Reading what somebody typed to come to a table: a link, a part of one, or the code of a game. */

const CODE = /^[A-Za-z0-9_-]{1,40}$/;

export type Found = { path: string } | { problem: "empty" | "unknown" | "elsewhere" };

/** Give the page that a link or code leads to, or what is wrong with it. */
export function readLink(text: string, host: string): Found {
  const typed = text.trim();
  if (typed === "") return { problem: "empty" };
  if (CODE.test(typed)) return { path: `/t/${typed}` };
  const address = asUrl(typed, host);
  if (address === null) return { problem: "unknown" };
  if (address.host !== host) return { problem: "elsewhere" };
  const [, page, game, ...more] = address.pathname.split("/");
  if ((page !== "t" && page !== "g") || game === undefined || !CODE.test(game) || more.some((part) => part !== "")) {
    return { problem: "unknown" };
  }
  return { path: `/${page}/${game}${address.hash}` };
}

function asUrl(typed: string, host: string): URL | null {
  try {
    if (/^https?:\/\//i.test(typed)) return new URL(typed);
    // "/t/CODE" and "host:8000/t/CODE" are what is left when a link was copied in parts.
    return typed.startsWith("/") ? new URL(typed, `http://${host}`) : new URL(`http://${typed}`);
  } catch {
    return null;
  }
}
