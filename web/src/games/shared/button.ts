// A button of a game: what it looks like and says follows from the choices it offers.
import type { Scene } from "../game";
import { includes } from "./choices";
import { type Aim, target } from "./target";

type Chosen<Action> = Pick<Scene<unknown, Action>, "offer" | "read" | "explain" | "held" | "hinted">;

/** The attributes of a target that is marked as `open`, `held` and `hinted`: `<button {...button(scene, { choices, label })}>`. */
export function button<Action>(scene: Chosen<Action>, aim: Aim<Action> & { class?: string }) {
  return { class: [aim.class, marksOf(scene, aim.choices)], ...target(scene, aim) };
}

/** The classes of something that offers these choices. */
export function marksOf<Action>(scene: Pick<Chosen<Action>, "held" | "hinted">, choices: Aim<Action>["choices"]) {
  return { open: choices.length > 0, held: includes(choices, scene.held), hinted: includes(choices, scene.hinted) };
}
