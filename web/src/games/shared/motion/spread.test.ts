import { describe, expect, it } from "vitest";
import { clearOf, overlap } from "./spread";

const BOX = { left: 10, top: 100, width: 80, height: 50 };
const at = (top: number) => ({ ...BOX, top });

describe("marks of points", () => {
  it("stay where they belong while there is room", () => {
    expect(clearOf([], BOX, 800)).toEqual(BOX);
    expect(clearOf([{ ...BOX, left: 90 }], BOX, 800)).toEqual(BOX);
  });

  it("stand below and above one another when several come at once", () => {
    const first = clearOf([], BOX, 800);
    const second = clearOf([first], BOX, 800);
    const third = clearOf([first, second], BOX, 800);
    expect([first, second, third]).toEqual([at(100), at(150), at(50)]);
    expect(overlap(first, second) || overlap(second, third) || overlap(first, third)).toBe(false);
  });

  it("stay on the screen", () => {
    expect(clearOf([at(100)], BOX, 180)).toEqual(at(50));
    expect(clearOf([at(0)], at(10), 180)).toEqual(at(60));
  });
});
