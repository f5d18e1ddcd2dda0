/** How people play with each other at a new table: points, hints, clock, chat, whether it is listed. */

import { useEffect, useMemo } from "preact/hooks";
import { say, sayCount } from "../../words";
import { house, INCREMENTS, isAlone, loadHouse, manners, MINUTES, possible, setManners, USUAL } from "./agreement";
import { seats } from "./setup";
import "./manners.css";

export function Manners() {
  useEffect(() => {
    void loadHouse();
  }, []);
  const { score, hints, chat, listed } = manners.value;
  // Whoever agrees on something sees it at once; for the others it is out of the way.
  const open = useMemo(() => JSON.stringify(manners.peek()) !== JSON.stringify(USUAL), []);
  const may = possible(seats.value, house.value);
  return (
    <details class="manners panel" open={open}>
      <summary>
        <h3>{say("manners.title")}</h3>
      </summary>
      <Choice of="score" checked={score} onChange={(wanted) => { setManners({ score: wanted }); }} />
      <Choice
        of="hints"
        checked={hints ?? isAlone(seats.value)}
        onChange={(wanted) => { setManners({ hints: wanted === isAlone(seats.value) ? null : wanted }); }}
      />
      {may.chat && <Choice of="chat" checked={chat} onChange={(wanted) => { setManners({ chat: wanted }); }} />}
      {may.listed && <Choice of="public" checked={listed} onChange={(wanted) => { setManners({ listed: wanted }); }} />}
      <ClockChoice />
    </details>
  );
}

interface ChoiceProps {
  of: "score" | "hints" | "chat" | "public";
  checked: boolean;
  onChange: (wanted: boolean) => void;
}

function Choice({ of, checked, onChange }: ChoiceProps) {
  return (
    <label class="choice manner">
      <input
        type="checkbox"
        checked={checked}
        aria-describedby={`manners-${of}`}
        onChange={(event) => {
          onChange(event.currentTarget.checked);
        }}
      />
      <span>
        {say(`manners.${of}`)}
        <span id={`manners-${of}`} class="hint">
          {say(`manners.${of}.what`)}
        </span>
      </span>
    </label>
  );
}

function ClockChoice() {
  const { minutes, increment } = manners.value;
  return (
    <>
      <div class="manner-clock">
        <label class="field">
          <span>{say("manners.clock")}</span>
          <select
            value={minutes}
            aria-describedby="manners-clock"
            onChange={(event) => {
              setManners({ minutes: Number(event.currentTarget.value) });
            }}
          >
            {MINUTES.map((n) => (
              <option key={n} value={n}>
                {n === 0 ? say("manners.clock.none") : sayCount("manners.clock.minutes", n)}
              </option>
            ))}
          </select>
        </label>
        {minutes > 0 && (
          <label class="field">
            <span>{say("manners.clock.increment")}</span>
            <select
              value={increment}
              onChange={(event) => {
                setManners({ increment: Number(event.currentTarget.value) });
              }}
            >
              {INCREMENTS.map((n) => (
                <option key={n} value={n}>
                  {say("manners.clock.seconds", { n })}
                </option>
              ))}
            </select>
          </label>
        )}
      </div>
      <p id="manners-clock" class="hint" hidden={minutes === 0}>
        {say("manners.clock.what")}
      </p>
    </>
  );
}
