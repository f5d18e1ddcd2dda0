/** Help: the keys, and how cards are picked and read. */

import { Dialog } from "../../cards/Dialog";
import { say } from "../../words";

/** The signs on the keys, and what they mean; only the Space key is called by a word of the language. */
const KEYS: [string, string][] = [
  ["Tab", "tab"],
  ["← → ↑ ↓", "arrows"],
  ["⏎", "enter"],
  ["", "space"],
  ["1 … 9", "pick_hand"],
  ["q … p", "pick_pile"],
  ["P, G, …", "pick_basic"],
  ["0", "decline"],
  ["i", "info"],
  ["h", "hint"],
  ["u", "undo"],
  ["r", "again"],
  ["m", "mute"],
  ["l", "log"],
  ["d", "deck"],
  ["c", "talk"],
  ["a", "auto"],
  ["?", "help"],
  ["Esc", "escape"],
];

export function Help({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title={say("table.help")} onClose={onClose}>
      <p>{say("table.help_pick")}</p>
      <p>{say("table.help_sheet")}</p>
      <h3>{say("table.help_keys")}</h3>
      <dl class="help-keys">
        {KEYS.map(([keys, meaning]) => (
          <div key={meaning}>
            <dt>
              <kbd>{keys === "" ? say("table.key_space") : keys}</kbd>
            </dt>
            <dd>{say(`table.key.${meaning}`)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
