import type { Words } from "$lib/words.svelte";
import { describe, expect, it } from "vitest";
import { ask } from "./ask";
import type { ReefScene } from "./kinds";

const words = { has: () => false, say: (id: string) => id } as unknown as Words;

/** Maja's turn, with choices of these kinds and perhaps a hint. */
function scene(types: string[], hinted: string | null = null): ReefScene {
  const choices = types.map((type, id) => ({ id, action: { type } }));
  const view = { seat: 0, to_act: 0, starting: false, pending: [], last_round: false, players: [{ hand: [] }] };
  return { view, choices, hinted: choices.find(({ action }) => action.type === hinted) ?? null } as unknown as ReefScene;
}

describe("where a turn of Reef is answered", () => {
  it("is the hand, and the market is marked, where both can be", () => {
    expect(ask(scene(["take", "play"]), words)).toMatchObject({ at: "hand", also: "market" });
  });

  it("is where the hint points", () => {
    expect(ask(scene(["take", "play"], "take"), words)).toMatchObject({ at: "market", also: "hand" });
    expect(ask(scene(["take", "play"], "play"), words)).toMatchObject({ at: "hand", also: "market" });
  });

  it("is one place only where nothing else can be done", () => {
    expect(ask(scene(["take"]), words)).toMatchObject({ at: "market", also: undefined });
    expect(ask(scene(["play"]), words)).toMatchObject({ at: "hand", also: undefined });
  });
});
