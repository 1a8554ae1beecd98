// Something on a board that can be focused, explained and pressed, by pointer, by key and by ear.
import type { Choice, Scene } from "../game";

export interface Aim<Action> {
  /** What a press would offer; nothing glows where there is none. */
  choices: Choice<Action>[];
  /** What a screen reader says. */
  label: string;
  /** What stands in the line under the sentence while this is pointed at; the label where it is left out. */
  explained?: string | null;
  /** A card: a finger's first press shows its words, which a mouse shows by pointing; the second one plays it. */
  card?: boolean;
  /** Instead of offering the choices. */
  press?: () => void;
  /** Called when it is pointed at or focused, and when no longer. */
  point?: (pointed: boolean) => void;
}

type Pressed<Action> = Pick<Scene<unknown, Action>, "offer" | "read" | "explain">;

/** The attributes of such a thing: `<button {...target(scene, { choices, label })}>`, or the same on a group of a drawing. */
export function target<Action>(scene: Pressed<Action>, aim: Aim<Action>) {
  const { choices, label, explained = label, press = () => scene.offer(choices), point, card = false } = aim;
  const touch = () => scene.read(choices, explained ?? label);
  return {
    "aria-label": label,
    "aria-disabled": choices.length === 0,
    "data-choices": choices.length ? choices.map(({ id }) => id).join(" ") : undefined,
    onclick: (event?: Partial<PointerEvent>) => (card && isTouch(event) ? touch() : press()),
    onkeydown: (event: KeyboardEvent) => pressByKey(event, press),
    ...explains(scene, explained, point),
  };
}

/** The attributes of something that only explains itself while it is pointed at or has the focus. */
export function explains(scene: Pick<Scene, "explain">, text: string | null, point?: (pointed: boolean) => void) {
  const enter = () => (scene.explain(text), point?.(true));
  const leave = () => (point?.(false), scene.explain(null));
  return { onfocus: (event: FocusEvent) => isByKey(event) && enter(), onblur: leave, onpointerenter: enter, onpointerleave: leave };
}

function isTouch(event?: Partial<PointerEvent>): boolean {
  return event?.pointerType === "touch";
}

/** A finger that has left points at nothing any more, although what it pressed has the focus. */
function isByKey({ currentTarget }: FocusEvent): boolean {
  return currentTarget instanceof Element && currentTarget.matches(":focus-visible");
}

/** Enter and Space press what is not a button by itself. */
export function pressByKey(event: KeyboardEvent, press: () => void): void {
  if (event.key !== "Enter" && event.key !== " ") return;
  if (event.currentTarget instanceof HTMLButtonElement) return;
  event.preventDefault();
  press();
}

const ARROWS: Record<string, [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** Where an arrow key points, in columns and rows; the page does not scroll for it. */
export function arrowOf(event: KeyboardEvent): { across: number; down: number } | null {
  const arrow = ARROWS[event.key];
  if (!arrow) return null;
  event.preventDefault();
  return { across: arrow[0], down: arrow[1] };
}

/** The nearest other place in the direction of an arrow; places far off the line count as farther. */
export function nearest<Place extends { x: number; y: number }>(
  from: { x: number; y: number },
  places: Place[],
  { across, down }: { across: number; down: number },
): Place | null {
  let best: Place | null = null;
  let least = Infinity;
  for (const other of places) {
    const along = (other.x - from.x) * across + (other.y - from.y) * down;
    const aside = Math.abs((other.x - from.x) * down) + Math.abs((other.y - from.y) * across);
    if (along > 1 && aside <= along && along + 2 * aside < least) [best, least] = [other, along + 2 * aside];
  }
  return best;
}
