import { describe, expect, it } from "vitest";
import type { Words } from "$lib/words.svelte";
import { lockReason, question } from "./ask";

/** Speaks in ids; a detail by itself cannot be said. */
const words = {
  has: (id: string) => id.endsWith("-detail"),
  say: (id: string, details: object) => {
    if (id.endsWith("-detail") && !Object.keys(details).length) throw new Error(`Unknown variable in ${id}`);
    return id;
  },
} as Words;

describe("a question", () => {
  it("says its own detail with what it was given", () => {
    expect(question("toy", "dive", words, { left: 3 }).detail).toBe("toy-ask-dive-detail");
  });

  it("says another detail instead of its own", () => {
    expect(question("toy", "dive", words, {}, { detail: "3 turns left", at: "hand" })).toEqual({
      text: "toy-ask-dive",
      detail: "3 turns left",
      at: "hand",
    });
  });

  it("says what to do where the game has words for it", () => {
    const spoken = { ...words, has: (id: string) => id.endsWith("-todo") } as Words;
    expect(question("toy", "dive", spoken).todo).toBe("toy-ask-dive-todo");
    expect(question("toy", "dive", words, { left: 3 }).todo).toBeUndefined();
  });
});

describe("why something cannot be taken back", () => {
  it("is said in the game's own words where it has some", () => {
    const spoken = { ...words, has: (id: string) => id.startsWith("toy-lock-c") } as Words;
    expect([lockReason("toy", "chance", spoken), lockReason("toy", "end", spoken)]).toEqual(["toy-lock-chance", "lock-end"]);
  });
});
