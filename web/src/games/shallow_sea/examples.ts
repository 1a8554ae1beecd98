// Small oceans for help and rules, made of tiles that show something; the tiles of a match come from the server.
import { BUBBLES, indexOf, SPACES } from "./geometry";
import type { Components, Coral, Creature } from "./messages";
import type { TileHere } from "./tiles";

const MARK = { provenance: "public", source: "help" } as const;

function coral(id: string, colour: Coral["colour"], points: number, corners: Coral["corners"]): Coral {
  return { id, colour, points, corners, ...MARK };
}

function creature(id: string, wants: Creature["wants"], colours: Creature["colours"], pattern: Partial<Creature>): Creature {
  return { id, wants, colours, where: "anywhere", needed: 3, points: 7, part: 2, ...pattern, ...MARK };
}

export const EXAMPLES: Components = {
  sources: [],
  start: [],
  players: [],
  orange: [],
  blue: [],
  guide: [],
  sets: [],
  scenarios: [],
  standard: [],
  modified: [],
  ranks: [],
  titles: [],
  corals: [
    coral("red", "red", 7, ["red", "yellow", "green", null]),
    coral("yellow", "yellow", 5, ["red", null, null, "yellow"]),
    coral("green", "green", 5, ["green", null, "purple", null]),
    coral("purple", "purple", 9, ["purple", "red", "yellow", "green"]),
  ],
  creatures: [
    creature("A1", "coral", "same", {
      where: "cells",
      spaces: [
        [0, -2],
        [2, 0],
        [0, 2],
      ] as never,
      points: 10,
      part: 3,
    }),
    creature("E1", "coral", "same", { where: "directions", directions: [[1, -1]] as never }),
    creature("C4", "fish", "same", {
      where: "directions",
      directions: [
        [1, -1],
        [-1, 1],
      ] as never,
      needed: 2,
      points: 5,
    }),
    creature("D4", "fish", "different", {
      where: "cells",
      spaces: [
        [1, -1],
        [2, 0],
        [1, 1],
      ] as never,
    }),
    creature("F2", "coral", "different", { needed: 4, points: 5, part: 1 }),
  ],
};

/** "c2 red, d3 purple/90, e2 green:red, b3 E1" */
export function tilesOf(text: string): (TileHere | null)[] {
  const tiles: (TileHere | null)[] = SPACES.map(() => null);
  for (const entry of text.split(", ")) {
    const [space = "", what = ""] = entry.split(" ");
    const [name = "", lodger] = what.split(":");
    const [tile = "", degrees = "0"] = name.split("/");
    tiles[indexOf(space)] = {
      tile: tile.replace("!", ""),
      degrees: Number(degrees),
      completed: lodger !== undefined || tile.endsWith("!"),
      lodger: lodger ?? null,
    };
  }
  return tiles;
}

/** "14 red, 15 green" */
export function fishOf(text: string): (string | null)[] {
  const fish: (string | null)[] = BUBBLES.map(() => null);
  for (const entry of text ? text.split(", ") : []) {
    const [bubble = "", colour = ""] = entry.split(" ");
    fish[indexOf(bubble)] = colour;
  }
  return fish;
}
