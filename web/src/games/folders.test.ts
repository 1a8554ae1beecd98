import { describe, expect, it } from "vitest";
import { loaderOf } from "./folders";

const SOURCES = import.meta.glob<string>(["../**/*.{ts,svelte,css}", "!../**/messages.ts", "!../**/*.test.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const GAMES = Object.keys(SOURCES).flatMap((path) => /^\.\/(\w+)\/index\.ts$/.exec(path)?.[1] ?? []);
const COLOUR = /(?<!href=")#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\b(?!-)|\brgba?\(\d|\bhsla?\(|: (?:white|black)\b/i;
/** Where a colour may stand: the tokens, and drawings, which carry their own paint. */
const PAINTED = /\/tokens\.css$|\/shapes\/|\/cover\.svelte$/;
const TEXT_SIZE = /\bfont(?:-size)?:(?:[^;/]*\s)?[\d.]+px/;
/** Pages of text: everything but the boards of games, whose words are as large as what they stand on. */
const READ = /^\.\.\/|^\.\/shared\/|\/tabletop\//;
/** Words in a drawing grow with it; the root is what all others are measured by. */
const DRAWN = /\/base\.css$|Picture\.svelte$|\/LineChart\.svelte$|\/HintMarks\.svelte$/;

describe("a game is one folder", () => {
  it("is found by what lies in it", () => {
    expect(GAMES.length).toBeGreaterThan(1);
    for (const game of GAMES) {
      expect(loaderOf("index.ts", game)).toBeTypeOf("function");
      expect(loaderOf("cover.svelte", game)).toBeTypeOf("function");
    }
  });

  it("may lack what it does not need, and a game without a folder has nothing", () => {
    expect(loaderOf("index.ts", "no_such_game")).toBeUndefined();
  });

  it("is named nowhere else", () => {
    const outside = Object.entries(SOURCES).filter(([path]) => !GAMES.some((game) => path.startsWith(`./${game}/`)));
    const named = outside.flatMap(([path, text]) =>
      GAMES.filter((game) => new RegExp(`\\b${game}\\b`, "i").test(text)).map((game) => [path, game]),
    );
    expect(named).toEqual([]);
  });
});

describe("colours", () => {
  it("stand in tokens and in drawings, and nowhere else", () => {
    const stray = Object.entries(SOURCES)
      .filter(([path]) => !PAINTED.test(path))
      .flatMap(([path, text]) => text.split("\n").flatMap((line) => (COLOUR.test(line) ? [`${path}: ${line.trim()}`] : [])));
    expect(stray).toEqual([]);
  });
});

describe("text", () => {
  it("grows with the reader's setting wherever it is no part of a drawing", () => {
    const fixed = Object.entries(SOURCES)
      .filter(([path]) => READ.test(path) && !DRAWN.test(path))
      .flatMap(([path, text]) => text.split("\n").flatMap((line) => (TEXT_SIZE.test(line) ? [`${path}: ${line.trim()}`] : [])));
    expect(fixed).toEqual([]);
  });
});
