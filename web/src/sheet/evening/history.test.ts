import { beforeEach, describe, expect, it } from "vitest";
import { csvOf, type Evening, evenings } from "./history.svelte";

const EVENING: Evening = {
  id: "1",
  game: "pearls",
  at: Date.UTC(2026, 10, 16, 20),
  people: [
    { name: "Ola", points: 41, place: 1 },
    { name: 'Jan "Rekin", senior', points: 38, place: 2 },
  ],
  why: "=1+1",
  edition: "my box",
};

describe("evenings as a table", () => {
  it("has a row for each person, with the place", () => {
    const [head, first, second] = csvOf([EVENING], (game) => game.toUpperCase()).split("\r\n");
    expect(head).toBe("date,game,player,points,place,players,why,edition");
    expect(first).toBe("2026-11-16,PEARLS,Ola,41,1,2,'=1+1,my box");
    expect(second).toBe(`2026-11-16,PEARLS,"Jan ""Rekin"", senior",38,2,2,'=1+1,my box`);
  });

  it("says no points where a game has none", () => {
    const [, first] = csvOf([{ ...EVENING, people: [{ name: "Ola", points: null, place: 1 }] }], (game) => game).split("\r\n");
    expect(first).toBe("2026-11-16,pearls,Ola,,1,1,'=1+1,my box");
  });
});

describe("evenings that are kept", () => {
  beforeEach(() => evenings.all.forEach(({ id }) => evenings.remove(id)));

  it("come with the newest first and go one by one", () => {
    const { id: _, ...evening } = EVENING;
    const first = evenings.add(evening);
    evenings.add({ ...evening, game: "other" });
    expect(evenings.all.map(({ game }) => game)).toEqual(["other", "pearls"]);
    evenings.remove(first);
    expect(evenings.all.map(({ game }) => game)).toEqual(["other"]);
  });
});
