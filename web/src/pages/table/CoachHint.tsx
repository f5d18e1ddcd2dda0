/** Beside a hint about a purchase: the coach can be asked, who says what the best purchases win. */

import { useSignal } from "@preact/signals";
import type { HintMessage, TableMessage } from "../../protocol";
import type { Connection } from "../../socket";
import { capital, lang, say } from "../../words";

interface CoachHintProps {
  connection: Connection;
  table: TableMessage;
  hint: HintMessage;
}

export function CoachHint({ connection, table, hint }: CoachHintProps) {
  const asked = useSignal<HintMessage | null>(null);
  if (hint.chances.length > 0) {
    const told = hint.chances.map((one) =>
      say("coach.hint.chance", { what: capital(one.what), chance: one.chance, error: one.error }),
    );
    return (
      <>
        {say("coach.hint.chances")} {new Intl.ListFormat(lang.value, { type: "unit" }).format(told)}
      </>
    );
  }
  if (table.view.question?.key !== "turn.buy") return null;
  // A hint that came back without chances: there is nothing to choose.
  if (asked.value !== null) return <>{asked.value === hint && say("coach.hint.thinking")}</>;
  return (
    <button
      type="button"
      onClick={() => {
        asked.value = hint;
        connection.askHint(true);
      }}
    >
      {say("coach.hint.ask")}
    </button>
  );
}
