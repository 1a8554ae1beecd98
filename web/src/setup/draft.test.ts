import type { Meta } from "$lib/messages";
import { afterEach, expect, it, vi } from "vitest";
import { firstDraft, newSeat, presetDraft, tableOf } from "./draft";

vi.mock("$lib/catalogue.svelte", () => ({ range: (pair: number[]) => pair }));

const META = {
  id: "toy",
  seats: [1, 4],
  table_seats: 2,
  options: [
    { name: "mode", values: ["full", "first"] },
    { name: "cards", values: ["random"], lists: { of: ["1", "2", "3"], fewest: 1, most: 2, examples: [] } },
  ],
  first_match: { mode: "first" },
} as unknown as Meta;

function remember(draft: object | null): void {
  vi.stubGlobal("localStorage", { getItem: () => (draft ? JSON.stringify(draft) : null), setItem: () => undefined });
}

afterEach(() => remember(null));

it("begins a first match with what suits one", () => {
  remember(null);
  expect(firstDraft(META, ["greedy"]).options).toEqual({ mode: "first", cards: "random" });
});

it("goes on with what was chosen last time", () => {
  remember({ options: { mode: "full", cards: "1,3" } });
  expect(firstDraft(META, ["greedy"]).options).toEqual({ mode: "full", cards: "1,3" });
});

it("forgets what no longer fits", () => {
  remember({ options: { mode: "gone", cards: "7" } });
  expect(firstDraft(META, ["greedy"]).options).toEqual({ mode: "full", cards: "random" });
});

it("takes an address at its word", () => {
  remember(null);
  expect(presetDraft(META, ["greedy"], { options: {}, seats: 1, seed: null, edition: "" }).options.mode).toBe("full");
});

it("gives a table a pace only where somebody may come another day", () => {
  const draft = { seats: [newSeat("me", []), newSeat("bot", [])], options: {}, pace: "day", away: "bot" } as const;
  expect(tableOf("toy", { ...draft, seats: [...draft.seats] })).not.toHaveProperty("pace");
  expect(tableOf("toy", { ...draft, seats: [...draft.seats, newSeat("link", [])] })).toMatchObject({ pace: "day", away: "bot" });
});
