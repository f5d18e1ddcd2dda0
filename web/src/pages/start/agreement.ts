/** What is agreed at a new table: as it is chosen on the start page, remembered, and sent. */

import { signal } from "@preact/signals";
import { get } from "../../api";
import type { HouseView, MannersWish } from "../../protocol";
import { keep, kept } from "../../storage";
import type { SeatPlan } from "./seats";

export interface MannersPlan {
  score: boolean;
  /** As usual (null) for who plays alone only. */
  hints: boolean | null;
  minutes: number;
  increment: number;
  chat: boolean;
  listed: boolean;
}

export const USUAL: MannersPlan = {
  score: false,
  hints: null,
  minutes: 0,
  increment: 0,
  chat: false,
  listed: false,
};
export const MINUTES = [0, 5, 10, 15, 20, 30, 45, 60];
export const INCREMENTS = [0, 5, 10, 20, 30, 60];

/** Read what this browser remembers; what makes no sense is as usual. */
export function readManners(text: string | null): MannersPlan {
  try {
    const found: unknown = JSON.parse(text ?? "");
    if (typeof found !== "object" || found === null) return USUAL;
    const { score, hints, minutes, increment, chat, listed } = found as Record<string, unknown>;
    return {
      score: score === true,
      hints: typeof hints === "boolean" ? hints : null,
      minutes: MINUTES.find((one) => one === minutes) ?? 0,
      increment: INCREMENTS.find((one) => one === increment) ?? 0,
      chat: chat === true,
      listed: listed === true,
    };
  } catch {
    return USUAL;
  }
}

export function isAlone(seats: readonly SeatPlan[]): boolean {
  return seats.filter((seat) => seat.kind !== "bot").length === 1;
}

/** What can be agreed by these people on this server. */
export function possible(seats: readonly SeatPlan[], house: HouseView): { chat: boolean; listed: boolean } {
  return { chat: house.chat && !isAlone(seats), listed: house.lobby };
}

/** Give what is chosen as a new table takes it: what cannot be agreed is left out. */
export function mannersWish(plan: MannersPlan, seats: readonly SeatPlan[], house: HouseView): MannersWish {
  const may = possible(seats, house);
  return {
    score: plan.score,
    hints: plan.hints,
    clock: plan.minutes > 0 ? { minutes: plan.minutes, increment: plan.increment } : null,
    chat: plan.chat && may.chat,
    public: plan.listed && may.listed,
  };
}

export const manners = signal<MannersPlan>(readManners(kept("start.manners")));
/** Before the server has said what it allows, nothing is offered that it may forbid. */
export const house = signal<HouseView>({ chat: false, lobby: false });

export function setManners(changed: Partial<MannersPlan>): void {
  manners.value = { ...manners.value, ...changed };
  keep("start.manners", JSON.stringify(manners.value));
}

export async function loadHouse(): Promise<void> {
  try {
    house.value = await get<HouseView>("/api/house");
  } catch {
    // Without an answer nothing is offered.
  }
}
