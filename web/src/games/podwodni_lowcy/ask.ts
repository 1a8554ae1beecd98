// The sentence above the sea: what is asked of the viewer, or of whoever is to act.
import { choicesOf } from "../shared/choices";
import type { Words } from "$lib/words.svelte";
import type { Ask } from "../game";
import { nameOf, question, wonText } from "../shared/ask";
import { type LowcyScene, netsFor, toneOf } from "./kinds";
import { cardWords, riskWords, setWords } from "./text";

const GAME = "podwodni_lowcy";
const LOW = 760;

export function ask(scene: LowcyScene, words: Words): Ask {
  const { view } = scene;
  if (view.to_act < 0) return askOver(scene, words);
  if (view.to_act !== view.seat) return askOther(scene, words);
  const asked = ASKED[view.phase] ?? askStart;
  return asked(scene, words);
}

/** A low screen folds the sheet for the sea; a higher one shows both, for the catch matters to every choice. */
function beside(): string {
  return innerHeight < LOW ? "board" : "hand";
}

const ASKED: Record<string, (scene: LowcyScene, words: Words) => Ask> = {
  start: askStart,
  corner: askCorner,
  depth: askDepth,
  row: askRow,
  tools: askTools,
  washing: askWashing,
  set: askSet,
  further: askFurther,
  pool: askPool,
  more: askMore,
};

function askOver(scene: LowcyScene, words: Words): Ask {
  const text = wonText("podwodni_lowcy", scene, words);
  return { text, detail: words.say("podwodni_lowcy-ask-over"), icon: "lowcy-boat" };
}

function askOther(scene: LowcyScene, words: Words): Ask {
  const { view } = scene;
  const details = { name: nameOf(scene, view.to_act) };
  return { text: words.say(`podwodni_lowcy-ask-wait-${view.phase}`, details), detail: lastTurns(scene, words), icon: "lowcy-diver" };
}

function askStart(scene: LowcyScene, words: Words): Ask {
  const sets = choicesOf(scene, "score").length;
  const asked = question(GAME, sets ? "start-or-score" : "start", words, { sets }, { icon: "lowcy-diver", at: beside() });
  return { ...asked, detail: lastTurns(scene, words) ?? asked.detail };
}

function askCorner(scene: LowcyScene, words: Words): Ask {
  const card = scene.view.dive[0] ?? "";
  return question(GAME, "corner", words, { card: cardWords(card, words) }, { ...shown(card), at: beside() });
}

function askDepth(scene: LowcyScene, words: Words): Ask {
  const { dive, risks } = scene.view;
  const cards = dive.length;
  const detail = risks.deeper
    ? words.say("podwodni_lowcy-ask-depth-risk", { risk: riskWords(risks.deeper, words) })
    : words.say("podwodni_lowcy-ask-depth-detail", { cards });
  const asked = choicesOf(scene, "deeper").length ? "depth" : "surface";
  return question(GAME, asked, words, { cards }, { detail, icon: "lowcy-diver", at: beside() });
}

function askRow(scene: LowcyScene, words: Words): Ask {
  const { dive, picked } = scene.view;
  return question(GAME, "row", words, { left: dive.length - picked.length }, { icon: "lowcy-diver", at: beside() });
}

function askTools(scene: LowcyScene, words: Words): Ask {
  const { nets, harpoons } = scene.view;
  const tool = nets && harpoons ? "both" : nets ? "net" : "harpoon";
  const rivals = scene.seats.filter((_, seat) => netsFor(scene, seat).length).length;
  return question(GAME, tool, words, { nets, harpoons, rivals }, { ...shown(nets ? "net" : "harpoon"), at: beside() });
}

function askWashing(_scene: LowcyScene, words: Words): Ask {
  return question(GAME, "washing", words, {}, { ...shown("wave"), at: "hand" });
}

function askSet(scene: LowcyScene, words: Words): Ask {
  const { set, wanted } = scene.view;
  const detail = words.say("podwodni_lowcy-ask-set-detail", { set: setWords(set ?? "", words), wanted });
  return question(GAME, choicesOf(scene, "turn").length ? "turn" : "lay", words, {}, { detail, icon: "lowcy-back", at: "hand" });
}

function askFurther(scene: LowcyScene, words: Words): Ask {
  return question(GAME, "further", words, { left: scene.view.further }, { icon: "lowcy-back", at: "hand" });
}

function askPool(scene: LowcyScene, words: Words): Ask {
  return question(GAME, "pool", words, { name: nameOf(scene, scene.view.active) }, { icon: "lowcy-back", at: beside() });
}

function askMore(_scene: LowcyScene, words: Words): Ask {
  return question(GAME, "more", words, {}, { icon: "lowcy-back", at: "hand" });
}

function shown(card: string): Pick<Ask, "icon" | "tone"> {
  return { icon: `lowcy-${card}`, tone: toneOf(card) };
}

function lastTurns(scene: LowcyScene, words: Words): string | undefined {
  const { finisher } = scene.view;
  if (finisher === null) return undefined;
  return words.say("podwodni_lowcy-ask-last-turns", { name: nameOf(scene, finisher) });
}
