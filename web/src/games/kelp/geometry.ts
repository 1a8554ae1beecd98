// Where things lie on the forest floor. Areas and current spaces have places on a grid of areas (a1 is 0, 0); a layout
// turns those into units of the drawing. Half a step outside the areas lie the hideouts.
import type { Space } from "./messages";

export interface Point {
  x: number;
  y: number;
}

/** How far apart areas are, and the board around them. `turned`: seen from the other side of the table. */
export interface Layout {
  across: number;
  down: number;
  width: number;
  height: number;
  turned: boolean;
  /** How large pieces are drawn: larger where the whole board is small. */
  scale: number;
}

const WIDE = { across: 226, down: 151, width: 786, height: 518, scale: 1 };
const SQUARE = { across: 178, down: 172, width: 590, height: 578, scale: 1.2 };

export function layoutOf(square: boolean, turned: boolean): Layout {
  return { ...(square ? SQUARE : WIDE), turned };
}

export const WIDE_RATIO = WIDE.width / WIDE.height;

/** Areas row by row: a1, b1, c1, a2, ... */
export const AREAS = Array.from({ length: 9 }, (_, number) => {
  const x = number % 3;
  const y = Math.floor(number / 3);
  return { name: "abc".charAt(x) + (y + 1), x, y };
});

export function areaAt(name: string): Point {
  return AREAS.find((area) => area.name === name) ?? { x: 1, y: 1 };
}

export function place({ x, y }: Point, layout: Layout): Point {
  const [column, row] = layout.turned ? [2 - x, 2 - y] : [x, y];
  return { x: layout.width / 2 + (column - 1) * layout.across, y: layout.height / 2 + (row - 1) * layout.down };
}

// ---- the path

/** Spaces between two columns lie on a line that runs down, those between two rows on one that runs across. */
function runsDown({ x, y, hideout }: Space): boolean {
  return !hideout && x % 1 !== 0 && y % 1 === 0;
}

/** The corner of the way from one space to the next one. */
function cornerOf(from: Space, to: Space): Point {
  const down = from.hideout ? !runsDown(to) : runsDown(from);
  return down ? { x: from.x, y: to.y } : { x: to.x, y: from.y };
}

/** The way from a space to the next one, with a rounded corner. */
export function wayOf(from: Space, to: Space, layout: Layout): string {
  const [start, corner, end] = [from, cornerOf(from, to), to].map((point) => place(point, layout)) as [Point, Point, Point];
  const before = towards(corner, start, 26);
  const after = towards(corner, end, 26);
  return `M${write(start)}L${write(before)}Q${write(corner)} ${write(after)}L${write(end)}`;
}

function towards(from: Point, to: Point, most: number): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const part = length === 0 ? 0 : Math.min(most, length) / length;
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
}

function write({ x, y }: Point): string {
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}

/** Where the shark looks, in degrees: along the way ahead, or to the middle where it may choose both ways. */
export function headingOf(from: Space, ahead: Space[], layout: Layout): number {
  const here = place(from, layout);
  const corners = ahead.map((to) => place(cornerOf(from, to), layout));
  const sum = corners.reduce((total, { x, y }) => ({ x: total.x + x - here.x, y: total.y + y - here.y }), { x: 0, y: 0 });
  const middle = { x: layout.width / 2 - here.x, y: layout.height / 2 - here.y };
  const { x, y } = Math.hypot(sum.x, sum.y) > 1 ? sum : middle;
  return (Math.atan2(y, x) * 180) / Math.PI;
}
