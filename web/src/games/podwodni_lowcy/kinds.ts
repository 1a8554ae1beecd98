// The words the rest of this folder speaks: cards, spaces, corners, and the choices of a scene by kind.
import type { Choice, Scene } from "../game";
import { choicesAbout } from "../shared/choices";
import type { Components, DiverView, LowcyView, Action } from "./messages";

export const COLOURS = ["red", "green", "yellow"] as const;
export const KINDS = ["puffer", "ray", "mackerel"] as const;
export const CORNERS = ["top-left", "top-right", "bottom-left", "bottom-right"] as const;
/** What can lie before a diver. */
export const CAUGHT = [...COLOURS.flatMap((colour) => KINDS.map((kind) => `${colour}-${kind}`)), "shrimp"];

export type Corner = (typeof CORNERS)[number];

export type LowcyScene = Scene<LowcyView, Action, Components>;
export type LowcyChoice = Choice<Action>;

// ---- cards

/** "red" of "red-ray"; nothing for cards that are no fish. */
export function colourOf(card: string): string | null {
  return card.includes("-") ? (card.split("-")[0] ?? null) : null;
}

/** The class that gives a drawing its tones. */
export function toneOf(card: string): string {
  return colourOf(card) ?? `tone-${card}`;
}

/** Cards like those that a set takes: "three-red-ray", "four-ray" or "four-red". */
export function cardsLike(set: string): string[] {
  const [, what = "", kind = ""] = set.split("-");
  if (kind) return Array.from({ length: 3 }, () => `${what}-${kind}`);
  return CAUGHT.filter((card) => card.split("-").includes(what));
}

export function countOf(diver: DiverView | undefined, card: string): number {
  return diver?.open.filter((one) => one === card).length ?? 0;
}

// ---- places in the picture: six columns and five rows, the grid in the middle, the dive around it

export interface Spot {
  column: number;
  row: number;
}

export const GRID = Array.from({ length: 12 }, (_, place) => ({
  name: "abcd".charAt(place % 4) + (Math.floor(place / 4) + 1),
  column: 1 + (place % 4),
  row: 1 + Math.floor(place / 4),
}));
export const DECK: Spot = { column: 1, row: 0 };
export const PLACES_OF_A_DIVE = 4;

/** Where the card of a dive lies: from a corner at the bottom the dive grows upwards. */
export function diveSpot(corner: string, place: number): Spot {
  return { column: corner.endsWith("left") ? 0 : 5, row: corner.startsWith("top") ? place : 4 - place };
}

export function diveName(place: number): string {
  return `dive-${place + 1}`;
}

export function keyOf({ column, row }: Spot): string {
  return `${column},${row}`;
}

// ---- choices

export function choicesAt(scene: LowcyScene, space: string): LowcyChoice[] {
  return choicesAbout<Action>(scene.choices, { space });
}

/** What can be done with a card before the viewer: wash it away, lay it out, add it to the pool. */
export function choicesWith(scene: LowcyScene, card: string): LowcyChoice[] {
  return scene.choices.filter(({ action }) => "card" in action && action.card === card && action.type !== "net" && action.type !== "take");
}

export function netsFor(scene: LowcyScene, seat: number, card?: string): LowcyChoice[] {
  return choicesAbout<Action>(scene.choices, { type: "net", seat, ...(card && { card }) });
}

/** The cards that a hinted turn would bring. */
export function plannedCards({ planned, view }: Pick<LowcyScene, "planned" | "view">): string[] {
  const names = [...GRID.map(({ name }) => name), ...view.dive.map((_, place) => diveName(place))];
  const cards = [...view.grid, ...view.dive];
  return planned.flatMap((action) => {
    if (action.type === "net" || action.type === "take") return [action.card];
    return action.type === "row" || action.type === "harpoon" ? (cards[names.indexOf(action.space)] ?? []) : [];
  });
}

/** Another diver is looked at instead of the sea. */
export function looksAway(scene: LowcyScene): boolean {
  return scene.view.seat !== null && scene.view.seat !== scene.seat;
}
