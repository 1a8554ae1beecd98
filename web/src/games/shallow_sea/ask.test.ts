import type { Words } from "$lib/words.svelte";
import { afterEach, expect, it, vi } from "vitest";
import { ask } from "./ask";
import type { SeaScene } from "./kinds";

const words = { say: (id: string) => id, has: () => true } as unknown as Words;

function onDeviceThatHovers(matches: boolean): void {
  vi.stubGlobal("matchMedia", () => ({ matches, addEventListener: () => undefined }));
}

afterEach(() => onDeviceThatHovers(false));

it("names a wheel and keys only where there are some", () => {
  const view = { seat: 0, to_act: 0, step: "turn", hand: { tile: "C1", lifted: null } };
  const scene = { view, choices: [], components: { corals: [] } } as unknown as SeaScene;
  onDeviceThatHovers(true);
  expect(ask(scene, words).detail).toBe("shallow_sea-ask-turn-detail");
  onDeviceThatHovers(false);
  expect(ask(scene, words).detail).toBe("shallow_sea-ask-turn-touch");
});
