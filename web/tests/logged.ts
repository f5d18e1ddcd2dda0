/** Lines and turns of a log, for tests. */

import type { LogLine, LogTurn } from "../src/protocol";

export function line(text: string, more: Partial<LogLine> = {}): LogLine {
  return { text, parts: [text], depth: 0, cause: "", source: "", verb: "play", seat: 0, ...more };
}

export function turn(n: number, seat: number, ...lines: LogLine[]): LogTurn {
  return { n, seat, lines };
}
