import { expect, it } from "vitest";
import { apart } from "./labels";

it("leaves names where they are that have room", () => {
  expect(apart([10, 50, 90], 14, 100)).toEqual([10, 50, 90]);
});

it("moves names apart that would cover each other, and none beyond the end", () => {
  expect(apart([50, 52, 51], 14, 200)).toEqual([50, 78, 64]);
  expect(apart([95, 100], 14, 100)).toEqual([86, 100]);
});
