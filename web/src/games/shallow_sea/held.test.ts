import { describe, expect, it } from "vitest";
import { held, next } from "./held.svelte";
import type { SeaScene } from "./kinds";

function sceneOf(step: string, actions: object[], hand: object = {}): SeaScene {
  const choices = actions.map((action, id) => ({ id, action, lock: "", passes: false, times: 1 }));
  return { view: { step, hand }, choices } as unknown as SeaScene;
}
const turns = (...degrees: number[]) => degrees.map((one) => ({ type: "turn", degrees: one }));

describe("the tile in hand", () => {
  it("is turned through all quarters while its space is not chosen", () => {
    const scene = sceneOf("place", []);
    held.see("R05");
    const seen = [1, 1, 1, 1].map((quarter) => (held.turn(scene, quarter), held.degrees));
    expect(seen).toEqual([90, 180, 270, 0]);
    held.turn(scene, -1);
    expect(held.degrees).toBe(270);
  });

  it("comes as it is printed, and stays as it was turned while it is the same", () => {
    held.see("G01");
    expect(held.degrees).toBe(0);
    held.turn(sceneOf("place", []), 1);
    held.see("G01");
    expect(held.degrees).toBe(90);
  });

  it("is turned only through the ways that are offered, and lies as one of them", () => {
    const scene = sceneOf("turn", turns(0, 90));
    held.see("B02");
    held.degrees = 270; // looks like 90, which is offered once
    expect(held.lies(scene)).toBe(90);
    expect(held.turnChoice(scene)?.id).toBe(1);
    held.turn(scene, 1);
    expect(held.lies(scene)).toBe(0);
  });
});

describe("the natural next step", () => {
  it("lays the tile down as it is shown", () => {
    held.see("B03");
    expect(next(sceneOf("turn", turns(0, 90)))?.id).toBe(0);
  });

  it("is nothing while it is asked which fish comes along", () => {
    expect(
      next(
        sceneOf(
          "link",
          [
            { type: "fish", slot: 1 },
            { type: "fish", slot: 2 },
          ],
          { tile: "R05", fish: null, slot: 1 },
        ),
      ),
    ).toBeNull();
  });

  it("ends the turn, or completes the only tile that can be", () => {
    const empty = { tile: null, fish: null };
    expect(next(sceneOf("place", [{ type: "complete" }, { type: "end" }], empty))?.id).toBe(1);
    expect(next(sceneOf("place", [{ type: "complete" }], empty))?.id).toBe(0);
    expect(next(sceneOf("place", [{ type: "complete" }, { type: "complete" }], empty))).toBeNull();
    expect(next(sceneOf("place", [{ type: "end" }], { tile: "R05", fish: null }))).toBeNull();
  });
});
