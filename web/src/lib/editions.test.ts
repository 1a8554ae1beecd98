import { beforeEach, describe, expect, it, vi } from "vitest";
import { editions, overlayIn } from "./editions.svelte";

const MINE = { edition: "e1", name: "my box", replace: {} };

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
  });
});

describe("the edition of a match beside the box", () => {
  it("is the chosen one until something begins", () => {
    expect(editions.inUse("pearls", "pad")).toBe("");
    editions.keep("pearls", MINE);
    expect(editions.inUse("pearls", "pad")).toBe("e1");
    expect(editions.nameOf("pearls", "e1")).toBe("my box");
  });

  it("stays when the owner chooses another one, until the next match", () => {
    editions.keep("pearls", MINE);
    editions.begin("pearls", "pad");
    editions.choose("pearls", "");
    expect(editions.inUse("pearls", "pad")).toBe("e1");
    expect(editions.inUse("pearls", "companion")).toBe("");
    editions.begin("pearls", "pad");
    expect(editions.inUse("pearls", "pad")).toBe("");
  });

  it("is named though it is Atol's own: a newer one is not taken for it", () => {
    editions.shown("reefs", "pad", "atol-1");
    editions.begin("reefs", "pad");
    expect(editions.inUse("reefs", "pad")).toBe("atol-1");
    editions.shown("reefs", "pad", "atol-2");
    expect(editions.inUse("reefs", "pad")).toBe("atol-1");
  });
});

describe("the file of an edition", () => {
  it("is read for its own game", () => {
    const file = { game: "pearls", edition: "my box", replace: { cards: { P1: { points: 3 } } } };
    expect(overlayIn(JSON.stringify(file), "pearls")).toEqual(file);
  });

  it.each(["no JSON", "null", "[]", '{"game": "other", "edition": "x", "replace": {}}', '{"game": "pearls", "edition": "x"}'])(
    "is not %s",
    (text) => {
      expect(() => overlayIn(text, "pearls")).toThrow();
    },
  );
});
