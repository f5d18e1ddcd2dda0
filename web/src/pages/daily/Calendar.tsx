/** A month of days, with what one has reached on them. */

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { DailyView } from "../../protocol";
import { lang, say } from "../../words";
import { dayOf, signed } from "../me/MyGames";
import { PageLink } from "../review/PageLink";
import { monthOf, weeksOf } from "./months";

/** A Monday. */
const MONDAY = Date.UTC(2024, 0, 1);
const DAY = 86_400_000;

export function Calendar({ day }: { day: DailyView }) {
  const month = useSignal(monthOf(day.day));
  useEffect(() => {
    month.value = monthOf(day.day);
  }, [day.day, month]);
  const weekdays = new Intl.DateTimeFormat(lang.value, { weekday: "short", timeZone: "UTC" });
  const title = new Intl.DateTimeFormat(lang.value, { month: "long", year: "numeric", timeZone: "UTC" });
  const turn = (by: number) => () => {
    month.value = monthOf(`${month.value}-01`, by);
  };
  return (
    <section class="panel calendar" aria-labelledby="calendar-title">
      <div class="calendar-head">
        <button
          type="button"
          class="quiet"
          aria-label={say("daily.earlier")}
          disabled={month.value <= monthOf(day.first)}
          onClick={turn(-1)}
        >
          ‹
        </button>
        <h2 id="calendar-title" aria-live="polite">
          {title.format(new Date(`${month.value}-01T00:00:00Z`))}
        </h2>
        <button
          type="button"
          class="quiet"
          aria-label={say("daily.later")}
          disabled={month.value >= monthOf(day.today)}
          onClick={turn(1)}
        >
          ›
        </button>
      </div>
      <table>
        <thead>
          <tr>
            {Array.from({ length: 7 }, (_, n) => (
              <th key={n} scope="col">
                {weekdays.format(new Date(MONDAY + n * DAY))}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month.value).map((week) => (
            <tr key={week.join()}>
              {week.map((one, n) => (
                <td key={n}>{one !== "" && <Cell one={one} day={day} />}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Cell({ one, day }: { one: string; day: DailyView }) {
  const number = Number(one.slice(8));
  if (one < day.first || one > day.today) return <span class="calendar-no">{number}</span>;
  const result = day.results[one];
  const reached = result === undefined ? "" : result.outcome === "left" ? "–" : signed(result.margin);
  return (
    <PageLink
      path={one === day.today ? "/daily" : `/daily/${one}`}
      class={`calendar-day ${result?.outcome ?? ""}`}
      label={[dayOf(one, lang.value), reached].filter((part) => part !== "").join(": ")}
      current={one === day.day}
    >
      <span>{number}</span>
      <small>{reached}</small>
    </PageLink>
  );
}
