// What went wrong, in people's words. The wire names the kind of mistake; where the server's sentence is for whoever
// writes programs, the page has its own.
import { words } from "./words.svelte";

export function plainWords(code: string, text: string): string {
  const own = `trouble-${code}`;
  return words.has(own) ? words.say(own) : text;
}

/** With a capital and a full stop, where it stands alone. */
export function sentence(text: string): string {
  const begun = text.charAt(0).toUpperCase() + text.slice(1);
  return /[.!?]$/.test(begun) ? begun : `${begun}.`;
}
