import { describe, expect, it } from "vitest";
import type { GameModule } from "../games/game";
import { counted, keysOf, linesOf, mayRead } from "./lines";
import type { Event } from "./messages";

const GAME = { logLine: ({ name }: Event) => name } as unknown as GameModule;
const event = (name: string, args: Event["args"] = {}) => ({ name, args }) as Event;

it("writes points with one minus everywhere", () => {
  expect([7, 0, -1, -22].map(counted)).toEqual(["7", "0", "−1", "−22"]);
});

it("lists every line of several score sheets once, whoever has it", () => {
  const line = (key: string) => ({ key, points: 1 });
  expect(keysOf([[line("fish"), line("eggs")], null, [line("fish"), line("goals")]])).toEqual(["fish", "eggs", "goals"]);
});

describe("the lines of a log", () => {
  const struck = (...events: Event[]) => linesOf(events, ["Maja"], {}, GAME).flatMap(({ text, undone }) => (undone ? [text] : []));

  it("strike through as much as an undo took back, and no more", () => {
    expect(struck(event("take"), event("play"), event("place"), event("undo", { seat: 0, taken: 2 }), event("pay"))).toEqual([
      "play",
      "place",
    ]);
  });

  it("strike through nothing else", () => {
    expect(struck(event("take"), event("play"))).toEqual([]);
  });

  it("keep secrets of another seat at the same screen", () => {
    const secret = { ...event("dealt"), seats: [1] };
    expect([mayRead(secret, 0), mayRead(secret, 1), mayRead(secret, null), mayRead(event("take"), null)]).toEqual([
      false,
      true,
      false,
      true,
    ]);
  });
});
