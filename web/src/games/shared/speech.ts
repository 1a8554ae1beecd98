// A game in words: an action's sentence is `<game>-do-<kind>`, an event's line `<game>-log-<name>`, with their details as
// people call them.
import type { DueLesson, Event } from "$lib/messages";
import type { Details, Words } from "$lib/words.svelte";

/** The name of a thing in words, by the detail that holds it: `{ card: (id, components, words) => ... }`. */
export type Called<Parts> = Record<string, (value: string, components: Parts, words: Words) => string>;

export interface Dialect<Parts> {
  called?: Called<Parts>;
  /** Details of events that hold a seat; a name is said instead. */
  seats?: string[];
  /** What stands between the parts of a list. */
  between?: string;
  /** Lines of the log begin with a word of the game, which then is written large. */
  capital?: boolean;
}

export interface Speech<Action, Parts> {
  /** An action as people say it. */
  sentence: (action: Action, components: Parts, words: Words) => string;
  /** The same in a word or three, for the accent button; the sentence where a game has no shorter word. */
  verb: (action: Action, components: Parts, words: Words) => string;
  /** An event as people read it in the log. */
  logLine: (event: Event, names: string[], components: Parts, words: Words) => string;
  /** A rule in the sentence that teaches it. */
  lesson: (lesson: DueLesson, names: string[], components: Parts, words: Words) => string;
}

export function speechOf<Action extends { type: string }, Parts>(game: string, dialect: Dialect<Parts> = {}): Speech<Action, Parts> {
  const { called = {}, seats = ["seat"], between = ", ", capital: large = false } = dialect;

  function said(key: string, value: unknown, components: Parts, words: Words): Details[string] {
    const name = called[key];
    if (Array.isArray(value)) return value.map((one) => (name ? name(String(one), components, words) : String(one))).join(between);
    if (name && typeof value !== "number") return name(String(value ?? ""), components, words);
    return typeof value === "number" ? value : String(value);
  }

  function details(told: object, components: Parts, words: Words): Details {
    return Object.fromEntries(Object.entries(told).map(([key, value]) => [key, said(key, value, components, words)]));
  }

  function named(told: Event["args"], names: string[], components: Parts, words: Words): Details {
    const people = seats.map((key) => [key, names[Number(told[key])]]).filter(([, name]) => name !== undefined);
    return { ...details(told, components, words), ...Object.fromEntries(people) };
  }

  const sentence: Speech<Action, Parts>["sentence"] = (action, components, words) =>
    words.say(`${game}-do-${action.type}`, details(action, components, words));

  return {
    sentence,
    verb: (action, components, words) => {
      const id = `${game}-do-${action.type}.verb`;
      return capital(words.has(id) ? words.say(id, details(action, components, words)) : sentence(action, components, words));
    },
    logLine: (event, names, components, words) => {
      const line = words.say(`${game}-log-${event.name}`, named(event.args, names, components, words));
      return large ? capital(line) : line;
    },
    lesson: ({ id, args }, names, components, words) => words.say(`${game}-lesson-${id}`, named(args, names, components, words)),
  };
}

/** How a kind of thing is called: the message `<game>-<kind>` of its id. */
export function namer(game: string, kind: string) {
  return (id: string, words: Words) => words.say(`${game}-${kind}`, { [kind]: id });
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The parts that are there, with commas between. */
export function joined(...parts: (string | false | null | undefined)[]): string {
  return parts.filter(Boolean).join(", ");
}
