// The sentence above the ocean: what is asked of the viewer, or of whoever is to act.
import { choicesOf } from "../shared/choices";
import type { Words } from "$lib/words.svelte";
import type { Ask } from "../game";
import { nameOf, wonText } from "../shared/ask";
import { type SeaScene } from "./kinds";
import { colourName, shortName } from "./text";

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
  const { oceans, rank } = scene.view;
  const detail = words.say("shallow_sea-ask-over");
  if (oceans.length === 1) {
    const points = oceans[0]!.points;
    const text = rank
      ? words.say("shallow_sea-ask-ranked", { rank: words.say(`shallow_sea-rank-${rank}`), points })
      : words.say("shallow_sea-ask-unranked", { points });
    return { text, detail, icon: "sea-shell" };
  }
  const text = wonText("shallow_sea", scene, words);
  return { text, detail, icon: "sea-shell" };
}

function askOther(scene: SeaScene, words: Words): Ask {
  const name = nameOf(scene, scene.view.to_act);
  return { text: words.say(`shallow_sea-ask-wait-${scene.view.step}`, { name }), icon: "sea-shell" };
}

function askStart(scene: SeaScene, words: Words): Ask {
  if (scene.view.hand.tile) return askPlace(scene, words);
  const detail = words.say("shallow_sea-ask-start-detail");
  return { text: words.say("shallow_sea-ask-start"), detail, icon: "sea-shell", at: "hand" };
}

function askChoose(scene: SeaScene, words: Words): Ask {
  const left = scene.view.turns_left[scene.view.to_act] ?? 0;
  const verbs = new Set(scene.choices.map(({ action }) => action.type));
  const asked = verbs.has("draw") ? "draw" : verbs.has("complete") ? "choose-or-complete" : "choose";
  return {
    text: words.say(`shallow_sea-ask-${asked}`),
    detail: words.say("shallow_sea-ask-choose-detail", { left }),
    icon: "sea-shell",
    at: "hand",
  };
}

function askLink(scene: SeaScene, words: Words): Ask {
  const open = choicesOf(scene, "take").length > 0;
  const detail = words.say(open ? "shallow_sea-ask-take-detail" : "shallow_sea-ask-link-detail");
  return { text: words.say("shallow_sea-ask-link"), detail, ...shownTile(scene), at: "hand" };
}

function askPlace(scene: SeaScene, words: Words): Ask {
  const { tile, fish } = scene.view.hand;
  const complete = choicesOf(scene, "complete").length;
  if (!tile && !fish) return askFinish(scene, complete, words);
  const what = tile && fish ? "both" : tile ? "tile" : "fish";
  const detail = words.say(complete ? "shallow_sea-ask-complete-detail" : `shallow_sea-ask-place-${what}-detail`);
  const shown = tile ? shownTile(scene) : shownFish(fish!);
  const names = { tile: tile ? shortName(tile, scene.components, words) : "", fish: fish ? colourName(fish, words) : "" };
  return { text: words.say(`shallow_sea-ask-place-${what}`, names), detail, ...shown, at: "fold" };
}

function askFinish(scene: SeaScene, complete: number, words: Words): Ask {
  const asked = complete ? "complete" : "end";
  const detail = words.say(`shallow_sea-ask-${asked}-detail`, { tiles: complete });
  return { text: words.say(`shallow_sea-ask-${asked}`, { tiles: complete }), detail, icon: "sea-shell", at: "fold" };
}

function askTurn(scene: SeaScene, words: Words): Ask {
  const detail = words.say("shallow_sea-ask-turn-detail");
  return { text: words.say("shallow_sea-ask-turn"), detail, ...shownTile(scene), at: "fold" };
}

function askLodge(_scene: SeaScene, words: Words): Ask {
  const detail = words.say("shallow_sea-ask-lodge-detail");
  return { text: words.say("shallow_sea-ask-lodge"), detail, icon: "sea-shell", at: "fold" };
}

function askMove(scene: SeaScene, words: Words): Ask {
  const fish = scene.view.hand.lifted ?? "red";
  const text = words.say("shallow_sea-ask-move", { colour: colourName(fish, words) });
  return { text, detail: words.say("shallow_sea-ask-move-detail"), ...shownFish(fish), at: "fold" };
}

function askShift(scene: SeaScene, words: Words): Ask {
  const detail = words.say("shallow_sea-ask-shift-detail");
  return { text: words.say("shallow_sea-ask-shift"), detail, ...shownTile(scene), at: "fold" };
}

function askPay(scene: SeaScene, words: Words): Ask {
  const { owed } = scene.view.hand;
  const detail = words.say("shallow_sea-ask-pay-detail");
  return { text: words.say("shallow_sea-ask-pay", { owed }), detail, icon: "sea-shell" };
}

function shownTile(scene: SeaScene): Pick<Ask, "icon" | "tone"> {
  const tile = scene.view.hand.tile ?? scene.view.hand.lifted ?? "";
  const coral = scene.components.corals.find(({ id }) => id === tile);
  return coral ? { icon: `coral-${coral.colour}`, tone: coral.colour } : { icon: `sea-${tile}` };
}

function shownFish(colour: string): Pick<Ask, "icon" | "tone"> {
  return { icon: `sea-fish-${colour}`, tone: colour };
}
