// The words the rest of this folder speaks: slots, cards, and the choices of a scene by place.
import type { Choice, Progress, Scene } from "../game";
import { choicesAbout, choicesOf, isOwn } from "../shared/choices";
import type { Components, Effect, FinspanView, Fish, Forage, Action, OceanView, SlotView } from "./messages";

export type FinScene = Scene<FinspanView, Action, Components>;
export type FinChoice = Choice<Action>;
export type Verb = Action["type"];

export const SITES = ["blue", "purple", "green"] as const;
export type Site = (typeof SITES)[number];
export type Zone = Fish["zones"][number];
export type Place = Zone | "bottom";

const ROWS: Zone[] = ["sunlight", "sunlight", "sunlight", "twilight", "midnight", "midnight"];

/** Slots as views list them: down the blue site, then down the purple and the green one. */
export const SLOTS = SITES.flatMap((site, column) =>
  ROWS.map((zone, row) => ({ name: `${site.charAt(0)}${row + 1}`, site, column, row: row + 1, zone })),
);
export type Slot = (typeof SLOTS)[number];

/** What lies in a slot. Views leave out what is not there. */
export type Contents = Required<SlotView>;

const NOTHING: Contents = { fish: null, egg: false, young: 0, school: false, consumed: [], points: 0 };

export function contentsOf(ocean: OceanView | undefined): Contents[] {
  return (ocean?.slots ?? []).map((here) => ({ ...NOTHING, ...here }));
}

// ---- cards

export function fishOf(components: Components, card: string): Fish | undefined {
  return components.fish.find(({ id }) => id === card);
}

export function forageOf(components: Components, card: string): Forage | undefined {
  return components.forage.find(({ id }) => id === card);
}

export function lengthOf(components: Components, card: string): number {
  return (fishOf(components, card) ?? forageOf(components, card))?.length ?? 0;
}

/** What a card costs, one entry per kind. */
export function costOf(fish: Fish): [kind: string, count: number][] {
  return Object.entries(fish.cost).filter(([, count]) => count > 0);
}

/** What an effect reaches, as it is called in messages. */
export function reachOf(effect: Effect): string | null {
  return effect.site ?? effect.row ?? effect.zone ?? effect.size ?? effect.tag ?? null;
}

// ---- the scene

export function oceanOf(scene: FinScene): OceanView | undefined {
  return scene.view.oceans[scene.seat];
}

export function choicesAt(scene: FinScene, slot: string): FinChoice[] {
  return isOwn(scene) ? choicesAbout<Action>(scene.choices, { slot }) : [];
}

export function cardChoices(scene: FinScene, card: string, ...verbs: Verb[]): FinChoice[] {
  return isOwn(scene) ? choicesAbout<Action>(choicesOf(scene, ...verbs), { card }) : [];
}

/** Where the diver of the ocean that is shown has come to: a row of the site, or the border of a zone. */
export function diverAt(scene: FinScene): { site: Site; row: number | null; place: Place | null } | null {
  const { diving, active, ability } = scene.view;
  if (!diving || active !== scene.seat) return null;
  const site = diving as Site;
  const source = ability?.source ?? "";
  const place = source.startsWith(`${site}-`) ? (source.slice(site.length + 1) as Place) : null;
  const row = contentsOf(oceanOf(scene)).findIndex(({ fish }, nth) => fish === source && SLOTS[nth]!.site === site);
  return { site, row: row < 0 ? null : SLOTS[row]!.row, place };
}

/** The lines of the ocean's grid where the bonuses of a site stand, between the rows of slots. */
export const BONUS_LINES: Record<Place, number> = { sunlight: 2, twilight: 5, midnight: 7, bottom: 10 };

/** The line of that grid where a row of slots stands. */
export function gridLine(row: number): number {
  return row < 4 ? row + 1 : row === 4 ? 6 : row + 3;
}

/** The slot whose fish is being used, played or moved from. */
export function slotInUse(scene: FinScene): string | null {
  const { ability, payment, moving, to_act: acting } = scene.view;
  if (acting !== scene.seat) return null;
  if (moving) return moving.slot;
  if (payment) return payment.slot;
  const used = contentsOf(oceanOf(scene)).findIndex(({ fish }) => fish !== null && fish === ability?.source);
  return used < 0 ? null : SLOTS[used]!.name;
}

/** Slots that the newest events are about. */
export function freshSlots(scene: FinScene): Set<string> {
  const mine = scene.news.filter(({ args }) => args.seat === scene.seat);
  return new Set(mine.flatMap(({ args }) => (typeof args.slot === "string" ? [args.slot] : [])));
}

// ---- the natural next step

/** A card from the deck and eggs on all fish at once ask nothing more of the person. */
export function next(scene: FinScene): FinChoice | null {
  return choicesOf(scene, "draw")[0] ?? choicesOf(scene, "eggs")[0] ?? null;
}

const ALL_OF = [
  ["egg", "lay_egg"],
  ["hatch", "hatch"],
] as const;

/** Eggs for every fish that could have one, or a hatching of every egg: there is nothing to choose but to stop. */
export function together({ view, choices }: FinScene): FinChoice[] {
  const { ability } = view;
  const kinds = new Set(choices.map(({ action }) => action.type));
  const [, left] = ALL_OF.find(([kind]) => kinds.size === 2 && kinds.has(kind) && kinds.has("done")) ?? [];
  const taken = choices.filter(({ action }) => action.type !== "done");
  return left && ability && ability[left] >= taken.length ? taken : [];
}

/** Every diver of a week is a turn. */
export function progress({ week, round }: FinspanView, { start }: Components): Progress | null {
  const [{ weeks, divers } = { weeks: 0, divers: 0 }] = start;
  return { done: (week - 1) * divers + round - 1, all: weeks * divers, group: divers };
}

// ---- pictures

const WATERS: Record<string, string> = {
  s: "sun",
  t: "twilight",
  m: "midnight",
  st: "sun-twilight",
  tm: "twilight-midnight",
  stm: "all",
};

/** The water behind a fish: the zones it lives in. */
export function waterOf(fish: Fish): string {
  return `var(--card-${WATERS[fish.zones.map((zone) => zone.charAt(0)).join("")] ?? "all"})`;
}
