import { expect, it } from "vitest";
import { ago, ahead } from "./when";
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

it("says how much time is left", () => {
  expect(ahead(NOW + 23.5 * 3600, NOW)).toBe("in 23 hours");
  expect(ahead(NOW + 130, NOW)).toBe("in 2 minutes");
  expect(ahead(NOW - 100, NOW)).toBe("now");
});
