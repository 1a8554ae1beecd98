import { expect, it } from "vitest";
import { cardsToDraw, handName } from "./kinds";
import type { KelpView } from "./messages";

function drawing(step: string, left: number, octopus: object = {}): KelpView {
  const whole = { hand_limit: 4, hand_size: 1, pile_size: 9, discards: [], ...octopus };
  return { step, left, octopus: whole } as unknown as KelpView;
}

it("draws up to the limit of the hand, or as many as a card says, as far as there are cards", () => {
  expect(cardsToDraw(drawing("act", 0))).toBe(3);
  expect(cardsToDraw(drawing("draw", 1))).toBe(1);
  expect(cardsToDraw(drawing("draw", 2, { hand_size: 4 }))).toBe(0);
  expect(cardsToDraw(drawing("act", 0, { pile_size: 1, discards: ["hide"] }))).toBe(2);
});

it("calls what lies before the shark its dice", () => {
  expect([handName({ seat: 1 }), handName({ seat: 0 })]).toEqual(["kelp-tab-dice", "hand"]);
});
