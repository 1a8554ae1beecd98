import { beforeAll, expect, it } from "vitest";
import type { AdvisedMove } from "./messages";
import { amount, Reasons } from "./reasons";
import { Words } from "./words.svelte";

const words = new Words();
const reasons = new Reasons("toy", words, (action) => `move ${action}`);
const MOVE: AdvisedMove = {
  action: 7,
  value: 240,
  plan: [7, 8],
  claims: [
    { line: "patterns", points: 300, sure: true },
    { line: "tokens", points: -50, sure: false },
  ],
  promise: 120,
  shifts: [{ key: "hand", before: 300, after: 250 }],
  chances: [],
  versus: { action: 9, value: 90, line: "", points: 60 },
};

beforeAll(() => words.use("en", ["atol"]));

it("says every reason of a move", () => {
  expect(reasons.result(240, "lead")).toBe("about 2.4 points ahead");
  expect(reasons.of(MOVE, "lead")).toEqual([
    "then: move 8",
    "toy-score-patterns +3 points",
    "toy-score-tokens −0.5 points on average",
    "promises 1.2 points more in later turns",
    "toy-aspect-hand: 3 → 2.5",
    "0.9 points better than: move 9",
    "mostly by: what later turns promise +0.6 points",
  ]);
});

it("counts wins of a hundred matches where chances are counted", () => {
  expect(reasons.result(613, "chance")).toBe("61.3% chance to win");
  expect(reasons.of({ ...MOVE, plan: [7], claims: [], promise: 0, shifts: [] }, "chance")).toEqual([
    "wins 9 more of 100 matches than: move 9",
  ]);
});

it("has no sign for what rounds to nothing", () => {
  expect([amount(4), amount(-4), amount(-260)]).toEqual([
    { points: 0, sign: "zero" },
    { points: 0, sign: "zero" },
    { points: 2.6, sign: "minus" },
  ]);
});
