// The sentence above the ocean: what is asked of the viewer, or of whoever is to act.
import type { Words } from "$lib/words.svelte";
import type { Ask } from "../game";
import { nameOf, question, wonText } from "../shared/ask";
import { type FinScene, type Verb } from "./kinds";
import type { Payment } from "./messages";
import { fishTitle, sourceName } from "./text";

const GAME = "finspan";

export function ask(scene: FinScene, words: Words): Ask {
  const { view } = scene;
  if (view.to_act < 0) return askOver(scene, words);
  if (view.to_act !== view.seat) return askOther(scene, words);
  return (ASKED[view.step] ?? askTurn)(scene, words);
}

const ASKED: Record<string, (scene: FinScene, words: Words) => Ask> = {
  place: askPlace,
  pay: askPay,
  benefit: askBenefit,
  move: askMove,
  tuck: askTuck,
  last: askLast,
};

function askOver(scene: FinScene, words: Words): Ask {
  const text = wonText("finspan", scene, words, words.say("finspan-automaton"));
  return { text, detail: words.say("finspan-ask-over"), icon: "fin-fish" };
}

function askOther(scene: FinScene, words: Words): Ask {
  const name = nameOf(scene, scene.view.to_act);
  return { text: words.say(`finspan-ask-wait-${scene.view.step}`, { name }), icon: "fin-diver" };
}

function askTurn(scene: FinScene, words: Words): Ask {
  const { week, round } = scene.view;
  return question(GAME, "choose", words, { week, round }, { icon: "fin-diver", at: "hand" });
}

function askPlace(scene: FinScene, words: Words): Ask {
  const name = fishTitle(scene.view.payment?.card ?? "", words);
  return question(GAME, "place", words, { name }, { icon: "fin-play_fish", at: "fold" });
}

const OWED = [
  ["cards", "discard"],
  ["eggs", "egg"],
  ["young", "young"],
  ["schools", "school"],
] as const;

/** What is paid next: the rules ask for one kind after the other. */
export function owedOf(payment: Payment): { kind: (typeof OWED)[number][0]; icon: string; left: number }[] {
  return OWED.map(([kind, icon]) => ({ kind, icon, left: payment[kind] })).filter(({ left }) => left > 0);
}

function askPay(scene: FinScene, words: Words): Ask {
  const { payment } = scene.view;
  const { kind = "cards", left = 0, icon = "discard" } = (payment && owedOf(payment)[0]) ?? {};
  const details = { kind, left, name: fishTitle(payment?.card ?? "", words) };
  return question(GAME, "pay", words, details, { icon: `fin-${icon}`, at: kind === "cards" ? "hand" : "fold" });
}

const BENEFITS: Partial<Record<Verb, string>> = {
  draw: "draw",
  recover: "recover",
  egg: "egg",
  eggs: "egg",
  hatch: "hatch",
  young: "young",
  lift: "move",
  tuck: "tuck",
  play: "play_fish",
};

function askBenefit(scene: FinScene, words: Words): Ask {
  const kinds = new Set(scene.choices.flatMap(({ action }) => BENEFITS[action.type] ?? []));
  const [only = "any"] = kinds.size === 1 ? kinds : [];
  const name = sourceName(scene.view.ability?.source ?? "", words);
  const inHand = ["recover", "tuck", "play_fish"].some((kind) => kinds.has(kind));
  const icon = kinds.size === 1 ? `fin-${only}` : "fin-if_activated";
  const detail = words.say("finspan-ask-take-detail");
  return question(GAME, `take-${only}`, words, { name }, { detail, icon, at: inHand ? "hand" : "fold" });
}

function askMove(scene: FinScene, words: Words): Ask {
  const token = scene.view.moving?.token ?? "young";
  return question(GAME, "move", words, { token }, { icon: `fin-${token}`, at: "fold" });
}

function askTuck(scene: FinScene, words: Words): Ask {
  return question(GAME, "tuck", words, { name: fishTitle(scene.view.tucking ?? "", words) }, { icon: "fin-tuck", at: "fold" });
}

function askLast(_scene: FinScene, words: Words): Ask {
  return question(GAME, "last", words, {}, { icon: "fin-game_end", at: "fold" });
}
