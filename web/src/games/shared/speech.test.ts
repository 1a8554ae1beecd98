import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Details, Words } from "$lib/words.svelte";
import { describe, expect, it } from "vitest";
import { wonText } from "./ask";
import { joined, speechOf } from "./speech";

const bundle = new FluentBundle("en", { useIsolating: false });
bundle.addResource(
  new FluentResource(`
toy-do-play = play { $card } on { $space }
    .verb = put on { $space }
toy-do-stop = stop
toy-log-play = { $seat } plays { $card } for { $points }
toy-log-swap = { $seat } swaps with { $other }: { $cards }
toy-log-dawn = the sun rises
toy-ask-won-you = You win
toy-ask-won = { $names } wins
toy-ask-shared = Shared by { $names }
`),
);
function patternOf(id: string) {
  const [name = "", attribute] = id.split(".");
  const message = bundle.getMessage(name);
  return attribute ? message?.attributes[attribute] : message?.value;
}
const words = {
  has: (id: string) => Boolean(patternOf(id)),
  say: (id: string, details: Details = {}) => {
    const pattern = patternOf(id);
    return pattern ? bundle.formatPattern(pattern, details) : id;
  },
} as Words;

type Action = { type: "play"; card: string; space: string } | { type: "stop" };
const card = (id: string, names: Record<string, string>) => names[id] ?? id;
const speech = speechOf<Action, Record<string, string>>("toy", { called: { card, cards: card }, seats: ["seat", "other"] });
const COMPONENTS = { k1: "the crab", k2: "the ray" };
const NAMES = ["Maja", "Ola"];

describe("an action in words", () => {
  it("is its sentence with things as people call them", () => {
    expect(speech.sentence({ type: "play", card: "k1", space: "a3" }, COMPONENTS, words)).toBe("play the crab on a3");
  });

  it("has a shorter word for the button, or else the sentence, written large", () => {
    expect(speech.verb({ type: "play", card: "k1", space: "a3" }, COMPONENTS, words)).toBe("Put on a3");
    expect(speech.verb({ type: "stop" }, COMPONENTS, words)).toBe("Stop");
  });
});

describe("an event in words", () => {
  const line = (name: string, args: Record<string, string | number | string[]>) => speech.logLine({ name, args }, NAMES, COMPONENTS, words);

  it("names seats, things and numbers", () => {
    expect(line("play", { seat: 0, card: "k2", points: 3 })).toBe("Maja plays the ray for 3");
  });

  it("names every seat that it is about, and lists", () => {
    expect(line("swap", { seat: 1, other: 0, cards: ["k1", "k2", "k9"] })).toBe("Ola swaps with Maja: the crab, the ray, k9");
  });

  it("is written large where a game asks for it", () => {
    const large = speechOf<Action, object>("toy", { capital: true });
    expect(large.logLine({ name: "dawn", args: {} }, NAMES, {}, words)).toBe("The sun rises");
    expect(line("dawn", {})).toBe("the sun rises");
  });

  it("has pictures between its words where a game draws things", () => {
    const drawn = speechOf<Action, Record<string, string>>("toy", { called: { card, cards: card }, pictured: ["card", "cards"] });
    const parts = (name: string, args: Record<string, string | number | string[]>) =>
      drawn.logParts!({ name, args }, NAMES, COMPONENTS, words);
    expect(parts("play", { seat: 0, card: "k2", points: 3 })).toEqual([
      "Maja plays ",
      { thing: "card", value: "k2", label: "the ray" },
      " for 3",
    ]);
    expect(parts("swap", { seat: 1, other: 0, cards: ["k1", "k2"] }).filter((part) => typeof part !== "string")).toHaveLength(2);
    expect(parts("dawn", {})).toEqual(["the sun rises"]);
    expect(speech.logParts).toBeUndefined();
  });

  it("is led by a picture where a game draws one for the event", () => {
    const led = (event: { name: string }) => (event.name === "dawn" ? { thing: "sign", value: "sun" } : null);
    const drawn = speechOf<Action, Record<string, string>>("toy", { called: { card }, pictured: ["card"], led });
    expect(drawn.logParts!({ name: "dawn", args: {} }, NAMES, COMPONENTS, words)).toEqual([
      { thing: "sign", value: "sun", label: "" },
      " ",
      "the sun rises",
    ]);
    expect(drawn.logParts!({ name: "play", args: { seat: 0, card: "k2", points: 3 } }, NAMES, COMPONENTS, words)[0]).toBe("Maja plays ");
  });

  it("shows the id of a line that is missing", () => {
    expect(line("storm", {})).toBe("toy-log-storm");
  });
});

describe("who has won", () => {
  const text = (winners: number[], seat: number | null) =>
    wonText("toy", { seats: NAMES.map((name) => ({ name })) as never, view: { winners, seat } }, words, "Nautoma");

  it("is you, somebody, several, or an automaton without a seat", () => {
    expect(text([1], 1)).toBe("You win");
    expect(text([1], 0)).toBe("Ola wins");
    expect(text([0, 1], 0)).toBe("Shared by Maja, Ola");
    expect(text([2], null)).toBe("Nautoma wins");
  });
});

it("joins only the parts that are there", () => {
  expect(joined("b2", false, "", null, undefined, "red")).toBe("b2, red");
});
