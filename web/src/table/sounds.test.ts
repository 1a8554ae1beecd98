import { preferences } from "$lib/preferences.svelte";
import { afterEach, expect, it, vi } from "vitest";
import { play } from "./sounds";

/** Whatever is asked of a speaker, it does. */
const speaker: object = new Proxy(() => speaker, { get: (_, name) => (name === Symbol.toPrimitive ? () => 0 : speaker) });

afterEach(() => {
  preferences.sound = false;
  vi.unstubAllGlobals();
});

it("is silent until somebody switches the sounds on", () => {
  const begin = vi.fn(function () {
    return speaker;
  });
  vi.stubGlobal("AudioContext", begin);
  expect(preferences.sound).toBe(false);
  play("score");
  expect(begin).not.toHaveBeenCalled();
  preferences.sound = true;
  play("score");
  expect(begin).toHaveBeenCalledOnce();
});
