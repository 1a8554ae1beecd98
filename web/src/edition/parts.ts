// What sections, fields and their values are called; those of a game from elsewhere by the names in its data.
import { words } from "$lib/words.svelte";

const named = (message: string, name: string) => (words.has(message) ? words.say(message) : name.replaceAll(/[-_]/g, " "));

export function partName(name: string): string {
  return named(`edition-part-${name}`, name);
}

export function valueName(value: string | number | null): string {
  return typeof value === "string" ? named(`edition-value-${value}`, value) : String(value ?? "-");
}
