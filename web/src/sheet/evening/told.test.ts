import { beforeEach, describe, expect, it, vi } from "vitest";
import { Told } from "./told.svelte";

const { ask } = vi.hoisted(() => ({ ask: vi.fn() }));
vi.mock("../tabletop", () => ({ ask }));

interface View {
  heard: string[];
}

/** A helper that hears everything but singing. */
async function hear(_game: string, _helper: string, { lines }: { lines: string[] }): Promise<View> {
  await Promise.resolve();
  if (lines.includes("sing")) throw new Error("no singing");
  return { heard: lines };
}

const begun = async () => {
  const told = new Told<View>("pearls", "pad", { seats: 2 });
  await vi.waitFor(() => expect(told.view).not.toBeNull());
  return told;
};

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
  });
  ask.mockReset().mockImplementation(hear);
});

describe("a match that is told", () => {
  it("takes lines one after the other, however fast they come", async () => {
    const told = await begun();
    await Promise.all([told.tell("one"), told.tell("two", "three"), told.undo()]);
    expect(told.view?.heard).toEqual(["one", "two"]);
  });

  it("changes nothing when a line does not fit", async () => {
    const told = await begun();
    await told.tell("one");
    expect(await told.tell("sing")).toBe(false);
    expect(told.lines).toEqual(["one"]);
    expect(told.trouble).not.toBe("");
  });

  it("is there again after a reload, with its settings", async () => {
    const told = await begun();
    await told.tell("one");
    await told.set({ seats: 3 });
    const later = await begun();
    expect([later.lines, later.settings.seats]).toEqual([["one"], 3]);
  });
});
