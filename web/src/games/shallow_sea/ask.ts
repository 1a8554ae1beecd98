// The sentence above the ocean: what is asked of the viewer, or of whoever is to act.
import { choicesOf } from "../shared/choices";
import type { Words } from "$lib/words.svelte";
import type { Ask } from "../game";
import { nameOf, question, wonText } from "../shared/ask";
import { type SeaScene } from "./kinds";
import { scenarioResult, shortName } from "./text";

const GAME = "shallow_sea";

export function ask(scene: SeaScene, words: Words): Ask {
  const { view } = scene;
  if (view.to_act < 0) return askOver(scene, words);
  if (view.to_act !== view.seat) return askOther(scene, words);
  const asked = ASKED[view.step] ?? askPlace;
  return asked(scene, words);
}

const ASKED: Record<string, (scene: SeaScene, words: Words) => Ask> = {
  start: askStart,
  choose: askChoose,
  link: askLink,
  place: askPlace,
  turn: askTurn,
  lodge: askLodge,
  move: askMove,
  shift: askShift,
  pay: askPay,
};

function askOver(scene: SeaScene, words: Words): Ask {
  const text = scene.view.oceans.length === 1 ? soloText(scene, words) : wonText("shallow_sea", scene, words);
  return { text, detail: words.say("shallow_sea-ask-over"), icon: "sea-shell" };
}

function soloText({ view, components }: SeaScene, words: Words): string {
  const points = view.oceans[0]!.points;
  if (view.scenario) return scenarioResult(view, components, words);
  if (view.rank) return words.say("shallow_sea-ask-ranked", { rank: words.say(`shallow_sea-rank-${view.rank}`), points });
  if (!view.orange.length) return words.say("shallow_sea-ask-unranked-family", { points });
  return words.say("shallow_sea-ask-unranked", { points, first: components.ranks[0]?.points ?? 0 });
}

function askOther(scene: SeaScene, words: Words): Ask {
  const name = nameOf(scene, scene.view.to_act);
  return { text: words.say(`shallow_sea-ask-wait-${scene.view.step}`, { name }), icon: "sea-shell" };
}

function askStart(scene: SeaScene, words: Words): Ask {
  return scene.view.hand.tile ? askPlace(scene, words) : question(GAME, "start", words, {}, { icon: "sea-shell", at: "hand" });
}

function askChoose(scene: SeaScene, words: Words): Ask {
  const left = scene.view.turns_left[scene.view.to_act] ?? 0;
  const asked = choicesOf(scene, "draw").length ? "draw" : choicesOf(scene, "complete").length ? "choose-or-complete" : "choose";
  const detail = words.say("shallow_sea-ask-choose-detail", { left });
  return question(GAME, asked, words, {}, { detail, icon: "sea-shell", at: "hand" });
}

function askLink(scene: SeaScene, words: Words): Ask {
  const detail = words.say(`shallow_sea-ask-${choicesOf(scene, "take").length ? "take" : "link"}-detail`, {
    shells: scene.view.prices.choose ?? 1,
  });
  return question(GAME, "link", words, {}, { detail, ...shownTile(scene), at: "hand" });
}

function askPlace(scene: SeaScene, words: Words): Ask {
  const { tile, fish } = scene.view.hand;
  const complete = choicesOf(scene, "complete").length;
  if (!tile && !fish) return question(GAME, complete ? "complete" : "end", words, { tiles: complete }, { icon: "sea-shell", at: "fold" });
  const what = tile && fish ? "both" : tile ? "tile" : "fish";
  const names = { tile: tile ? shortName(tile, scene.components, words) : "", colour: fish ?? "" };
  const asked = question(GAME, `place-${what}`, words, names, { ...(tile ? shownTile(scene) : shownFish(fish!)), at: "fold" });
  return complete ? { ...asked, detail: words.say("shallow_sea-ask-complete-detail") } : asked;
}

/** A wheel and keys are named only where there are some. */
function askTurn(scene: SeaScene, words: Words): Ask {
  const detail = words.say(`shallow_sea-ask-turn-${matchMedia("(hover: hover)").matches ? "detail" : "touch"}`);
  return question(GAME, "turn", words, {}, { detail, ...shownTile(scene), at: "fold" });
}

function askLodge(_scene: SeaScene, words: Words): Ask {
  return question(GAME, "lodge", words, {}, { icon: "sea-shell", at: "fold" });
}

function askMove(scene: SeaScene, words: Words): Ask {
  const fish = scene.view.hand.lifted ?? "red";
  return question(GAME, "move", words, { colour: fish }, { ...shownFish(fish), at: "fold" });
}

function askShift(scene: SeaScene, words: Words): Ask {
  return question(GAME, "shift", words, {}, { ...shownTile(scene), at: "fold" });
}

function askPay(scene: SeaScene, words: Words): Ask {
  return question(GAME, "pay", words, { owed: scene.view.hand.owed }, { icon: "sea-shell" });
}

function shownTile(scene: SeaScene): Pick<Ask, "icon" | "tone"> {
  const tile = scene.view.hand.tile ?? scene.view.hand.lifted ?? "";
  const coral = scene.components.corals.find(({ id }) => id === tile);
  return coral ? { icon: `coral-${coral.colour}`, tone: coral.colour } : { icon: `sea-${tile}` };
}

function shownFish(colour: string): Pick<Ask, "icon" | "tone"> {
  return { icon: `sea-fish-${colour}`, tone: colour };
}
