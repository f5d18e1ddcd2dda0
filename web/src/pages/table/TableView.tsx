/** A table to look at and not to play: a point of a finished game. */

import type { TableMessage } from "../../protocol";
import { type Shown, TableContext } from "./context";
import { Hand } from "./Hand";
import { Mine } from "./Mine";
import { Others } from "./Players";
import { Supply } from "./Supply";
import { TurnBar } from "./TurnBar";
import "./board.css";

export function TableView({ table }: { table: TableMessage }) {
  const shown: Shown = { table, view: table.view, picking: null };
  return (
    <TableContext.Provider value={shown}>
      <div class="table-view">
        <TurnBar />
        <Others />
        <Supply />
        <Mine />
        <Hand />
      </div>
    </TableContext.Provider>
  );
}
