import type { Words } from "$lib/words.svelte";
import { describe, expect, it } from "vitest";
import { entriesOfSeat, labelOf, plainText, sharedEntries } from "./view";

const VIEW = { type: "pearls", to_act: 0, seat: 1, pearls: [null, [1, 0, 2]], counts: [2, 3], left: 12, display: ["a", "b", "c"] };

describe("a view that nobody has drawn", () => {
  it("is taken apart by seat", () => {
    expect(entriesOfSeat(VIEW, 1, 2)).toEqual([
      ["pearls", [1, 0, 2]],
      ["counts", 3],
    ]);
    expect(entriesOfSeat(VIEW, 0, 2)[0]).toEqual(["pearls", null]);
  });

  it("keeps what is everybody's, without what the frame says already", () => {
    expect(sharedEntries(VIEW, 2).map(([key]) => key)).toEqual(["left", "display"]);
  });

  it("belongs to nobody in particular where one plays alone", () => {
    expect(entriesOfSeat({ counts: [2] }, 0, 1)).toEqual([]);
    expect(sharedEntries({ counts: [2] }, 1)).toEqual([["counts", [2]]]);
  });

  it("shows a question mark for what one may not see", () => {
    expect([null, true, false, 0, "reds"].map(plainText)).toEqual(["?", "✓", "–", "0", "reds"]);
  });

  it("has names from the game's messages, or its own", () => {
    const words = { has: (id: string) => id === "toy-view-turns-left", say: () => "Turns left" } as unknown as Words;
    expect(labelOf("toy", "turns_left", words)).toBe("Turns left");
    expect(labelOf("toy", "to_come", words)).toBe("to come");
  });
});
