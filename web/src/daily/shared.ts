// The result of a daily sea as a line of text; it tells nothing about the sea.
import type { Rival } from "$lib/messages";
import { botName } from "$lib/names";
import { words } from "$lib/words.svelte";

export type Outcome = "won" | "shared" | "lost";

export interface Shared {
  /** The name of the game. */
  game: string;
  day: string;
  points: number;
  rival: { name: string; points: number } | null;
  outcome: Outcome;
  practice: boolean;
}

/** Today where the person is, as YYYY-MM-DD. */
export function today(now = new Date()): string {
  const two = (number: number) => String(number).padStart(2, "0");
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** A day as people write it. */
export function dayName(day: string, style: "full" | "medium" = "medium"): string {
  return new Intl.DateTimeFormat(words.language, { dateStyle: style, timeZone: "UTC" }).format(new Date(`${day}T12:00:00Z`));
}

export function outcomeOf(won: number): Outcome {
  return won === 1 ? "won" : won > 0 ? "shared" : "lost";
}

export function rivalName(rival: Rival): string {
  return rival.bot === null ? words.say("automaton") : botName(rival.bot);
}

export function lineOf({ game, day, points, rival, outcome, practice }: Shared): string {
  const details = { game, day, points };
  const line = rival
    ? words.say("daily-line-rival", { ...details, theirs: rival.points, rival: rival.name, outcome })
    : words.say("daily-line-alone", details);
  return practice ? words.say("daily-line-practice", { line }) : line;
}

export function download(blob: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
