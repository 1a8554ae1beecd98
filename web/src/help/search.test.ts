import type { Passage } from "$lib/messages";
import { describe, expect, it } from "vitest";
import { plainWords, search } from "./search";

const passage = (id: string, pl: [string, string], en: [string, string]): Passage => ({
  id,
  kind: "rule",
  texts: {
    pl: { title: pl[0], text: pl[1], place: "" },
    en: { title: en[0], text: en[1], place: "" },
  },
});
const RULES = [
  passage("end", ["Koniec", "Przy remisie wygrywa więcej muszelek."], ["The end", "With a tie more shells win."]),
  passage("ties", ["Remisy", "Zwycięstwo jest wspólne."], ["Ties", "The victory is shared."]),
  passage("red", ["Czerwona kość", "Atak rekina."], ["Red die", "An attack."]),
  passage("hunger", ["Głód", "Po ataku połóż czerwoną kość na torze."], ["Hunger", "After an attack the red die goes there."]),
];
const found = (query: string) => search(RULES, query).map(({ id }) => id);

describe("the search in the rules", () => {
  it("finds a word however it bends, the title before the text", () => {
    expect(found("remis")).toEqual(["ties", "end"]);
    expect(found("muszelka")).toEqual(["end"]);
  });

  it("needs no accents", () => {
    expect(plainWords("Łódź, KOŚĆ")).toEqual(["lodz", "kosc"]);
    expect(found("czerwona kosc")).toEqual(["red", "hunger"]);
  });

  it("reads both languages whichever is spoken", () => {
    expect(found("red die")).toEqual(["red", "hunger"]);
  });

  it("keeps those with most of the words where none has all", () => {
    expect(found("czerwona ławka")).toEqual(["red", "hunger"]);
    expect(found("xylofon")).toEqual([]);
    expect(found("")).toEqual([]);
  });
});
