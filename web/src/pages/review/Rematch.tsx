/** The same kingdom and people again. Whoever asks first sets it up; the others at the table are told. */

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { post, Refused } from "../../api";
import type { TableMade } from "../../protocol";
import { go } from "../../route";
import { Connection } from "../../socket";
import { keepSeats, type OwnSeat } from "../../storage";
import { lang, say } from "../../words";

export function Rematch({ game, own }: { game: string; own: OwnSeat[] }) {
  const busy = useSignal(false);
  const offered = useSignal(false);
  const problem = useSignal("");
  const secret = own[0]?.secret ?? null;

  useEffect(() => {
    const connection = new Connection(game, secret, lang.peek());
    const stop = connection.rematch.subscribe((again) => {
      if (again !== null) offered.value = true;
    });
    return () => {
      stop();
      connection.close();
    };
  }, [game, secret, offered]);

  const begin = async () => {
    busy.value = true;
    problem.value = "";
    try {
      const seats: OwnSeat[] = [];
      let again = "";
      // Each seat that is played here has a secret of its own, in the new game too.
      for (const one of own) {
        const made = await post<TableMade>(`/api/tables/${game}/rematch`, { secret: one.secret });
        again = made.game;
        for (const key of made.seats) {
          if (key.secret !== undefined) seats.push({ seat: key.seat, secret: key.secret, name: key.name });
        }
      }
      keepSeats(again, seats);
      go(`/t/${again}`);
    } catch (error) {
      problem.value = error instanceof Refused ? error.message : say("review.no_answer");
      busy.value = false;
    }
  };

  return (
    <>
      <button type="button" class="primary" disabled={busy.value} onClick={() => void begin()}>
        {say(offered.value ? "review.rematch.join" : "review.rematch")}
      </button>
      <span class="review-status" role="status">
        {busy.value ? say("review.rematch.waiting") : offered.value ? say("review.rematch.ready") : ""}
      </span>
      {problem.value !== "" && (
        <span class="problem" role="alert">
          {problem.value}
        </span>
      )}
    </>
  );
}
