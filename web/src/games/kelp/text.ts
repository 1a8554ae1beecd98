// Kelp in words: the same sentences as in the terminal, from the same messages.
import type { Details, Words } from "$lib/words.svelte";
import { includes } from "../shared/choices";
import { joined, namer, speechOf } from "../shared/speech";
import { areaOf, dieOf, type KelpChoice, type KelpScene, kindOf, OCTOPUS } from "./kinds";
import type { Components, KelpView, Action, OctopusCard, SharkCard } from "./messages";

const named = (name: string) => (value: string, _components: Components, words: Words) => words.say(`kelp-${name}`, { [name]: value });
const NAMED = ["card", "block", "pile", "escape", "space", "ability", "colour", "strike"];
const die = (value: string, _components: Components, words: Words) => dieName(value, words);

export const speech = speechOf<Action, Components>("kelp", {
  called: {
    ...Object.fromEntries(NAMED.map((name) => [name, named(name)])),
    cards: named("card"),
    old: named("block"),
    counter: named("escape"),
    die,
    dice: die,
  },
  pictured: ["die", "dice"],
  seats: [],
  capital: true,
});

export function scoreDetail(what: string, _components: Components, words: Words): string {
  return words.say(`kelp-log-end-${what}`);
}

// ---- names

export const cardName = namer("kelp", "card");
export const blockName = namer("kelp", "block");
export const abilityName = namer("kelp", "ability");
export const escapeName = namer("kelp", "escape");
const spaceName = namer("kelp", "space");

export function dieName(die: string, words: Words): string {
  const { colour, value } = dieOf(die);
  return words.say("kelp-die", { colour, value });
}

// ---- what cards do, from their data

type Effect = OctopusCard["effect"][number] | SharkCard["effect"][number] | Components["tiles"][number]["effect"][number];

export function effectsWords(effects: Effect[], words: Words): string {
  return effects.map((effect) => effectWords(effect, words)).join(" ");
}

function effectWords({ op, ...details }: Effect, words: Words): string {
  const told = Object.entries(details).map(([key, value]) => [key, typeof value === "boolean" ? String(value) : value]);
  return words.say(`kelp-effect-${op}`, Object.fromEntries(told) as Details);
}

export function cardWords(card: OctopusCard, words: Words): string {
  if (card.type === "eat") return words.say("kelp-effect-eat", { block: blockName(foodOf(card.id), words) });
  return effectsWords(card.effect, words);
}

/** How many things a card learns. */
export function itemsLearned(card: OctopusCard): number {
  return card.effect.reduce((sum, effect) => sum + (effect.op === "learn" ? effect.items : 0), 0);
}

/** An eat card is named after its food. */
export function foodOf(card: string): string {
  return card.replace(/^eat-/, "");
}

export function abilityWords(card: SharkCard, words: Words): string {
  return card.effect.length ? effectsWords(card.effect, words) : words.say("kelp-effect-none");
}

// ---- places

export function areaWords(scene: KelpScene, name: string, words: Words): string {
  const area = areaOf(scene.view, name);
  if (!area) return name;
  const kind = kindOf(scene, name);
  const block = area.block ? blockName(area.block, words) : "";
  const state = area.hidden ? (area.block ? "own" : "hidden") : area.block ? "open" : "lifted";
  return [
    words.say("kelp-area", { area: name, kind, value: area.value }),
    words.say(`kelp-area-${state}`, { block }),
    oddsWords(scene, name, words),
  ]
    .filter(Boolean)
    .join(", ");
}

/** What a screen reader says of a place: what is there, what can be done there, and whether it is hinted at. */
export function placeLabel(scene: KelpScene, said: string, choices: KelpChoice[], words: Words): string {
  const [first] = choices;
  const can = first && words.say(`kelp-do-${first.action.type}.can`);
  return joined(said, can, includes(choices, scene.hinted) && words.say("kelp-hinted"));
}

export function percent(chance: number): string {
  return chance > 0 && chance < 10 ? "<1%" : `${Math.round(chance / 10)}%`;
}

/** "octopus 25%, shell 60%" */
export function oddsWords(scene: KelpScene, name: string, words: Words): string {
  const odds = areaOf(scene.view, name)?.odds;
  if (!odds) return "";
  const chances = Object.entries(odds).sort(([, one], [, other]) => other - one);
  return chances.map(([block, chance]) => `${blockName(block, words)} ${percent(chance)}`).join(", ");
}

export function spaceWords(view: KelpView, space: string, words: Words): string {
  const value = view.currents[space] ?? 0;
  const name = spaceName(space, words);
  if (view.shark.space === space && view.step !== "start") return words.say("kelp-space-shark", { space: name });
  return words.say(value ? "kelp-space-current" : "kelp-space-free", { space: name, value });
}

export function status(view: KelpView, seat: number, words: Words): string {
  if (seat === OCTOPUS) return words.say("kelp-status-octopus", { eaten: view.octopus.eaten.length, cards: view.octopus.hand_size });
  const hunger = Object.values(view.shark.hunger).reduce((sum, count) => sum + count, 0);
  return words.say("kelp-status-shark", { hunger, tiles: view.shark.tiles });
}
