// Tries at daily seas: as something to share, and as a month of a calendar.
import type { DailyTry } from "$lib/messages";
import { outcomeOf, rivalName, type Shared } from "./shared";

/** A try that was played to its end. */
export function sharedOf(tried: DailyTry, game: string): Shared {
  const [rival] = tried.rivals;
  return {
    game,
    day: tried.day,
    points: tried.points ?? 0,
    rival: rival ? { name: rivalName(rival), points: rival.points } : null,
    outcome: outcomeOf(tried.won ?? 0),
    practice: false,
  };
}

export interface CalendarDay {
  day: string;
  number: number;
  tries: DailyTry[];
}

/** The weeks of a month (YYYY-MM) from Monday to Sunday; null where a week reaches beyond it. */
export function weeksOf(month: string, tries: DailyTry[]): (CalendarDay | null)[][] {
  const [year, index] = month.split("-").map(Number) as [number, number];
  const before = (new Date(Date.UTC(year, index - 1, 1)).getUTCDay() + 6) % 7;
  const length = new Date(Date.UTC(year, index, 0)).getUTCDate();
  const cells: (CalendarDay | null)[] = Array.from({ length: before }, () => null);
  for (let number = 1; number <= length; number++) {
    const day = `${month}-${String(number).padStart(2, "0")}`;
    cells.push({ day, number, tries: tries.filter((tried) => tried.day === day) });
  }
  while (cells.length % 7) cells.push(null);
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(7 * week, 7 * week + 7));
}

/** The month so many months later. */
export function monthAfter(month: string, months: number): string {
  const [year, index] = month.split("-").map(Number) as [number, number];
  return new Date(Date.UTC(year, index - 1 + months, 1)).toISOString().slice(0, 7);
}
