// Oceans and cards for help and rules, made to show something; those of a match come from the server.
import { type Contents, SLOTS } from "./kinds";
import type { Decision, Fish } from "./messages";

const MARK = { provenance: "public", source: "help" } as const;

/** Fish that show one thing each; their numbers are only plausible. */
export const MACKEREL: Fish = {
  id: "9",
  deck: "main",
  latin: "Scomber scombrus",
  points: 4,
  length: 60,
  zones: ["sunlight", "twilight"],
  site: "purple",
  cost: { cards: 1, eggs: 2 },
  ability: "if_activated",
  effects: [{ op: "lay_egg", n: 2 }],
  ...MARK,
};
export const SHARK: Fish = {
  id: "57",
  deck: "main",
  latin: "Carcharodon carcharias",
  points: 10,
  length: 600,
  zones: ["sunlight", "twilight", "midnight"],
  tags: { predator: 2 },
  cost: { young: 2, consume: 1 },
  ability: "when_played",
  all_players: true,
  effects: [{ op: "lay_egg_on_each", tag: "predator" }],
  ...MARK,
};
export const CLOWNFISH: Fish = {
  id: "30",
  deck: "main",
  latin: "Amphiprion ocellaris",
  points: 2,
  length: 11,
  zones: ["sunlight"],
  cost: { cards: 2 },
  ability: "game_end",
  effects: [{ op: "score", points: 6, condition: "young_exactly", n: 2 }],
  ...MARK,
};

export const DECISION: Decision = { id: "N4", goal: "add", dive: ["school", "hatch", "eggs"], fish: true, ...MARK };

/** "b1:24 egg, p4 young young": fish and tokens by slot. */
export function oceanFrom(text: string): Contents[] {
  const parts = new Map(text.split(", ").map((part) => [part.slice(0, 2), part.slice(2).split(/[ :]/).filter(Boolean)] as const));
  return SLOTS.map(({ name }) => {
    const things = parts.get(name) ?? [];
    return {
      fish: things.find((thing) => /^\d|^forage/.test(thing)) ?? null,
      egg: things.includes("egg"),
      young: things.filter((thing) => thing === "young").length,
      school: things.includes("school"),
      consumed: [],
      points: 0,
    };
  });
}
