// The sentence above the board: what is asked of the viewer, or of whoever is to act.
import type { Words } from "$lib/words.svelte";
import type { Ask } from "../game";
import { nameOf, question, wonText } from "../shared/ask";
import type { ReefScene } from "./kinds";
import { colourName } from "./text";

const GAME = "reef";

export function ask(scene: ReefScene, words: Words): Ask {
  const { view } = scene;
  if (view.to_act < 0) return askOver(scene, words);
  if (view.to_act !== view.seat) return askOther(scene, words);
  if (view.starting) return askStart(scene, words);
  return view.pending.length ? askPlace(scene, words) : askTurn(scene, words);
}

function askOver(scene: ReefScene, words: Words): Ask {
  const text = wonText("reef", scene, words);
  return { text, detail: words.say("reef-ask-over"), icon: "starfish", tone: "yellow" };
}

function askOther(scene: ReefScene, words: Words): Ask {
  const { view } = scene;
  const doing = view.starting ? "start" : view.pending.length ? "place" : "turn";
  const name = nameOf(scene, view.to_act);
  return { text: words.say(`reef-ask-wait-${doing}`, { name }), detail: lastRound(scene, words), icon: "cards" };
}

function askStart(scene: ReefScene, words: Words): Ask {
  const left = scene.view.pending.length;
  return question(GAME, "start", words, { left }, piece(scene));
}

function askPlace(scene: ReefScene, words: Words): Ask {
  const { pending } = scene.view;
  const [first = "", second = first] = pending;
  const detail = words.say(pending.length > 1 ? "reef-ask-first" : "reef-ask-last");
  const names = { colour: first, first: colourName(first, words), second: colourName(second, words) };
  return question(GAME, first === second ? "place" : "place-either", words, names, { detail, ...piece(scene) });
}

function piece(scene: ReefScene): Pick<Ask, "icon" | "tone" | "at"> {
  const [colour = "red"] = scene.view.pending;
  return { icon: `coral-${colour}`, tone: colour, at: "board" };
}

function askTurn(scene: ReefScene, words: Words): Ask {
  const types = new Set(scene.choices.map(({ action }) => action.type));
  const may = types.has("take") === types.has("play") ? "turn" : types.has("play") ? "play" : "take";
  const cards = scene.view.players[scene.view.to_act]?.hand.length ?? 0;
  return question(GAME, may, words, { cards }, { detail: lastRound(scene, words), icon: "cards", ...whereTo(scene, types) });
}

/** Cards are taken from the market and played from the hand; a hint leads to where it points. */
function whereTo({ hinted }: ReefScene, types: Set<string>): Pick<Ask, "at" | "also"> {
  const taking = types.has("take") && (!types.has("play") || hinted?.action.type === "take");
  const [at, also] = taking ? (["market", "hand"] as const) : (["hand", "market"] as const);
  return { at, also: types.has("take") && types.has("play") ? also : undefined };
}

function lastRound(scene: ReefScene, words: Words): string | undefined {
  return scene.view.last_round ? words.say("reef-ask-last-round") : undefined;
}
