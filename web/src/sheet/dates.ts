import { words } from "$lib/words.svelte";

/** A moment of the server, in seconds, as a day. */
export function day(at: number): string {
  return new Intl.DateTimeFormat(words.language, { dateStyle: "medium" }).format(at * 1000);
}
