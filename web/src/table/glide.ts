// From one page to the next: what is on both glides from its place here to its place there (`view-transition-name`).
import { flushSync } from "svelte";
import { speedNow } from "../games/shared/motion/speed";

export function glide(change: () => void): void {
  if (speedNow() === "none" || document.hidden || !document.startViewTransition) change();
  else document.startViewTransition(() => (change(), flushSync()));
}
