// The words the rest of this folder speaks: cards, spaces, corners, and the choices of a scene by kind.
import type { Offer, Scene } from "../game";
import type { Components, DiverView, LowcyView, Move } from "./messages";

export const COLOURS = ["red", "green", "yellow"] as const;
export const KINDS = ["puffer", "ray", "mackerel"] as const;
export const CORNERS = ["top-left", "top-right", "bottom-left", "bottom-right"] as const;
/** What can lie before a diver. */
export const CAUGHT = [...COLOURS.flatMap((colour) => KINDS.map((kind) => `${colour}-${kind}`)), "shrimp"];

export type Corner = (typeof CORNERS)[number];

/** `offer` is a method here, so that the page may hand in a scene whose moves it does not know. */
export interface LowcyScene extends Omit<Scene<LowcyView, Move, Components>, "offer"> {
  offer(choices: LowcyOffer[]): void;
}
export type LowcyOffer = Offer<Move>;

// ---- cards

/** "red" of "red-ray"; nothing for cards that are no fish. */
export function colourOf(card: string): string | null {
  return card.includes("-") ? (card.split("-")[0] ?? null) : null;
}

/** The class that gives a drawing its tones. */
export function toneOf(card: string): string {
  return colourOf(card) ?? `tone-${card}`;
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

export function offersOf(scene: LowcyScene, type: Move["type"]): LowcyOffer[] {
  return scene.choices.filter(({ move }) => move.type === type);
}

export function offersAt(scene: LowcyScene, space: string): LowcyOffer[] {
  return scene.choices.filter(({ move }) => "space" in move && move.space === space);
}

/** What can be done with a card before the viewer: wash it away, lay it out, add it to the pool. */
export function offersWith(scene: LowcyScene, card: string): LowcyOffer[] {
  return scene.choices.filter(({ move }) => "card" in move && move.card === card && move.type !== "net" && move.type !== "take");
}

export function netsFor(scene: LowcyScene, seat: number, card?: string): LowcyOffer[] {
  return scene.choices.filter(({ move }) => move.type === "net" && move.seat === seat && (card === undefined || move.card === card));
}

export function isOneOf(offer: LowcyOffer | null, offers: LowcyOffer[]): boolean {
  return offer !== null && offers.some(({ id }) => id === offer.id);
}

/** Another diver is looked at instead of the sea. */
export function looksAway(scene: LowcyScene): boolean {
  return scene.view.seat !== null && scene.view.seat !== scene.seat;
}
