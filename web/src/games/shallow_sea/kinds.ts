// The words the rest of this folder speaks: the scene, and its choices by kind and place.
import { MediaQuery } from "svelte/reactivity";
import type { Choice, Progress, Scene } from "../game";
import { choicesAbout } from "../shared/choices";
import { RATIO } from "./geometry";
import type { Action, Components, OceanView, Outlook, ShallowSeaView } from "./messages";

export type SeaScene = Scene<ShallowSeaView, Action, Components>;
export type SeaChoice = Choice<Action>;
export type Verb = Action["type"];

const narrow = new MediaQuery("(max-width: 700px) and (orientation: portrait)");

/** A narrow screen shows the ocean turned by a quarter. */
export function isUpright(): boolean {
  return narrow.current;
}

export function ratio(): number {
  return isUpright() ? 1 / RATIO : RATIO;
}

export function oceanOf(scene: SeaScene): OceanView | undefined {
  return scene.view.oceans[scene.seat];
}

export function acts(scene: SeaScene): boolean {
  return scene.choices.length > 0;
}

// ---- choices

/** The place a move is about: a space, a bubble, or none. */
export function placeOf(action: Action): string | null {
  if ("space" in action) return action.space;
  return "bubble" in action ? String(action.bubble) : null;
}

export function choicesIn(scene: SeaScene, type: "coral" | "creature" | "fish", slot: number): SeaChoice[] {
  return choicesAbout<Action>(scene.choices, { type, slot });
}

/** Lifting something for shells is offered all the time; it only glows when it was asked for. */
export function choicesAt(scene: SeaScene, place: string, lifting: boolean): SeaChoice[] {
  return scene.choices.filter(({ action }) => placeOf(action) === place && isLift(action) === lifting);
}

export function isLift(action: Action): boolean {
  return action.type === "move" || action.type === "shift";
}

/** The viewer's own turns; whoever watches sees those of the first seat. */
export function progress({ turns_left, seat }: ShallowSeaView, { start }: Components): Progress | null {
  const all = start[0]?.turns ?? 0;
  return { done: all - (turns_left[seat ?? 0] ?? 0), all };
}

// ---- what the server says a choice leads to

export function outlookAt(scene: SeaScene, place: string, degrees: number): Outlook | undefined {
  return scene.view.hand.outlooks.find((outlook) => outlook.place === place && (outlook.degrees ?? 0) === degrees);
}
