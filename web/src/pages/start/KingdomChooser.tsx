/** What is played with: a recommended set, a random kingdom, or cards of one's own. */

import { say } from "../../words";
import { OptionChoices } from "./OptionChoices";
import { OwnTab } from "./OwnTab";
import { Problem } from "./Problem";
import { RandomTab } from "./RandomTab";
import { SetsTab } from "./SetsTab";
import { drawKingdom, drawn, tab } from "./setup";
import { Tabs } from "./Tabs";

export function KingdomChooser() {
  return (
    <section class="kingdom-chooser panel" aria-labelledby="kingdom-title">
      <h3 id="kingdom-title">{say("start.kingdom.title")}</h3>
      <Problem at="choices" />
      <Tabs
        label={say("start.kingdom.title")}
        tabs={[
          { key: "sets", label: say("start.kingdom.sets") },
          { key: "random", label: say("start.kingdom.random") },
          { key: "own", label: say("start.kingdom.own") },
        ]}
        open={tab.value}
        panel="kingdom-panel"
        onOpen={(key) => {
          tab.value = key;
          // The first one comes by itself.
          if (key === "random" && drawn.value === null) void drawKingdom();
        }}
      />
      <div id="kingdom-panel" class="tab-panel" role="tabpanel" aria-labelledby={`tab-${tab.value}`}>
        {tab.value === "sets" && <SetsTab />}
        {tab.value === "random" && <RandomTab />}
        {tab.value === "own" && <OwnTab />}
      </div>
      <OptionChoices />
    </section>
  );
}
