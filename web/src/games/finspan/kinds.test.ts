import { expect, test } from "vitest";
import { progress } from "./kinds";
import type { Components, FinspanView } from "./messages";

const COMPONENTS = { start: [{ weeks: 4, divers: 6 }] } as Components;

function at(week: number, round: number) {
  return progress({ week, round } as FinspanView, COMPONENTS);
}

test("a match begins with no turn done and has one for every diver of every week", () => {
  expect(at(1, 1)).toEqual({ done: 0, all: 24, group: 6 });
});

test("the turns of the weeks before are done", () => {
  expect(at(3, 2)?.done).toBe(13);
});
