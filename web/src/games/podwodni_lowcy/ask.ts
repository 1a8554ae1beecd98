// The sentence above the sea: what is asked of the viewer, or of whoever is to act.
import { choicesOf } from "../shared/choices";
import type { Words } from "$lib/words.svelte";
import type { Ask } from "../game";
import { nameOf, wonText } from "../shared/ask";
import { type LowcyScene, netsFor, toneOf } from "./kinds";
import { cardWords, riskWords, setWords } from "./text";

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
  const asked = sets ? "start-or-score" : "start";
  const detail = lastTurns(scene, words) ?? words.say(`podwodni_lowcy-ask-${asked}-detail`, { sets });
  return { text: words.say(`podwodni_lowcy-ask-${asked}`), detail, icon: "lowcy-diver", at: beside() };
}

function askCorner(scene: LowcyScene, words: Words): Ask {
  const card = scene.view.dive[0] ?? "";
  const text = words.say("podwodni_lowcy-ask-corner", { card: cardWords(card, words) });
  return { text, detail: words.say("podwodni_lowcy-ask-corner-detail"), ...shown(card), at: beside() };
}

function askDepth(scene: LowcyScene, words: Words): Ask {
  const { dive, risks } = scene.view;
  const deeper = choicesOf(scene, "deeper").length > 0;
  const risk = risks.deeper;
  const detail = risk
    ? words.say("podwodni_lowcy-ask-depth-risk", { risk: riskWords(risk, words) })
    : words.say("podwodni_lowcy-ask-depth-detail", { cards: dive.length });
  const text = words.say(deeper ? "podwodni_lowcy-ask-depth" : "podwodni_lowcy-ask-surface", { cards: dive.length });
  return { text, detail, icon: "lowcy-diver", at: beside() };
}

function askRow(scene: LowcyScene, words: Words): Ask {
  const { dive, picked } = scene.view;
  const text = words.say("podwodni_lowcy-ask-row", { left: dive.length - picked.length });
  return { text, detail: words.say("podwodni_lowcy-ask-row-detail"), icon: "lowcy-diver", at: beside() };
}

function askTools(scene: LowcyScene, words: Words): Ask {
  const { nets, harpoons } = scene.view;
  const tool = nets && harpoons ? "both" : nets ? "net" : "harpoon";
  const rivals = scene.seats.filter((_, seat) => netsFor(scene, seat).length).length;
  const detail = words.say(`podwodni_lowcy-ask-${tool}-detail`, { nets, harpoons, rivals });
  return { text: words.say(`podwodni_lowcy-ask-${tool}`, { nets, harpoons }), detail, ...shown(nets ? "net" : "harpoon"), at: beside() };
}

function askWashing(_scene: LowcyScene, words: Words): Ask {
  const detail = words.say("podwodni_lowcy-ask-washing-detail");
  return { text: words.say("podwodni_lowcy-ask-washing"), detail, ...shown("wave"), at: "hand" };
}

function askSet(scene: LowcyScene, words: Words): Ask {
  const { set, wanted } = scene.view;
  const turning = choicesOf(scene, "turn").length > 0;
  const detail = words.say("podwodni_lowcy-ask-set-detail", { set: setWords(set ?? "", words), wanted });
  return { text: words.say(turning ? "podwodni_lowcy-ask-turn" : "podwodni_lowcy-ask-lay"), detail, icon: "lowcy-back", at: "hand" };
}

function askFurther(scene: LowcyScene, words: Words): Ask {
  const text = words.say("podwodni_lowcy-ask-further", { left: scene.view.further });
  return { text, detail: words.say("podwodni_lowcy-ask-further-detail"), icon: "lowcy-back", at: "hand" };
}

function askPool(scene: LowcyScene, words: Words): Ask {
  const name = nameOf(scene, scene.view.active);
  const detail = words.say("podwodni_lowcy-ask-pool-detail", { name });
  return { text: words.say("podwodni_lowcy-ask-pool"), detail, icon: "lowcy-back", at: beside() };
}

function askMore(_scene: LowcyScene, words: Words): Ask {
  const detail = words.say("podwodni_lowcy-ask-more-detail");
  return { text: words.say("podwodni_lowcy-ask-more"), detail, icon: "lowcy-back", at: "hand" };
}

function shown(card: string): Pick<Ask, "icon" | "tone"> {
  return { icon: `lowcy-${card}`, tone: toneOf(card) };
}

function lastTurns(scene: LowcyScene, words: Words): string | undefined {
  const { finisher } = scene.view;
  if (finisher === null) return undefined;
  return words.say("podwodni_lowcy-ask-last-turns", { name: nameOf(scene, finisher) });
}
