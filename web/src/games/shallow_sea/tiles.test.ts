import { expect, it } from "vitest";
import { SPACES } from "./geometry";
import type { Components } from "./messages";
import { type TileHere, wantedIn } from "./tiles";

const COMPONENTS = { corals: [{ id: "R01", corners: ["red", null, "green", null] }], creatures: [] } as unknown as Components;

function ocean(tiles: Record<string, Partial<TileHere>>) {
  return SPACES.map(({ name }) => (tiles[name] ? { tile: "R01", degrees: 0, completed: false, lodger: null, ...tiles[name] } : null));
}

const NORTH_OF_E2 = "7";
const EAST_OF_E2 = "13";

it("names the fish that unfinished corals want in a bubble", () => {
  expect(wantedIn(NORTH_OF_E2, ocean({ e2: {} }), COMPONENTS)).toEqual(["red"]);
  expect(wantedIn(EAST_OF_E2, ocean({ e2: {} }), COMPONENTS)).toEqual([]);
});

it("follows a tile that was turned, and forgets one that is completed", () => {
  expect(wantedIn(EAST_OF_E2, ocean({ e2: { degrees: 90 } }), COMPONENTS)).toEqual(["red"]);
  expect(wantedIn(NORTH_OF_E2, ocean({ e2: { completed: true } }), COMPONENTS)).toEqual([]);
});
