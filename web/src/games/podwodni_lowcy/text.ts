// Podwodni Łowcy in words: the same sentences as in the terminal, from the same messages.
import type { Words } from "$lib/words.svelte";
import { namer, speechOf, type Speech } from "../shared/speech";
import type { Components, LowcyView, Action, Risk } from "./messages";

const named = (name: string) => (value: string, _components: Components, words: Words) =>
  words.say(`podwodni_lowcy-${name}`, { [name]: value });

const spoken = speechOf<Action, Components>("podwodni_lowcy", {
  called: {
    card: named("card"),
    cards: named("card"),
    set: named("set"),
    corner: named("corner"),
    space: named("space"),
    filled: (place, _components, words) => placeWords(place, words),
    causes: (place, _components, words) => placeWords(place, words),
  },
  seats: ["seat", "other"],
  pictured: ["card", "cards", "filled", "causes", "set"],
});

export const speech: Speech<Action, Components> = {
  ...spoken,
  // Divers count from one.
  sentence: (action, components, words) =>
    spoken.sentence(action.type === "net" ? { ...action, seat: action.seat + 1 } : action, components, words),
};

/** "red-ray", or "3 × red-ray" where several count. */
export function scoreDetail(what: string, _components: Components, words: Words): string {
  const [card = "", count] = what.split(" × ").reverse();
  return count ? `${count} × ${cardWords(card, words)}` : cardWords(card, words);
}

export const cardWords = namer("podwodni_lowcy", "card");
export const setWords = namer("podwodni_lowcy", "set");
export const cornerWords = namer("podwodni_lowcy", "corner");

/** "31%", or a word where the table wants words. */
export function riskWords(risk: Risk, words: Words): string {
  if (risk.per_mille === null) return words.say("podwodni_lowcy-risk-level", { level: risk.level });
  return `${Math.round(risk.per_mille / 10)}%`;
}

export function status(view: LowcyView, seat: number, words: Words): string {
  return words.say("podwodni_lowcy-status", { cards: view.divers[seat]?.open.length ?? 0 });
}

/** "b2 red ray" from "b2 red-ray" */
export function placeWords(place: string, words: Words): string {
  const [space = "", card = ""] = place.split(" ");
  return `${words.say("podwodni_lowcy-space", { space })} ${cardWords(card, words)}`;
}
