// The words the rest of this folder speaks: colours, spaces, and the choices of a scene by kind.
import type { Event } from "$lib/messages";
import type { Offer, Scene } from "../game";
import type { Card, Components, Move, ReefView } from "./messages";

export const COLOURS = ["red", "yellow", "green", "purple"] as const;
export type Colour = (typeof COLOURS)[number];

/** `offer` is a method here, so that the page may hand in a scene whose moves it does not know. */
export interface ReefScene extends Omit<Scene<ReefView, Move, Components>, "offer"> {
  offer(choices: ReefOffer[]): void;
}
export type ReefOffer = Offer<Move>;

const WIDTH = 4;

/** a1 is the upper left corner, d4 the lower right one. */
export const SPACES = Array.from({ length: WIDTH * WIDTH }, (_, space) => ({
  name: "abcd".charAt(space % WIDTH) + (Math.floor(space / WIDTH) + 1),
  column: space % WIDTH,
  row: Math.floor(space / WIDTH),
}));

export type Space = (typeof SPACES)[number];

export function cardOf(components: Components, id: string): Card | undefined {
  return components.cards.find((card) => card.id === id);
}

/** The choices only concern the viewer's own reef; another one that is looked at is just a picture. */
export function isOwn(scene: ReefScene): boolean {
  return scene.view.seat === scene.seat;
}

/** What has just been placed on the reef that is shown. */
export function placements(scene: ReefScene): Event[] {
  return scene.news.filter(({ name, args }) => name === "place" && args.seat === scene.seat);
}

export function placesOn(scene: ReefScene, space: string, colour: string | null): ReefOffer[] {
  if (!isOwn(scene)) return [];
  return scene.choices.filter(({ move }) => move.type === "place" && move.space === space && (colour === null || move.colour === colour));
}

export function cardChoices(scene: ReefScene, type: "take" | "pay" | "play", card?: string): ReefOffer[] {
  return scene.choices.filter(({ move }) => move.type === type && "card" in move && (card === undefined || move.card === card));
}

export function concerns(offer: ReefOffer | null, type: Move["type"], card: string): boolean {
  return offer !== null && offer.move.type === type && "card" in offer.move && offer.move.card === card;
}
