import { words } from "./words.svelte";

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
];
const MONTH = 30 * 86_400;

/** How long it is until then: "in 5 hours"; "now" where it is past. */
export function ahead(at: number, now = Date.now() / 1000): string {
  const left = Math.max(0, at - now);
  const relative = new Intl.RelativeTimeFormat(words.language, { numeric: "auto" });
  const [unit, seconds] = STEPS.find(([, length]) => left >= length) ?? ["second", left + 1];
  return relative.format(Math.floor(left / seconds), unit);
}

/** A moment of the server, in seconds, as people say it: "2 hours ago", or a date once that is long past. */
export function ago(at: number, now = Date.now() / 1000): string {
  const past = Math.max(0, now - at);
  if (past > MONTH) return new Intl.DateTimeFormat(words.language, { dateStyle: "medium" }).format(at * 1000);
  const relative = new Intl.RelativeTimeFormat(words.language, { numeric: "auto" });
  const [unit, seconds] = STEPS.find(([, length]) => past >= length) ?? ["second", past + 1];
  return relative.format(-Math.floor(past / seconds), unit);
}
