// The choices of a scene, grouped by what they are and by what is pointed at.
import type { Choice, Scene } from "../game";

interface Tagged {
  type: string;
}

/** One of these kinds of action. */
export type Kind<Action extends Tagged, Type extends Action["type"]> = Extract<Action, { type: Type }>;

/** The choices whose action is of one of these kinds. */
export function choicesOf<Action extends Tagged, Type extends Action["type"]>(
  { choices }: Pick<Scene<unknown, Action>, "choices">,
  ...types: Type[]
): Choice<Kind<Action, Type>>[] {
  return choices.filter((choice): choice is Choice<Kind<Action, Type>> => (types as string[]).includes(choice.action.type));
}

/** The choices whose action says the same: `{ card: "p07" }` are those about that card. */
export function choicesAbout<Action extends object>(choices: Choice<Action>[], wanted: Record<string, unknown>): Choice<Action>[] {
  const fields = Object.entries(wanted);
  return choices.filter(({ action }) => fields.every(([key, value]) => (action as Record<string, unknown>)[key] === value));
}

/** Whether a choice (the one held, or hinted at) is among these. */
export function includes(choices: { id: number }[], one: { id: number } | null): boolean {
  return one !== null && choices.some(({ id }) => id === one.id);
}

/** The choices only concern the viewer's own board; another one that is looked at is just a picture. */
export function isOwn({ view, seat }: Pick<Scene<{ seat: number | null }>, "view" | "seat">): boolean {
  return view.seat === seat;
}
