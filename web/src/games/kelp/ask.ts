// The sentence above the board: what is asked of the viewer, or of whoever is to act.
import type { Words } from "$lib/words.svelte";
import type { Ask } from "../game";
import { held } from "./held.svelte";
import { isFacing, type KelpScene, OCTOPUS, SHARK } from "./kinds";
import { blockName } from "./text";

const ON_BOARD = [
  "start",
  "pay",
  "shuffle",
  "point",
  "swap",
  "hide",
  "replace",
  "gather",
  "swim-more",
  "pass-on",
  "glide",
  "resolve",
  "remove-currents",
  "send",
  "flee",
];
/** These are answered by buttons; every other step is answered in the hand. */
const ON_BUTTONS = ["draw", "to-hand", "fetch", "before-roll", "return", "take", "trap", "spend"];

export function ask(scene: KelpScene, words: Words): Ask {
  const { view } = scene;
  if (view.to_act < 0) return askOver(scene, words);
  if (view.to_act !== view.seat) return { text: waiting(scene, words), icon: iconOf(view.to_act) };
  return { ...sayings(scene, words), icon: iconOf(view.to_act), at: placeOf(scene) };
}

/** The sentence without its full stop: dots follow it. */
function waiting(scene: KelpScene, words: Words): string {
  return words.say(`kelp-do-${scene.view.step}.step`, countsOf(scene)).replace(/\.$/, "");
}

function iconOf(seat: number): string {
  return seat === OCTOPUS ? "kelp-octopus" : "kelp-shark";
}

function placeOf(scene: KelpScene): string | undefined {
  const { step } = scene.view;
  if (isFacing(scene)) return "fold";
  if (ON_BOARD.includes(step)) return "board";
  if (step === "learn") return "side";
  if (step === "swim" || step === "aim") return held.die(scene) ? "board" : "hand";
  return ON_BUTTONS.includes(step) ? undefined : "hand";
}

function countsOf({ view }: KelpScene): Record<string, string | number> {
  return { left: view.left, budget: view.shark.budget };
}

function sayings(scene: KelpScene, words: Words): Pick<Ask, "text" | "detail" | "todo"> {
  const { view } = scene;
  const verbs = new Set<string>(scene.choices.map(({ action }) => action.type));
  const counts = {
    ...countsOf(scene),
    actions: view.octopus.actions_left,
    least: view.least,
    rerolls: view.shark.rerolls,
    pairs: view.confrontations.length,
    block: view.replacing ? blockName(view.replacing, words) : "",
    area: view.shark.striking?.area ?? "",
    currents: String(verbs.has("current")),
  };
  const said = (part: string) =>
    words.has(`kelp-do-${view.step}.${part}`) ? words.say(`kelp-do-${view.step}.${part}`, counts) : undefined;
  return { text: said("ask") ?? "", detail: said("detail"), todo: said("todo") };
}

function askOver(scene: KelpScene, words: Words): Ask {
  const { winners, seat, ending } = scene.view;
  const [winner = SHARK] = winners;
  const text = winner === seat ? words.say("kelp-ask-won-you") : words.say("kelp-ask-won", { seat: winner });
  return { text, detail: words.say(`kelp-log-end-${ending}`), icon: iconOf(winner) };
}
