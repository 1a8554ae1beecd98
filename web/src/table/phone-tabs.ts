// The tabs of a phone: the hand, what the game has beside its board, opponents without a board, the log and the points.
import type { Words } from "$lib/words.svelte";
import type { LiveTable } from "./live.svelte";

export interface PhoneTab {
  id: string;
  text: string;
  /** Something can be chosen there. */
  marked: boolean;
}

const RIVAL = "rival-";

export function rivalTab(place: number): string {
  return `${RIVAL}${place}`;
}

/** The opponent whose tab that is. */
export function rivalOf(tab: string): number | null {
  return tab.startsWith(RIVAL) ? Number(tab.slice(RIVAL.length)) : null;
}

export function phoneTabs(table: LiveTable, open: string, words: Words): PhoneTab[] {
  const game = table.game!;
  const asked = table.myTurn ? game.ask(table.scene, words) : undefined;
  const handName = game.handName?.(table.shown!.view as never) ?? "hand";
  const hand = table.viewer !== null && game.Hand ? [{ id: "hand", label: handName }] : [];
  const points = game.points ? [{ id: "score", label: "score" }] : [];
  const rivals = game.sharedBoard ? table.others.map((place) => ({ id: rivalTab(place), text: table.names[place] ?? "" })) : [];
  const named = (tabs: { id: string; label: string }[]) => tabs.map(({ id, label }) => ({ id, text: words.say(label) }));
  return [...named([...hand, ...game.tabs]), ...rivals, ...named([{ id: "log", label: "log" }, ...points])].map((tab) => ({
    ...tab,
    marked: tab.id !== open && [asked?.at, asked?.also].includes(tab.id),
  }));
}
