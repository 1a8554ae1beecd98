import { describe, expect, it, vi } from "vitest";
import { arrowOf, nearest, target } from "./target";

class Button {
  type = "button";
}
vi.stubGlobal("HTMLButtonElement", Button);

const choices = [{ id: 4, action: { type: "dive" }, lock: "", passes: false, times: 1 }];
const scene = { offer: vi.fn(), read: vi.fn(), explain: vi.fn() };
const key = (name: string, currentTarget: unknown = {}) =>
  ({ key: name, currentTarget, preventDefault: vi.fn() }) as unknown as KeyboardEvent;

describe("something that can be pressed", () => {
  it("offers its choices by pointer and by key", () => {
    const aim = target(scene, { choices, label: "sea" });
    aim.onclick();
    aim.onkeydown(key("Enter"));
    aim.onkeydown(key(" "));
    aim.onkeydown(key("x"));
    expect(scene.offer.mock.calls).toEqual([[choices], [choices], [choices]]);
  });

  it("shows a finger the words of a card before it is played", () => {
    scene.offer.mockClear();
    const aim = target(scene, { choices, label: "ray", explained: "takes a card", card: true });
    aim.onclick({ pointerType: "touch" });
    expect([scene.read.mock.calls, scene.offer.mock.calls]).toEqual([[[choices, "takes a card"]], []]);
    aim.onclick({ pointerType: "mouse" });
    expect(scene.offer.mock.calls).toEqual([[choices]]);
  });

  it("leaves keys to a button, which presses itself", () => {
    scene.offer.mockClear();
    target(scene, { choices, label: "sea" }).onkeydown(key("Enter", new HTMLButtonElement()));
    expect(scene.offer).not.toHaveBeenCalled();
  });

  it("says what it is, and whether it is open", () => {
    expect(target(scene, { choices, label: "sea" })).toMatchObject({ "aria-label": "sea", "aria-disabled": false });
    expect(target(scene, { choices: [], label: "sea" })["aria-disabled"]).toBe(true);
  });

  it("explains itself while it is pointed at", () => {
    scene.explain.mockClear();
    const point = vi.fn();
    const aim = target(scene, { choices, label: "sea", explained: "the sea, deep", point });
    aim.onpointerenter();
    aim.onblur();
    expect(scene.explain.mock.calls).toEqual([["the sea, deep"], [null]]);
    expect(point.mock.calls).toEqual([[true], [false]]);
  });
});

it("reads arrow keys as columns and rows, and no other key", () => {
  const left = key("ArrowLeft");
  expect(arrowOf(left)).toEqual({ across: -1, down: 0 });
  expect(left.preventDefault).toHaveBeenCalled();
  expect(arrowOf(key("ArrowDown"))).toEqual({ across: 0, down: 1 });
  expect(arrowOf(key("a"))).toBeNull();
});

it("finds the nearest place in a direction, rather on the line than beside it", () => {
  const places = [
    { name: "here", x: 0, y: 0 },
    { name: "beside", x: 10, y: 9 },
    { name: "ahead", x: 20, y: 0 },
    { name: "below", x: 0, y: 30 },
  ];
  expect(nearest(places[0]!, places, { across: 1, down: 0 })?.name).toBe("ahead");
  expect(nearest(places[0]!, places, { across: 0, down: 1 })?.name).toBe("below");
  expect(nearest(places[0]!, places, { across: -1, down: 0 })).toBeNull();
});
