import { preferences } from "$lib/preferences.svelte";
import { afterEach, expect, it } from "vitest";
import { moment, TURNS } from "./moment";

const CONFRONTATION = [{ name: "confrontation", args: { escape: "ink", counter: "ink" } }];

afterEach(() => (preferences.speed = "normal"));

it("is as long as the speed of the table, and long enough to turn both cards", () => {
  const stays = (["calm", "normal", "quick"] as const).map((speed) => {
    preferences.speed = speed;
    return moment(CONFRONTATION);
  });
  expect(stays).toEqual([7820, 4600, 2300]);
  expect(TURNS[2]).toBeLessThan(4600 / 1.5);
});

it("is short where nothing moves, and no other event is a moment of its own", () => {
  preferences.speed = "none";
  expect(moment(CONFRONTATION)).toBe(1600);
  expect(moment([{ name: "swim", args: {} }])).toBe(0);
});
