/** Whoever is asked is told so in the title, and by the system if the page is out of sight and the player wants it. */

import { useEffect, useRef } from "preact/hooks";
import { notify } from "../../preferences";
import type { TableMessage } from "../../protocol";
import { say } from "../../words";

/** How often the title changes its sign while the page is out of sight, in milliseconds. */
const BLINK = 1000;

export function useNotice(table: TableMessage): void {
  const { view, kingdom, game, question } = table;
  const asked = view.asked >= 0 && view.asked === view.seat;
  const told = useRef(asked ? question : -1);
  const title = asked ? say("table.title_asked") : say("table.title", { kingdom });
  useEffect(() => {
    document.title = title;
    if (!asked) return undefined;
    let on = false;
    const timer = setInterval(() => {
      on = document.visibilityState === "hidden" && !on;
      const now = on ? `● ${title}` : title;
      if (document.title !== now) document.title = now;
    }, BLINK);
    return () => {
      clearInterval(timer);
    };
  }, [title, asked]);
  const own = view.turn.seat === view.seat;
  useEffect(() => {
    if (!asked || told.current === question) return;
    told.current = question;
    if (document.visibilityState === "visible" || notify.chosen.peek() !== "on") return;
    void tell(say("pace.notice"), say(own ? "pace.notice_more" : "pace.notice_asked", { kingdom }), game);
  }, [asked, question]);
}

/** Show a notice of the system; a newer one of the same game takes its place. */
async function tell(title: string, body: string, game: string): Promise<void> {
  if (typeof Notification === "undefined" || Notification.permission !== "granted") return;
  const options = { body, tag: game, icon: "/icon.svg" };
  // On phones only the page's worker may show one.
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker?.active != null) {
    await worker.showNotification(title, options);
    return;
  }
  const notice = new Notification(title, options);
  notice.onclick = () => {
    window.focus();
    notice.close();
  };
}
