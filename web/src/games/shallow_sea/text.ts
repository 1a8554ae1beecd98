// Shallow Sea in words: the same sentences as in the terminal, from the same messages.
import type { Words } from "$lib/words.svelte";
import { speechOf } from "../shared/speech";
import type { Action, Components, Outlook, ShallowSeaView } from "./messages";
import { coralOf, creatureOf, type TileHere } from "./tiles";

export const speech = speechOf<Action, Components>("shallow_sea", {
  called: {
    tile: tileWords,
    creatures: (tile, _components, words) => speciesName(tile, words),
    cards: (card, _components, words) => cardName(card, words),
  },
  pictured: ["tile", "creatures"],
  led: ({ args }) => (typeof args.colour === "string" ? { thing: "fish", value: args.colour } : null),
});

// ---- names

export function colourName(colour: string, words: Words): string {
  return words.say("shallow_sea-colour", { colour });
}

export function speciesName(tile: string, words: Words): string {
  return words.say(`shallow_sea-species-${tile}`);
}

export function cardName(card: string, words: Words): string {
  return words.say(`shallow_sea-card-${card}`);
}

/** "red coral (7)" or "sea krait", for lists in which the exact tile does not matter. */
export function shortName(tile: string, components: Components, words: Words): string {
  const coral = coralOf(components, tile);
  return coral ? words.say("shallow_sea-short-coral", { colour: coral.colour, points: coral.points }) : speciesName(tile, words);
}

/** A tile in a few words, as the log has it. */
export function tileWords(tile: string, components: Components, words: Words): string {
  const coral = coralOf(components, tile);
  if (!coral) return speciesName(tile, words);
  return words.say("shallow_sea-coral", { name: tile, colour: coral.colour, points: coral.points, fish: fishOf(coral.corners, words) });
}

function fishOf(corners: (string | null)[], words: Words): string {
  return corners
    .filter((colour) => colour !== null)
    .map((colour) => colourName(colour, words))
    .join(", ");
}

/** What a tile waits for. */
export function wishWords(tile: string, components: Components, words: Words): string {
  const coral = coralOf(components, tile);
  if (coral) return words.say("shallow_sea-wish-coral", { fish: fishOf(coral.corners, words), points: coral.points });
  const creature = creatureOf(components, tile);
  if (!creature) return tile;
  const { wants, colours, where, needed, points, part } = creature;
  return words.say("shallow_sea-wish", { wants, colours, where, needed, points, part, ways: creature.directions?.length ?? 0 });
}

/** A sentence about what is drawn on it. */
export function aboutWords(tile: string, components: Components, words: Words): string {
  const coral = coralOf(components, tile);
  return words.say(`shallow_sea-about-${coral ? coral.colour : tile}`);
}

// ---- places

/** "c2, whale shark, 1 of 3" */
export function spaceWords(space: string, here: TileHere | null, components: Components, words: Words): string {
  if (!here) return words.say("shallow_sea-space-empty", { space });
  const name = shortName(here.tile, components, words);
  if (here.completed) {
    const fish = here.lodger ? colourName(here.lodger, words) : "";
    return words.say(here.lodger ? "shallow_sea-space-home" : "shallow_sea-space-done", { space, name, fish, points: here.points ?? 0 });
  }
  const needed = neededBy(here.tile, components);
  return words.say("shallow_sea-space-waits", { space, name, fits: here.fits ?? 0, needed });
}

/** The same and what it waits for. */
export function spaceExplained(space: string, here: TileHere, components: Components, words: Words): string {
  const place = spaceWords(space, here, components, words);
  return here.completed ? place : `${place}. ${wishWords(here.tile, components, words)}`;
}

export function neededBy(tile: string, components: Components): number {
  return coralOf(components, tile)?.corners.filter(Boolean).length ?? creatureOf(components, tile)?.needed ?? 0;
}

/** "Bubble 14, red fish", or what corals want in an empty one. */
export function bubbleWords(bubble: string, colour: string | null, wanted: string[], words: Words): string {
  if (colour) return words.say("shallow_sea-bubble-full", { bubble, colour });
  const fish = wanted.map((one) => colourName(one, words)).join(", ");
  return words.say(fish ? "shallow_sea-bubble-wanted" : "shallow_sea-bubble-empty", { bubble, fish });
}

/** What a choice would bring. */
export function outlookWords(outlook: Outlook | undefined, needed: number, words: Words): string {
  if (!outlook) return "";
  const { completes = [], breaks = [], fits = 0, points = 0, hopeless = false, forfeits = false } = outlook;
  const said: string[] = [];
  if (completes.length) said.push(words.say("shallow_sea-outlook-completes", { spaces: completes.join(", "), points }));
  else if (hopeless) said.push(words.say("shallow_sea-outlook-hopeless"));
  else if (fits && needed) said.push(words.say("shallow_sea-outlook-fits", { fits, needed }));
  if (breaks.length) said.push(words.say("shallow_sea-outlook-breaks", { spaces: breaks.join(", ") }));
  if (forfeits) said.push(words.say("shallow_sea-outlook-forfeits"));
  return said.join("; ");
}

// ---- scenarios

/** What the scenario asks for: its task and its minimum. */
export function scenarioWords(scenario: number, components: Components, words: Words): string {
  return `${words.say(`shallow_sea-scenario-${scenario}`)}; ${words.say("shallow_sea-minimum", { points: minimumOf(scenario, components) })}`;
}

/** Whether the scenario of a solo match was passed, and what was missing. */
export function scenarioResult(view: ShallowSeaView, components: Components, words: Words): string {
  const minimum = minimumOf(view.scenario, components);
  const { points, achieved } = view.oceans[0]!;
  const result = achieved.length ? "passed" : points < minimum ? "short" : "undone";
  return words.say(`shallow_sea-scenario-${result}`, { points, minimum });
}

function minimumOf(scenario: number, components: Components): number {
  return components.scenarios[scenario - 1]?.minimum ?? 0;
}

// ---- the score sheet

/** "c2 R05 (red)", "orange-1: c2 R05 (red) + d3 G01 (red)" or "bubble 14 red: c2 d3". */
export function scoreDetail(what: string, components: Components, words: Words): string {
  const bubble = /^bubble (\d+) (\w+):(.*)$/.exec(what);
  if (bubble) {
    const [, number = "", colour = "", around = ""] = bubble;
    const spaces = around.trim().split(" ").filter(Boolean).join(", ");
    return words.say("shallow_sea-detail-fish", { bubble: number, colour: colourName(colour, words), spaces: spaces || "-" });
  }
  const [tiles = "", card] = what.split(": ").reverse();
  const said = tiles
    .split(" + ")
    .filter(Boolean)
    .map((tile) => tileDetail(tile, components, words))
    .join(" + ");
  return card ? `${cardName(card, words)}: ${said}` : said;
}

function tileDetail(text: string, components: Components, words: Words): string {
  const [space = "", tile = "", fish] = text.split(" ");
  const name = shortName(tile, components, words);
  const lodger = fish?.slice(1, -1);
  return lodger
    ? words.say("shallow_sea-detail-home", { space, name, colour: colourName(lodger, words) })
    : words.say("shallow_sea-detail-tile", { space, name });
}

export function status(view: ShallowSeaView, seat: number, words: Words): string {
  return words.say("shallow_sea-status", { shells: view.oceans[seat]?.shells ?? 0, turns: view.turns_left[seat] ?? 0 });
}
