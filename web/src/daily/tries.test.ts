import { describe, expect, test } from "vitest";
import type { DailyTry } from "$lib/messages";
import { outcomeOf, today } from "./shared";
import { monthAfter, weeksOf } from "./tries";

const tried: DailyTry = { game: "g", day: "2026-11-16", kind: "alone", match: "m", points: 7, rivals: [], won: 1 };

describe("a month of the calendar", () => {
  test("begins on its weekday and has whole weeks", () => {
    const weeks = weeksOf("2026-11", [tried]);
    expect(weeks.map((week) => week.length)).toEqual([7, 7, 7, 7, 7, 7]);
    expect(weeks[0]!.map((cell) => cell?.number ?? 0)).toEqual([0, 0, 0, 0, 0, 0, 1]);
    expect(weeks[5]!.map((cell) => cell?.number ?? 0)).toEqual([30, 0, 0, 0, 0, 0, 0]);
  });

  test("has each try on its day", () => {
    const days = weeksOf("2026-11", [tried])
      .flat()
      .filter((cell) => cell?.tries.length);
    expect(days.map((cell) => cell!.day)).toEqual(["2026-11-16"]);
  });

  test("knows leap years and the turn of a year", () => {
    expect(weeksOf("2028-02", []).flat().filter(Boolean)).toHaveLength(29);
    expect(monthAfter("2026-12", 1)).toBe("2027-01");
    expect(monthAfter("2026-01", -1)).toBe("2025-12");
  });
});

test("today is the day of this place", () => {
  expect(today(new Date(2026, 0, 5, 23, 59))).toBe("2026-01-05");
  expect(today(new Date(2026, 0, 6, 0, 1))).toBe("2026-01-06");
});

test("a share of the victory is won, shared or lost", () => {
  expect([1, 0.5, 0].map(outcomeOf)).toEqual(["won", "shared", "lost"]);
});
