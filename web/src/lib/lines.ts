// Events and score lines in words; the game says its own, the frame those that every game shares.
import type { Event, ScoreLine } from "./messages";
import { words } from "./words.svelte";
import type { GameModule } from "../games/game";
import type { LogPart } from "../games/shared/speech";

export interface LogLine {
  text: string;
  /** The same with pictures between the words. */
  parts?: LogPart[];
  /** The seat it is about; null: the table. */
  who: number | null;
  /** It was taken back. */
  undone?: boolean;
}

/** The lines of these events; what an undo took back is marked. */
export function linesOf(events: Event[], names: string[], components: unknown, game: GameModule): LogLine[] {
  const lines = events.map((event) => lineOf(event, names, components, game));
  events.forEach(({ name, args }, place) => {
    if (name !== "undo") return;
    for (const line of lines.slice(Math.max(0, place - Number(args.taken ?? 0)), place)) line.undone = true;
  });
  return lines;
}

export function lineOf(event: Event, names: string[], components: unknown, game: GameModule): LogLine {
  const who = typeof event.args.seat === "number" ? event.args.seat : null;
  const text =
    event.name === "undo"
      ? words.say("log-undo", { seat: names[who ?? -1] ?? "" })
      : game.logLine(event, names, components as never, words);
  const parts = event.name === "undo" ? undefined : game.logParts?.(event, names, components as never, words);
  return { text, who, parts };
}

/** Secrets of another seat at the same screen stay out of the log. */
export function mayRead(event: Event, viewer: number | null): boolean {
  return event.seats == null || (viewer !== null && event.seats.includes(viewer));
}

export function scoreWords(line: ScoreLine, gameId: string, components: unknown, game: GameModule) {
  const prefix = `${gameId}-score-${line.key.replaceAll("_", "-")}`;
  const details = line.details ?? [];
  const parts = details
    .map((detail) => `${game.scoreDetail(detail.what, components as never, words)} ${counted(detail.points)}`)
    .join(", ");
  const why = words.has(`${prefix}-why`) ? words.say(`${prefix}-why`, { parts, n: details.length }) : parts;
  return { title: words.say(prefix), why };
}

/** Points with the minus that cards have too. */
export function counted(points: number): string {
  return String(points).replace("-", "−");
}

/** The lines of all these sheets, each once. */
export function keysOf(sheets: (ScoreLine[] | null)[]): string[] {
  return [...new Set(sheets.flatMap((sheet) => (sheet ?? []).map(({ key }) => key)))];
}

export function totalOf(lines: ScoreLine[]): number {
  return lines.reduce((sum, line) => sum + line.points, 0);
}
