// The view of a game that nobody has drawn: which of it is everybody's, and which belongs to a seat.
import type { Words } from "$lib/words.svelte";

export type Entry = [key: string, value: unknown];

/** What the frame around the board says already. */
const SAID_ELSEWHERE = ["type", "seat", "to_act"];

export function entriesOf(view: unknown): Entry[] {
  return Object.entries((view ?? {}) as object).filter(([key]) => !SAID_ELSEWHERE.includes(key));
}

/** A list with as many parts as there are seats has one for each. */
export function isBySeat(value: unknown, seats: number): value is unknown[] {
  return Array.isArray(value) && value.length === seats && seats > 1;
}

/** What the view says of one seat. */
export function entriesOfSeat(view: unknown, seat: number, seats: number): Entry[] {
  return entriesOf(view).flatMap(([key, value]): Entry[] => (isBySeat(value, seats) ? [[key, value[seat]]] : []));
}

/** What the view says of no seat in particular. */
export function sharedEntries(view: unknown, seats: number): Entry[] {
  return entriesOf(view).filter(([, value]) => !isBySeat(value, seats));
}

/** The name of a part of the view: `<game>-view-<key>`, or the key as it is read. */
export function labelOf(game: string, key: string, words: Words): string {
  const id = `${game}-view-${key.replaceAll("_", "-")}`;
  return words.has(id) ? words.say(id) : key.replaceAll("_", " ");
}

export function isPlain(value: unknown): value is string | number | boolean | null | undefined {
  return typeof value !== "object" || value === null;
}

/** "?" is what one may not see. */
export function plainText(value: string | number | boolean | null | undefined): string {
  if (value === null || value === undefined) return "?";
  if (typeof value === "boolean") return value ? "✓" : "–";
  return String(value);
}
