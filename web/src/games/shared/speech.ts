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
  /** Details that the log draws as pictures. They must be `called` something, which is their label. */
  pictured?: string[];
  /** What the log draws before the line of an event: decoration, for the words say it too. */
  led?: (event: Event) => { thing: string; value: string } | null;
  /** Lines of the log begin with a word of the game, which then is written large. */
  capital?: boolean;
}

/** A piece of a line of the log: text, or a thing that the game draws; without a label it is decoration. */
export type LogPart = string | { thing: string; value: string; label: string };

export interface Speech<Action, Parts> {
  /** An action as people say it. */
  sentence: (action: Action, components: Parts, words: Words) => string;
  /** The same in a word or three, for the accent button; the sentence where a game has no shorter word. */
  verb: (action: Action, components: Parts, words: Words) => string;
  /** An event as people read it in the log. */
  logLine: (event: Event, names: string[], components: Parts, words: Words) => string;
  /** The same with pictures between the words, where the game has any. */
  logParts?: (event: Event, names: string[], components: Parts, words: Words) => LogPart[];
  /** A rule in the sentence that teaches it. */
  lesson: (lesson: DueLesson, names: string[], components: Parts, words: Words) => string;
}

export function speechOf<Action extends { type: string }, Parts>(game: string, dialect: Dialect<Parts> = {}): Speech<Action, Parts> {
  const { called = {}, seats = ["seat"], between = ", ", capital: large = false, pictured = [], led } = dialect;

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

  /** Each thing that is drawn is said as a mark first, so that the message decides where it stands. */
  function parts(event: Event, names: string[], components: Parts, words: Words): LogPart[] {
    const things: LogPart[] = [];
    const marked = pictured.filter((key) => typeof event.args[key] !== "number" && event.args[key] !== undefined);
    const marks = marked.map((key) => {
      const drawn = [event.args[key]].flat().map((value) => {
        things.push({ thing: key, value: String(value), label: called[key]!(String(value), components, words) });
        return mark(things.length - 1);
      });
      return [key, drawn.join(" ")];
    });
    const line = words.say(`${game}-log-${event.name}`, { ...named(event.args, names, components, words), ...Object.fromEntries(marks) });
    const pieces = (large ? capital(line) : line).split(MARK);
    return [...lead(event), ...pieces.map((piece, place) => (place % 2 ? things[Number(piece)]! : piece))];
  }

  function lead(event: Event): LogPart[] {
    const drawn = led?.(event);
    return drawn ? [{ ...drawn, label: "" }, " "] : [];
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
    ...(pictured.length ? { logParts: parts } : {}),
    lesson: ({ id, args }, names, components, words) => words.say(`${game}-lesson-${id}`, named(args, names, components, words)),
  };
}

const MARK = "\uE000";

function mark(thing: number): string {
  return `${MARK}${thing}${MARK}`;
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
