// What sections and fields are called; those of a game from elsewhere by the names in its data.
import { words } from "$lib/words.svelte";

export function partName(name: string): string {
  const message = `edition-part-${name}`;
  return words.has(message) ? words.say(message) : name.replaceAll("_", " ");
}
