import { expect, it } from "vitest";
import type { Action, ShallowSeaView } from "./messages";
import { laidBy } from "./planned";

const POOLS = { corals: ["R01", "G02"], creatures: ["crab"], fish: ["red", "green"], refresh: {} };

function view(hand: { tile?: string; fish?: string } = {}) {
  return { hand: { tile: null, fish: null, ...hand }, pools: POOLS } as unknown as ShallowSeaView;
}

it("lays the chosen tile as it will be turned, and the chosen fish", () => {
  const turn: Action[] = [
    { type: "coral", slot: 2 },
    { type: "fish", slot: 1 },
    { type: "space", space: "c2" },
    { type: "turn", degrees: 90 },
    { type: "bubble", bubble: 14 },
  ];
  expect(laidBy(turn, view())).toMatchObject([
    { place: "c2", tile: { tile: "G02", degrees: 90 } },
    { place: "14", fish: "red" },
  ]);
});

it("lays what is in hand already", () => {
  expect(laidBy([{ type: "bubble", bubble: 3 }], view({ fish: "green" }))).toMatchObject([{ place: "3", fish: "green" }]);
  expect(laidBy([{ type: "space", space: "a1" }], view({ tile: "crab" }))).toMatchObject([
    { place: "a1", tile: { tile: "crab", degrees: 0 } },
  ]);
});

it("lays nothing where the turn only completes or ends", () => {
  expect(laidBy([{ type: "complete", space: "c2" }, { type: "end" }], view())).toEqual([]);
});
