import { describe, expect, it } from "vitest";
import { choicesAbout, choicesOf, includes, isOwn } from "./choices";

type Action = { type: "place"; space: string; colour: string } | { type: "take"; card: string } | { type: "end" };

const ACTIONS: Action[] = [
  { type: "place", space: "a1", colour: "red" },
  { type: "place", space: "a1", colour: "green" },
  { type: "place", space: "b2", colour: "red" },
  { type: "take", card: "R07" },
  { type: "end" },
];
const choices = ACTIONS.map((action, id) => ({ id, action, lock: "", passes: false, times: 1 }));
const ids = (some: { id: number }[]) => some.map(({ id }) => id);

describe("the choices of a scene", () => {
  it("are grouped by kind", () => {
    expect(ids(choicesOf({ choices }, "place"))).toEqual([0, 1, 2]);
    expect(ids(choicesOf({ choices }, "take", "end"))).toEqual([3, 4]);
    expect(choicesOf({ choices })).toEqual([]);
  });

  it("are grouped by what is pointed at", () => {
    expect(ids(choicesAbout(choices, { space: "a1" }))).toEqual([0, 1]);
    expect(ids(choicesAbout(choices, { space: "a1", colour: "green" }))).toEqual([1]);
    expect(ids(choicesAbout(choices, { type: "place", colour: "red" }))).toEqual([0, 2]);
    expect(choicesAbout(choices, { card: "R08" })).toEqual([]);
  });

  it("are known by their number, not by their object", () => {
    expect(includes(choices, { ...choices[2]! })).toBe(true);
    expect(includes(choices.slice(3), choices[2]!)).toBe(false);
    expect(includes(choices, null)).toBe(false);
  });

  it("concern only the viewer's own board", () => {
    expect(isOwn({ view: { seat: 1 }, seat: 1 })).toBe(true);
    expect(isOwn({ view: { seat: 1 }, seat: 0 })).toBe(false);
    expect(isOwn({ view: { seat: null }, seat: 0 })).toBe(false);
  });
});
