// The words the rest of this folder speaks: the scene, the two sides, and the choices by kind and place.
import { MediaQuery } from "svelte/reactivity";
import type { Choice, Ratio, Scene } from "../game";
import { choicesAbout, choicesOf } from "../shared/choices";
import { WIDE_RATIO } from "./geometry";
import type { AreaView, Components, KelpView, Action, Space } from "./messages";

export type KelpScene = Scene<KelpView, Action, Components>;
export type KelpChoice = Choice<Action>;
export type Verb = Action["type"];

export const OCTOPUS = 0;
export const SHARK = 1;
export const COLOURS = ["blue", "yellow", "red"] as const;

const narrow = new MediaQuery("(max-width: 1099px) and (orientation: portrait)");

/** A narrow screen has a square board. */
export function isSquare(): boolean {
  return narrow.current;
}

/** Where there is little space the board has all of it, and the forest lies in its middle: face to face the two need more. */
export function ratio(): Ratio {
  return isSquare() ? "fill" : WIDE_RATIO;
}

export function isFacing({ view }: KelpScene): boolean {
  return view.step === "escape" || view.step === "counter";
}

// ---- the board

/** The current spaces of one side of the board, by the names that moves use. */
export function spacesOf(components: Components, board: string): Space[] {
  const prefix = `${board}-`;
  return components.spaces.filter(({ id }) => id.startsWith(prefix)).map((space) => ({ ...space, id: space.id.slice(prefix.length) }));
}

export function areaOf(view: KelpView, name: string): AreaView | undefined {
  return view.areas.find(({ area }) => area === name);
}

export function kindOf(scene: KelpScene, area: string): string {
  return scene.components.areas.find(({ id }) => id === `${scene.view.board}-${area}`)?.kind ?? "open";
}

export function most(scene: KelpScene, what: "hunger" | "energy" | "actions"): number {
  return scene.components.limits[0]?.[what] ?? 0;
}

// ---- dice

export interface Die {
  colour: string;
  value: number;
}

/** "red-5" */
export function dieOf(name: string): Die {
  const [colour = "blue", value = "0"] = name.split("-");
  return { colour, value: Number(value) };
}

/** Dice that lie where nobody reads them: as many of each colour as there are. */
export function coloursOf(counts: Record<string, number>): string[] {
  return COLOURS.flatMap((colour) => Array.from({ length: counts[colour] ?? 0 }, () => colour));
}

// ---- cards

/** So many cards the hand has room for, or fewer where a card says how many, as far as there are some. */
export function cardsToDraw({ left, octopus, step }: Pick<KelpView, "left" | "octopus" | "step">): number {
  const room = Math.max(0, octopus.hand_limit - octopus.hand_size);
  const asked = step === "draw" && left ? Math.min(left, room) : room;
  return Math.min(asked, octopus.pile_size + octopus.discards.length);
}

/** The shark has dice before it. */
export function handName({ seat }: Pick<KelpView, "seat">): string {
  return seat === SHARK ? "kelp-tab-dice" : "hand";
}

// ---- choices

/** The die that a move puts somewhere on the board. */
export function placedDie(action: Action): string | null {
  if (action.type === "aim") return action.die;
  return action.type === "current" ? `blue-${action.value}` : null;
}

/** Is a die chosen where it lies? */
function isAboutDie(action: Action): boolean {
  return "die" in action && placedDie(action) === null;
}

const ON_AREAS: Verb[] = ["reveal", "lift", "hide", "replace", "point", "aim", "resolve"];
const ON_SPACES: Verb[] = ["send", "take-off", "start", "current", "swim"];
const WITH_CARDS: Verb[] = ["play", "discard", "remove-hand", "use", "buy", "drop"];
const TO_LEARN: Verb[] = ["learn-card", "learn-block"];
const FACE_TO_FACE: Verb[] = ["escape", "counter"];
const ELSEWHERE = [...ON_AREAS, ...ON_SPACES, ...WITH_CARDS, ...TO_LEARN, ...FACE_TO_FACE, "swap"];

/** What has no place of its own and so gets a button. */
export function buttonChoices(scene: KelpScene): KelpChoice[] {
  return scene.choices.filter(({ action }) => !ELSEWHERE.includes(action.type) && !isAboutDie(action));
}

export function areaChoices(scene: KelpScene, area: string): KelpChoice[] {
  return choicesAbout<Action>(choicesOf(scene, ...ON_AREAS), { area });
}

export function spaceChoices(scene: KelpScene, space: string): KelpChoice[] {
  return choicesAbout<Action>(choicesOf(scene, ...ON_SPACES), { space });
}

export function dieChoices(scene: KelpScene, die: string): KelpChoice[] {
  return choicesAbout<Action>(
    scene.choices.filter(({ action }) => isAboutDie(action)),
    { die },
  );
}

export function cardChoices(scene: KelpScene, verb: Verb, card: string): KelpChoice[] {
  return choicesOf(scene, verb).filter(
    ({ action }) => ("card" in action ? action.card : "ability" in action ? action.ability : null) === card,
  );
}
