// What Shallow Sea has beside its matches: scenarios on the achievement sheet, setups in words, oceans from the box.
import { words } from "$lib/words.svelte";
import type { Extras } from "../extras";
import "./tokens.css";
import ListEntry from "./ListEntry.svelte";
import ScenarioDetails from "./ScenarioDetails.svelte";
import PreparePicture from "./tabletop/PreparePicture.svelte";

const say = (id: string, details = {}) => words.say(`shallow_sea-${id}`, details);

/** Only what was chosen: a scenario brings everything else with it. */
function setupLines(options: Record<string, string>): string[] {
  const { scenario = "0", mode = "standard", creatures = "guide", modified = "none" } = options;
  if (scenario !== "0") return [say(`scenario-${scenario}`)];
  if (mode === "first") return [say("setup-first")];
  const lines = [
    mode === "family" ? say("setup-family") : modified === "none" ? say("setup-standard") : say("setup-modified", { list: modified }),
  ];
  if (creatures !== "guide" || mode !== "family") lines.push(creatureWords(creatures));
  const cards = ["orange", "blue"].flatMap((colour) => cardNames(colour, options[colour] ?? "random"));
  return cards.length ? [...lines, say("setup-cards", { list: cards.join(", ") })] : lines;
}

function creatureWords(creatures: string): string {
  if (creatures === "guide" || creatures === "random") return say(`setup-${creatures}`);
  if (creatures === "first" || creatures === "family") return say(`setup-set-${creatures}`);
  return say("setup-creatures", { list: creatures.split(",").join(" ") });
}

function cardNames(colour: string, value: string): string[] {
  return value === "random" ? [] : value.split(",").map((number) => say(`card-${colour}-${number}`));
}

export default {
  BoxDetails: ScenarioDetails,
  ListEntry,
  setupLines,
  PreparePicture,
  prepared: ["mode"],
  tabletop: { score: () => import("./tabletop/Box.svelte") },
} satisfies Extras;
