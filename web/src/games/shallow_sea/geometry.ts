// Where things lie: half columns 1 to 9 and rows 1 to 5 of spaces that stand on a corner, bubbles at their corners.
// It serves the drawing only; what may be done is never found here.
import type { Creature } from "./messages";

export interface Place {
  /** "c2" for a space; the number of a bubble, "14". */
  name: string;
  column: number;
  row: number;
}

const ROWS = 5;
const COLUMNS = 9;
const SIDES = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;

/** In reading order, as the views list them. */
export const SPACES: Place[] = Array.from({ length: ROWS }, (_, above) => above + 1).flatMap((row) =>
  Array.from({ length: 4 + ((row + 1) % 2) }, (_, nth) => 1 + (row % 2) + 2 * nth).map((column) => ({
    name: "abcdefghi".charAt(column - 1) + row,
    column,
    row,
  })),
);

export const BUBBLES: Place[] = allBubbles();

export const ALL_PLACES: Place[] = [...SPACES, ...BUBBLES];

function allBubbles(): Place[] {
  const corners = new Map<string, Omit<Place, "name">>();
  for (const { column, row } of SPACES) {
    for (const [x, y] of SIDES) corners.set(`${column + x},${row + y}`, { column: column + x, row: row + y });
  }
  const sorted = [...corners.values()].sort((one, other) => one.row - other.row || one.column - other.column);
  return sorted.map((place, nth) => ({ name: String(nth + 1), ...place }));
}

export function isBubble(name: string): boolean {
  return /^\d/.test(name);
}

export function indexOf(name: string): number {
  return isBubble(name) ? Number(name) - 1 : SPACES.findIndex((space) => space.name === name);
}

function placeAt(places: Place[], column: number, row: number): Place | undefined {
  return places.find((place) => place.column === column && place.row === row);
}

/** The bubbles to the north, east, south and west of a space. */
export function bubblesOf({ column, row }: Place): Place[] {
  return SIDES.map(([x, y]) => placeAt(BUBBLES, column + x, row + y)!);
}

/** A list of four for the north, east, south and west of a tile, after it was turned clockwise. */
export function turned<Thing>(corners: Thing[], degrees: number): Thing[] {
  return corners.map((_, side) => corners[(side - degrees / 90 + 4) % 4]!);
}

/** The offsets of a creature's pattern, after it was turned clockwise. */
export function turnedOffsets(offsets: number[][], degrees: number): [number, number][] {
  return offsets.map(([x = 0, y = 0]) => {
    for (let quarter = 0; quarter < degrees / 90; quarter += 1) [x, y] = [-y, x];
    return [x, y];
  });
}

/** The spaces a creature looks at; none for one that looks everywhere. */
export function regionOf(creature: Creature, from: Place, degrees: number): Place[] {
  const far = creature.where === "directions" ? COLUMNS : 1;
  const offsets = turnedOffsets(patternOf(creature), degrees);
  return offsets
    .flatMap(([x, y]) => Array.from({ length: far }, (_, step) => placeAt(SPACES, from.column + x * (step + 1), from.row + y * (step + 1))))
    .filter((place) => place !== undefined);
}

export function patternOf(creature: Creature): number[][] {
  if (creature.where === "anywhere") return [];
  return ((creature.where === "cells" ? creature.spaces : creature.directions) ?? []) as number[][];
}

// ---- on the screen: 100 units are half a column; a narrow screen shows the ocean turned by a quarter

export const UNIT = 100;
export const BOX = "-76 -32 1110 664";
export const UPRIGHT_BOX = "-32 -76 664 1110";
export const RATIO = 1110 / 664;

export interface Point {
  x: number;
  y: number;
}

export function pointOf({ column, row }: Omit<Place, "name">, upright: boolean): Point {
  return upright ? { x: (ROWS + 1 - row) * UNIT, y: column * UNIT } : { x: column * UNIT, y: row * UNIT };
}
