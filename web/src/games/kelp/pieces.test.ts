import { describe, expect, it } from "vitest";
import { blockPiece } from "./pieces";

describe("a block that travels", () => {
  const shuffle = { name: "shuffle", args: { areas: ["a1", "b2", "c3"] } };

  it("comes from the area it was swapped with", () => {
    const swap = { name: "swap", args: { area: "a1", other: "b1" } };
    expect([blockPiece("a1", [swap]), blockPiece("b1", [swap])].map(sourceOf)).toEqual(["area/b1", "area/a1"]);
  });

  it("comes from the spare ones when it is laid", () => {
    expect(sourceOf(blockPiece("a1", [{ name: "lay", args: { area: "a1", block: "crab" } }]))).toBe("spare/crab");
  });

  it("is seen to be shuffled, each from the same area, so that nobody learns which one went where", () => {
    expect(["a1", "b2", "c3", "a2"].map((area) => sourceOf(blockPiece(area, [shuffle])))).toEqual([null, "area/a1", "area/a1", null]);
  });
});

/** The area that a piece says it comes from. */
function sourceOf(piece: ReturnType<typeof blockPiece>): string | null {
  return ("data-from" in piece ? piece["data-from"] : null) ?? null;
}
