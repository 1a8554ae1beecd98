// The words the rest of this folder speaks: the scene, and its choices by kind and place.
import { MediaQuery } from "svelte/reactivity";
import type { Offer, Scene } from "../game";
import { RATIO } from "./geometry";
import type { AnyMove, Components, OceanView, Outlook, ShallowSeaView } from "./messages";

/** `offer` is a method here, so that the page may hand in a scene whose moves it does not know. */
export interface SeaScene extends Omit<Scene<ShallowSeaView, AnyMove, Components>, "offer"> {
  offer(choices: SeaOffer[]): void;
}
export type SeaOffer = Offer<AnyMove>;
export type Verb = AnyMove["type"];

const narrow = new MediaQuery("(max-width: 700px) and (orientation: portrait)");

/** A narrow screen shows the ocean turned by a quarter. */
export function isUpright(): boolean {
  return narrow.current;
}

export function ratio(): number {
  return isUpright() ? 1 / RATIO : RATIO;
}

/** The choices only concern the viewer's own ocean; another one that is looked at is just a picture. */
export function isOwn(scene: SeaScene): boolean {
  return scene.view.seat === scene.seat;
}

export function oceanOf(scene: SeaScene): OceanView | undefined {
  return scene.view.oceans[scene.seat];
}

export function acts(scene: SeaScene): boolean {
  return scene.choices.length > 0;
}

// ---- choices

/** The place a move is about: a space, a bubble, or none. */
export function placeOf(move: AnyMove): string | null {
  if ("space" in move) return move.space;
  return "bubble" in move ? String(move.bubble) : null;
}

export function offersOf(scene: SeaScene, verb: Verb): SeaOffer[] {
  return scene.choices.filter(({ move }) => move.type === verb);
}

export function offersIn(scene: SeaScene, verb: "coral" | "creature" | "fish", slot: number): SeaOffer[] {
  return scene.choices.filter(({ move }) => move.type === verb && "slot" in move && move.slot === slot);
}

/** Lifting something for shells is offered all the time; it only glows when it was asked for. */
export function offersAt(scene: SeaScene, place: string, lifting: boolean): SeaOffer[] {
  const found = scene.choices.filter(({ move }) => placeOf(move) === place);
  return found.filter(({ move }) => isLift(move) === lifting);
}

export function isLift(move: AnyMove): boolean {
  return move.type === "move" || move.type === "shift";
}

export function concerns(offer: SeaOffer | null, other: SeaOffer | undefined): boolean {
  return offer !== null && other !== undefined && offer.id === other.id;
}

// ---- what the server says a choice leads to

export function outlookAt(scene: SeaScene, place: string, degrees: number): Outlook | undefined {
  const found = scene.view.hand.outlooks.filter((outlook) => outlook.place === place);
  return found.find((outlook) => (outlook.degrees ?? 0) === degrees);
}
