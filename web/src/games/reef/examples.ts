// Reefs and cards for the pictures of the help pages; none of them is a card of the game.
import { type Colour, SPACES } from "./kinds";
import type { Card, Cell } from "./messages";

type Example = Pick<Card, "id" | "pieces" | "points" | "pattern">;

function cell(x: number, y: number, colour: Cell["colour"], level?: number, or_higher?: boolean): Cell {
  return { x, y, colour, level, or_higher };
}

function shape(...cells: Cell[]): Card["pattern"] {
  return { kind: "shape", shape: "", cells };
}

export const PATTERNS = {
  line: shape(cell(0, 0, "red"), cell(1, 0, "red"), cell(2, 0, "red")),
  column: shape(cell(0, 0, "red"), cell(0, 1, "red"), cell(0, 2, "red")),
  anyLevel: shape(cell(0, 0, "green")),
  exactly: shape(cell(0, 0, "yellow", 2)),
  atLeast: shape(cell(0, 0, "purple", 2, true)),
  anyColour: shape(cell(0, 0, "any")),
  tallest: { kind: "next_to_tallest", tallest: "yellow", counted: "red" },
} satisfies Record<string, Card["pattern"]>;

export const CARD: Example = { id: "", pieces: ["purple", "yellow"], points: 4, pattern: PATTERNS.line };
export const SPECIAL: Example = { id: "", pieces: ["green", "green"], points: 2, pattern: PATTERNS.tallest };

/** A reef from "a1:red,green b2:yellow": the pieces of each space from the bottom up. */
export function reef(text: string): Colour[][] {
  const stacks = new Map(text.split(" ").map((part) => part.split(":") as [string, string]));
  return SPACES.map(({ name }) => (stacks.get(name)?.split(",") ?? []) as Colour[]);
}
