/** The table is heard, by who wants to hear it: from the first key or click on. */

import { useEffect, useRef } from "preact/hooks";
import { sound } from "../../preferences";
import type { TableMessage } from "../../protocol";
import type { Connection } from "../../socket";
import { newLines } from "./pace";
import { soundsOf } from "./sound";
import { playSounds, unlock } from "./synth";

export function useSounds(connection: Connection, table: TableMessage): void {
  const on = sound.chosen.value === "on";
  useEffect(() => {
    if (!on) return undefined;
    addEventListener("pointerdown", unlock, true);
    addEventListener("keydown", unlock, true);
    return () => {
      removeEventListener("pointerdown", unlock, true);
      removeEventListener("keydown", unlock, true);
    };
  }, [on]);
  const before = useRef(table);
  const told = useRef(connection.log.peek());
  useEffect(() => {
    const then = before.current;
    const lines = newLines(told.current, connection.log.peek());
    before.current = table;
    told.current = connection.log.peek();
    if (!on || then === table) return;
    // What was skipped is not heard; that it is one's turn is.
    const sounds = soundsOf(connection.show.leaps ? [] : lines, then, table);
    // Who looks elsewhere hears only what calls back.
    playSounds(document.visibilityState === "visible" ? sounds : sounds.filter((one) => CALLS.includes(one)));
  }, [table]);
}

const CALLS: readonly string[] = ["turn", "won", "lost"];

/** Switch sounds on or off. */
export function mute(): void {
  sound.choose(sound.chosen.peek() === "on" ? "off" : "on");
}
