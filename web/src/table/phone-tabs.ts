// The tabs of a phone: the hand, what the game has beside its board, the log and the points.
import type { Words } from "$lib/words.svelte";
import type { LiveTable } from "./live.svelte";

export interface PhoneTab {
  id: string;
  text: string;
  /** Something can be chosen there. */
  marked: boolean;
}

export function phoneTabs(table: LiveTable, open: string, words: Words): PhoneTab[] {
  const game = table.game!;
  const asked = table.myTurn ? game.ask(table.scene, words) : undefined;
  const hand = table.viewer !== null && game.Hand ? [{ id: "hand", label: "hand" }] : [];
  const points = game.points ? [{ id: "score", label: "score" }] : [];
  return [...hand, ...game.tabs, { id: "log", label: "log" }, ...points].map(({ id, label }) => ({
    id,
    text: words.say(label),
    marked: id !== open && [asked?.at, asked?.also].includes(id),
  }));
}
