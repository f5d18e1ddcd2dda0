/** Where one can go from the start page, besides playing at once. */

import { Picture } from "../../cards/Picture";
import { say } from "../../words";
import { Door } from "./Door";

/** Each door has the picture of a card, and words by their keys. */
const DOORS = [
  { card: "monument", title: "daily.title", text: "start.doors.daily", href: "/daily" },
  { card: "village", title: "learn.title", text: "learn.door", href: "/learn" },
  { card: "lighthouse", title: "puzzle.title", text: "puzzle.door", href: "/puzzles" },
  { card: "throne_room", title: "start.setup.title", text: "start.doors.setup", href: "#setup-title" },
  { card: "inn", title: "lobby.title", text: "lobby.door", href: "/tables" },
  { card: "scholar", title: "about.title", text: "start.doors.about", href: "/about" },
] as const;

export function Doors() {
  return (
    <nav class="doors" aria-label={say("start.doors")}>
      <ul>
        {DOORS.map(({ card, title, text, href }) => (
          <Door key={href} picture={<Picture card={card} />} title={say(title)} text={say(text)} href={href} />
        ))}
      </ul>
    </nav>
  );
}
