// The words the rest of this folder speaks: colours, spaces, and the choices of a scene by kind.
import type { Event } from "$lib/messages";
import type { Choice, Scene } from "../game";
import { choicesAbout, isOwn } from "../shared/choices";
import { piece } from "../shared/motion/pieces";
import type { Card, Components, Action, ReefView } from "./messages";

export const COLOURS = ["red", "yellow", "green", "purple"] as const;
export type Colour = (typeof COLOURS)[number];

export type ReefScene = Scene<ReefView, Action, Components>;
export type ReefChoice = Choice<Action>;

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

/** What has just been placed on the reef that is shown. */
export function placements(scene: ReefScene): Event[] {
  return scene.news.filter(({ name, args }) => name === "place" && args.seat === scene.seat);
}

/** The top piece of a stack, as it travels: from the tray, from what is left, or from its player. */
export function coralPiece(seat: number, space: string, stack: string[]) {
  const colour = stack.at(-1) ?? "";
  return piece(`coral:${seat}/${space}/${stack.length}`, `tray/${colour}`, `supply/${colour}`, `seat/${seat}`);
}

/** A coin on a card: it comes from whoever has just paid it, and goes with the card. */
export function coinPiece(scene: ReefScene, card: string, nth: number) {
  const paid = scene.news.find(({ name, args }) => name === "pay" && args.card === card);
  return piece(`coin:${nth}#${card}`, ...(paid ? [`points/${String(paid.args.seat)}`, `seat/${String(paid.args.seat)}`] : []));
}

export function placesOn(scene: ReefScene, space: string, colour: string | null): ReefChoice[] {
  if (!isOwn(scene)) return [];
  return choicesAbout<Action>(scene.choices, { type: "place", space, ...(colour && { colour }) });
}

export function cardChoices(scene: ReefScene, type: "take" | "pay" | "play", card?: string): ReefChoice[] {
  return choicesAbout<Action>(scene.choices, { type, ...(card && { card }) });
}

export function concerns(choice: ReefChoice | null, type: Action["type"], card: string): boolean {
  return choice !== null && choicesAbout<Action>([choice], { type, card }).length > 0;
}
