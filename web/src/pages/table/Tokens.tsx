/** What a player has besides cards: Coffers, Villagers, VP, Debt and their like, each by a sign with its number. */

import { hasSign, Sign } from "../../cards/signs";
import type { PlayerView } from "../../protocol";
import { say, sheet } from "../../words";
import { tokensOf } from "./zones";
import "./tokens.css";

/** With `words` the eye gets them as well; those who listen always do. */
export function Tokens({ player, words = false }: { player: PlayerView; words?: boolean }) {
  return (
    <>
      {tokensOf(player).map(({ key, text, n }) => (
        <span key={key} class={`token token-${key}`} title={text}>
          <Sign kind={key} />
          <span class="unseen">{text}</span>
          <span aria-hidden="true">
            {words || !hasSign(key) ? text : <b>{n}</b>}
          </span>
        </span>
      ))}
    </>
  );
}

/** Tokens that lie on a mat of nobody, by their name. */
export function MatToken({ mat, n }: { mat: string; n: number }) {
  return (
    <span class="token">
      <Sign kind="coin" /> {say("table.token", { name: sheet(mat).name, n })}
    </span>
  );
}
