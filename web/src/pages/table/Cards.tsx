/** Cards of a zone in a line: chips, equal ones together in the order in which they came; options can be picked. */

import { CardFace } from "../../cards/CardFace";
import { counted } from "../../cards/kinds";
import type { PlayerView, StoreView } from "../../protocol";
import { say, sayCount, sheet } from "../../words";
import { useShown } from "./context";
import { narrow } from "./screen";
import { backsIn, type InPlay, type Zone } from "./zones";

interface CardsProps {
  cards: readonly string[];
  /** What the cards are that count as others, by their places. */
  printed?: readonly string[] | undefined;
  /** What options call the zone, and whose it is; without it the cards can only be read. */
  place?: string | undefined;
  owner?: number;
}

export function Cards({ cards, printed = [], place, owner = -1 }: CardsProps) {
  const { picking } = useShown();
  return (
    <>
      {counted(cards.map((card, i) => `${card}|${printed[i] ?? ""}`)).map(([one, n]) => {
        const [card = "", really = ""] = one.split("|");
        const group = place === undefined ? undefined : picking?.lying(card, place, owner);
        const guise = really !== "" ? say("table.really", { card: sheet(really).name }) : "";
        const face = { card, size: "chip" as const, count: n, marks: guise !== "" && <span class="mark">{guise}</span> };
        if (picking === null || group === undefined) return <CardFace key={one} {...face} note={guise} />;
        return (
          <CardFace
            key={one}
            {...face}
            busy={picking.sent.value}
            note={guise !== "" ? `${guise}, ${picking.verb(group)}` : picking.verb(group)}
            {...(picking.single ? {} : { picked: picking.placesOf(group).length })}
            onPick={() => {
              picking.pick(group);
            }}
          />
        );
      })}
    </>
  );
}

interface LaneProps {
  player: PlayerView;
  cards: InPlay[];
  label: string;
  /** Whether they stay when the turn ends: they lie apart. */
  stays?: boolean;
  /** Whether the lane is there without a card in it. */
  empty?: boolean;
}

/** Cards in play as they were played, equal ones in one stack; what lies on a card is seen below it. */
export function Lane({ player, cards, label, stays = false, empty = false }: LaneProps) {
  if (cards.length === 0 && !empty) return null;
  const stacks = new Map<string, { card: InPlay; n: number }>();
  cards.forEach((card, i) => {
    const key = card.store === undefined ? `${card.name}|${card.printed}` : String(i);
    stacks.set(key, { card, n: (stacks.get(key)?.n ?? 0) + 1 });
  });
  return (
    <div class={stays ? "zone lane lane-stays" : "zone lane"} data-zone="play" data-seat={player.seat}>
      <dt>{label}</dt>
      <dd>
        {[...stacks].map(([key, { card, n }]) => (
          <span key={key} class={card.store === undefined ? "laid" : "laid laid-on"}>
            <Laid card={card} n={n} owner={player.seat} />
            {card.store !== undefined && <Below store={card.store} />}
          </span>
        ))}
        {cards.length === 0 && <span class="lane-empty" aria-hidden="true" />}
      </dd>
    </div>
  );
}

function Laid({ card, n, owner }: { card: InPlay; n: number; owner: number }) {
  const { picking } = useShown();
  const group = picking?.lying(card.name, "play", owner);
  const guise = card.printed !== "" ? say("table.really", { card: sheet(card.printed).name }) : "";
  const notes = [guise, group !== undefined && picking !== null ? picking.verb(group) : ""].filter((one) => one !== "");
  return (
    <CardFace
      card={card.name}
      size={narrow.value ? "chip" : "mini"}
      cost={null}
      count={n}
      note={notes.join(", ")}
      marks={guise !== "" && <span class="mark">{guise}</span>}
      {...(picking === null || group === undefined
        ? {}
        : {
            busy: picking.sent.value,
            ...(picking.single ? {} : { picked: picking.placesOf(group).length }),
            onPick: () => {
              picking.pick(group);
            },
          })}
    />
  );
}

/** What lies on a card, or how many cards where they may not be seen. */
function Below({ store }: { store: StoreView }) {
  return (
    <span class="laid-below">
      <span class="unseen">{say("table.on_card", { card: sheet(store.on).name })}: </span>
      {store.cards !== null ? (
        <Cards cards={store.cards} />
      ) : (
        <span class="face-down">{sayCount("table.face_down", store.size)}</span>
      )}
    </span>
  );
}

/** What a zone is called for those who look where a card is: "play", "aside", "mat:tavern". */
export function zoneName({ key, place }: Zone): string {
  return key.startsWith("mat-") ? `mat:${key.slice("mat-".length)}` : (place ?? key);
}

export function ZoneLine({ zone, owner = -1 }: { zone: Zone; owner?: number }) {
  return (
    <div class={`zone zone-${zone.key.split("-")[0] ?? ""}`} data-zone={zoneName(zone)} data-seat={owner}>
      <dt>{zone.label}</dt>
      <dd>
        {zone.cards !== null ? (
          <Cards cards={zone.cards} printed={zone.printed} place={zone.place} owner={owner} />
        ) : (
          <span class="face-down">
            {sayCount("table.face_down", zone.size)}
            {zone.backs !== undefined && zone.backs.length > 0 && ` (${backsIn(zone.backs)})`}
          </span>
        )}
      </dd>
    </div>
  );
}
