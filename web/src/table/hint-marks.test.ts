import { expect, it } from "vitest";
import { arrowBetween } from "./hint-marks";

function box(x: number, y: number) {
  return { x, y, width: 20, height: 40 };
}

it("leads from edge to edge", () => {
  expect(arrowBetween(box(0, 0), box(100, 0))).toEqual({ x1: 20, y1: 20, x2: 100, y2: 20 });
  expect(arrowBetween(box(0, 0), box(0, 100))).toEqual({ x1: 10, y1: 40, x2: 10, y2: 100 });
});

it("has no length where two things overlap", () => {
  expect(arrowBetween(box(0, 0), box(6, 0))).toEqual({ x1: 13, y1: 20, x2: 13, y2: 20 });
});
