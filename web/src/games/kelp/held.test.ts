import { describe, expect, it, vi } from "vitest";
import { held } from "./held.svelte";
import type { KelpScene } from "./kinds";

function sceneOf(...actions: object[]) {
  const offer = vi.fn();
  const choices = actions.map((action, id) => ({ id, action, lock: "", passes: false, times: 1 }));
  const offered = () => offer.mock.calls.map(([some]) => some.map(({ id }: { id: number }) => id));
  return { scene: { view: { step: "aim" }, choices, offer } as unknown as KelpScene, offered };
}
const aim = (die: string, area: string) => ({ type: "aim", die, area });
const swap = (area: string, other: string) => ({ type: "swap", area, other });

describe("a die in hand", () => {
  it("is the only one by itself, unless the shark could also just swim", () => {
    expect(held.die(sceneOf(aim("red-5", "a1"), aim("red-5", "b2")).scene)).toBe("red-5");
    expect(held.die(sceneOf({ type: "current", value: 3, space: "x" }, { type: "swim", space: "x" }).scene)).toBeNull();
  });

  it("must be picked where there are several, and can be put back", () => {
    const { scene } = sceneOf(aim("red-5", "a1"), aim("blue-2", "a1"));
    expect([held.placeable(scene), held.die(scene)]).toEqual([["red-5", "blue-2"], null]);
    held.pickDie("blue-2");
    expect(held.die(scene)).toBe("blue-2");
    held.pickDie("blue-2");
    expect(held.die(scene)).toBeNull();
  });

  it("decides what a press on an area means, and is let go by it", () => {
    const { scene, offered } = sceneOf(aim("red-5", "a1"), aim("blue-2", "a1"), aim("blue-2", "b2"));
    held.pickDie("blue-2");
    expect(held.atArea(scene, "a1").map(({ id }) => id)).toEqual([1]);
    held.pressArea(scene, "b2");
    expect([offered(), held.die(scene)]).toEqual([[[2]], null]);
  });
});

describe("two blocks that are swapped", () => {
  it("are pressed one after the other", () => {
    const { scene, offered } = sceneOf(swap("a1", "b1"), swap("a1", "c1"), swap("b1", "c1"));
    held.pressArea(scene, "b1");
    expect([held.area(scene), offered()]).toEqual(["b1", []]);
    held.pressArea(scene, "c1");
    expect([held.area(scene), offered()]).toEqual([null, [[2]]]);
  });

  it("can be thought over", () => {
    const { scene, offered } = sceneOf(swap("a1", "b1"));
    held.pressArea(scene, "a1");
    held.pressArea(scene, "a1");
    expect([held.area(scene), offered()]).toEqual([null, []]);
  });
});
