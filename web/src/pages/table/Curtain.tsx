/** Between two people at the same screen: nobody's cards are shown until the next one says so. */

import { useEffect, useRef } from "preact/hooks";
import { say } from "../../words";
import "./claim.css";

export function Curtain({ player, onOpen }: { player: string; onOpen: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    button.current?.focus();
  }, []);
  return (
    <main class="curtain">
      <h1 aria-live="polite">{say("table.curtain", { player })}</h1>
      <p>{say("table.curtain_more")}</p>
      <button ref={button} type="button" class="primary" onClick={onOpen}>
        {say("table.curtain_open", { player })}
      </button>
    </main>
  );
}
