import type { SeatAnalysis } from "$lib/messages";
import { expect, it } from "vitest";
import { curveOf, HEIGHT, WIDTH } from "./curve";

const SEAT: SeatAnalysis = {
  seat: 0,
  unit: "lead",
  result: 400,
  cost: 0,
  luck: 0,
  decisions: [
    { move: 1, value: 0, cost: 0 },
    { move: 5, value: -400, cost: 100 },
  ],
  draws: [],
  turning_points: [],
};

it("goes from the first decision to the result", () => {
  const { path, level } = curveOf(SEAT, 10);
  expect(path).toBe(`M14 90L242.8 ${HEIGHT - 14}L${WIDTH - 14} 14`);
  expect(level).toBe(90);
});

it("keeps the value of the last decision between two of them", () => {
  const { at } = curveOf(SEAT, 10);
  expect(at(7).y).toBe(at(5).y);
  expect(at(3).y).toBe(at(1).y);
});

it("has no level where somebody plays alone, and half for chances", () => {
  expect(curveOf({ ...SEAT, unit: "points" }, 10).level).toBeNull();
  expect(curveOf({ ...SEAT, unit: "chance", decisions: [{ move: 1, value: 0, cost: 0 }], result: 1000 }, 10).level).toBe(90);
});
