import { expect, it } from "vitest";
import { ago } from "./when";
import { words } from "./words.svelte";

const NOW = 1_800_000_000;

it("says how long ago it was, as people do", async () => {
  words.language = "en";
  expect(ago(NOW - 5, NOW)).toBe("now");
  expect(ago(NOW - 130, NOW)).toBe("2 minutes ago");
  expect(ago(NOW - 26 * 3600, NOW)).toBe("yesterday");
  expect(ago(NOW - 400 * 86_400, NOW)).toMatch(/2025/);
});

it("never speaks of the future, whatever the clocks say", () => {
  expect(ago(NOW + 100, NOW)).toBe("now");
});
