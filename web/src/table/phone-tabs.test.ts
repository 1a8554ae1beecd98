import type { Words } from "$lib/words.svelte";
import { describe, expect, it } from "vitest";
import type { LiveTable } from "./live.svelte";
import { phoneTabs, rivalOf, rivalTab } from "./phone-tabs";

const words = { say: (id: string) => id } as unknown as Words;

function tableOf(game: object, more: object = {}): LiveTable {
  const whole = { tabs: [{ id: "side", label: "side" }], Hand: {}, ask: () => ({ text: "", at: "hand", also: "side" }), ...game };
  return { game: whole, viewer: 0, others: [1], names: ["Maja", "Ola"], myTurn: true, shown: { view: { seat: 0 } }, ...more } as never;
}

const textsOf = (table: LiveTable) => phoneTabs(table, "", words).map(({ text }) => text);

describe("the tabs of a phone", () => {
  it("are the hand, the game's own, the log and the points", () => {
    expect(textsOf(tableOf({ points: () => 0 }))).toEqual(["hand", "side", "log", "score"]);
    expect(textsOf(tableOf({}, { viewer: null }))).toEqual(["side", "log"]);
  });

  it("call the hand what a game calls it", () => {
    expect(textsOf(tableOf({ handName: ({ seat }: { seat: number }) => `dice-${seat}` }))[0]).toBe("dice-0");
  });

  it("have a place for opponents who have no board of their own", () => {
    const tabs = phoneTabs(tableOf({ sharedBoard: true }), "", words);
    expect(tabs.find(({ text }) => text === "Ola")?.id).toBe(rivalTab(1));
    expect([rivalOf(rivalTab(1)), rivalOf("hand")]).toEqual([1, null]);
  });

  it("are marked where an answer can be given, unless they are open", () => {
    const marked = (open: string) => phoneTabs(tableOf({}), open, words).flatMap(({ id, marked }) => (marked ? [id] : []));
    expect([marked(""), marked("hand")]).toEqual([["hand", "side"], ["side"]]);
  });
});
