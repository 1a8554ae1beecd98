import type { Event, Gain } from "$lib/messages";
import { describe, expect, it } from "vitest";
import { stepsBetween } from "./counting";
import { type Box, type Picture, scoresIn, transformInto, travelsBetween } from "./plan";
import { paced } from "./speed";

const at = (left: number, top: number, width = 10, height = 10): Box => ({ left, top, width, height });

function picture(pieces: Record<string, [Box, ...string[]]>, spots: Record<string, Box> = {}): Picture {
  const seen = Object.entries(pieces).map(([key, [box, ...from]]) => [key, { box, from }] as const);
  return { pieces: new Map(seen), spots: new Map(Object.entries(spots)), parts: new Set() };
}

const event = (name: string, args: Event["args"]): Event => ({ name, args });
const gain = (seat: number, points: number, ...what: string[]): Gain => ({ seat, line: "tiles", points, what });

describe("what travels between two views", () => {
  it("is a piece that lies elsewhere now", () => {
    const travels = travelsBetween(picture({ a: [at(0, 0)], b: [at(5, 5)] }), picture({ a: [at(90, 0)], b: [at(7, 7)] }), []);
    expect(travels).toEqual([{ piece: "a", from: at(0, 0), to: at(90, 0), left: false }]);
  });

  it("is a new piece whose source is in sight, the first one named", () => {
    const now = picture({ a: [at(90, 0), "tray", "deck", "seat/1"] }, { deck: at(1, 1), "seat/1": at(2, 2) });
    expect(travelsBetween(picture({}), now, []).map(({ from }) => from)).toEqual([at(1, 1)]);
  });

  it("is no piece in a part of the table that was out of sight", () => {
    const [before, now] = [picture({}), picture({ a: [at(90, 0), "deck"] }, { deck: at(1, 1) })];
    now.pieces.get("a")!.part = "hand";
    expect(travelsBetween(before, now, [])).toEqual([]);
    before.parts.add("hand");
    expect(travelsBetween(before, now, [])).toHaveLength(1);
  });

  it("is no piece that appeared out of nowhere", () => {
    expect(travelsBetween(picture({}), picture({ a: [at(90, 0), "deck"] }), [])).toEqual([]);
  });

  it("is a piece out of sight that an event gives to a seat", () => {
    const [before, after] = [picture({ "card:R1": [at(0, 0)], "card:R2": [at(0, 20)] }), picture({}, { "seat/1": at(50, 50) })];
    const travels = travelsBetween(before, after, [event("take", { seat: 1, card: "R1" })]);
    expect(travels).toEqual([{ piece: "card:R1", from: at(0, 0), to: at(50, 50), left: true }]);
  });

  it("tells pieces that look alike apart by where they lie", () => {
    const before = picture({ "card:dive-1#ray": [at(0, 0)], "card:b1#ray": [at(0, 50)] });
    const after = picture(
      { "card:b1#ray": [at(0, 50)], "card:b2#ray": [at(90, 0), "deck"], "card:b3#ray": [at(90, 50), "deck"] },
      { deck: at(7, 7) },
    );
    expect(travelsBetween(before, after, []).map(({ from }) => from)).toEqual([at(0, 0), at(7, 7)]);
  });

  it("goes to where its taker keeps such things, after an event that takes", () => {
    const [before, after] = [picture({ "card:b2#ray": [at(0, 0)] }), picture({}, { "1/ray": at(40, 40), "seat/1": at(50, 50) })];
    expect(travelsBetween(before, after, [event("row", { seat: 1, cards: ["ray"] })], ["row"])[0]?.to).toEqual(at(40, 40));
    expect(travelsBetween(before, after, [event("lost", { seat: 1, cards: ["ray"] })], ["row"])).toEqual([]);
  });

  it("goes to where such an event puts things, where nobody takes them", () => {
    const [before, after] = [picture({ "card:2#ink": [at(0, 0)] }), picture({}, { "after/play": at(30, 0) })];
    expect(travelsBetween(before, after, [event("play", { card: "ink" })])[0]?.to).toEqual(at(30, 0));
    expect(travelsBetween(before, after, [event("remove", { card: "ink" })])).toEqual([]);
  });

  it("is no piece whose whole board has moved", () => {
    const [old, now] = [picture({ a: [at(0, 0)] }), picture({ a: [at(90, 0)] })];
    old.pieces.get("a")!.on = { board: "sea", x: 5, y: 5, scale: 1 };
    now.pieces.get("a")!.on = { board: "sea", x: 5, y: 5, scale: 2 };
    expect(travelsBetween(old, now, [])).toEqual([]);
    now.pieces.get("a")!.on = { board: "sea", x: 45, y: 5, scale: 2 };
    expect(travelsBetween(old, now, [])).toHaveLength(1);
  });

  it("is nothing when the whole table was arranged anew", () => {
    const all = (left: number) => picture(Object.fromEntries(Array.from({ length: 30 }, (_, key) => [key, [at(left, key)]])));
    expect(travelsBetween(all(0), all(50), [])).toEqual([]);
  });

  it("keeps its proportions on the way", () => {
    expect(transformInto(at(100, 100, 40, 20), { width: 20, height: 20 })).toBe("translate(110px, 100px) scale(1)");
    expect(transformInto(at(0, 0, 10, 10), { width: 20, height: 40 })).toBe("translate(2.5px, 0px) scale(0.25)");
  });
});

describe("points", () => {
  const spots = new Map([
    ["0/c2", at(0, 0)],
    ["0/c3", at(9, 9)],
    ["1/c2", at(5, 5)],
  ]);

  it("come from the spaces that the event names", () => {
    const news = [event("place", { seat: 0, space: "c2" }), event("score", { seat: 0, spaces: ["c3"] })];
    expect(scoresIn([gain(0, 4, "R36")], news, spots)[0]).toMatchObject({ seat: 0, points: 4, places: ["0/c3"] });
  });

  it("else from what the score sheet names", () => {
    expect(scoresIn([gain(1, 2, "c2 R05"), gain(1, 1, "c9 R06")], [], spots)[0]).toMatchObject({ points: 3, places: ["1/c2"] });
  });

  it("else from what was done", () => {
    expect(scoresIn([gain(0, 1)], [event("egg", { seat: 0, slot: "c3" })], spots)[0]?.places).toEqual(["0/c3"]);
  });

  it("that cancel each other are no event", () => {
    expect(scoresIn([gain(0, 1), gain(0, -1)], [], spots)).toEqual([]);
  });

  it("are counted in one direction, to the end", () => {
    expect(stepsBetween(6, 11)).toEqual([7, 8, 9, 10, 11]);
    expect(stepsBetween(3, 2)).toEqual([2]);
    const many = stepsBetween(5, 47);
    expect(many).toEqual([...many].sort((one, other) => one - other));
    expect([many.length, many.at(-1)]).toEqual([8, 47]);
  });
});

describe("the speed of a table", () => {
  it("stretches and shortens everything alike", () => {
    expect((["calm", "normal", "quick", "none"] as const).map((speed) => paced(400, speed))).toEqual([680, 400, 200, 0]);
  });
});
