import { words } from "./words.svelte";

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
];
const MONTH = 30 * 86_400;

/** A moment of the server, in seconds, as people say it: "2 hours ago", or a date once that is long past. */
export function ago(at: number, now = Date.now() / 1000): string {
  const past = Math.max(0, now - at);
  if (past > MONTH) return new Intl.DateTimeFormat(words.language, { dateStyle: "medium" }).format(at * 1000);
  const relative = new Intl.RelativeTimeFormat(words.language, { numeric: "auto" });
  const [unit, seconds] = STEPS.find(([, length]) => past >= length) ?? ["second", past + 1];
  return relative.format(-Math.floor(past / seconds), unit);
}
