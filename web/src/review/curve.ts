// The curve of a seat's expected result, in the coordinates of its drawing.
import type { SeatAnalysis } from "$lib/messages";

export const WIDTH = 600;
export const HEIGHT = 180;
const MARGIN = 14;

export interface Curve {
  path: string;
  /** Where nobody is ahead; null where points are counted alone. */
  level: number | null;
  at: (move: number) => { x: number; y: number };
}

/** The result is known at the seat's own decisions and at the end; between them it stays. */
export function curveOf(seat: SeatAnalysis, moves: number): Curve {
  const points = [...seat.decisions.map(({ move, value }) => ({ move, value })), { move: moves + 1, value: seat.result }];
  const middle = seat.unit === "chance" ? 500 : seat.unit === "lead" ? 0 : null;
  const values = [...points.map(({ value }) => value), ...(middle === null ? [] : [middle])];
  const [lowest, highest] = [Math.min(...values), Math.max(...values)];
  const x = (move: number) => MARGIN + ((WIDTH - 2 * MARGIN) * (move - 1)) / Math.max(1, moves);
  const y = (value: number) => HEIGHT - MARGIN - ((HEIGHT - 2 * MARGIN) * (value - lowest)) / Math.max(1, highest - lowest);
  return {
    path: points.map(({ move, value }, place) => `${place ? "L" : "M"}${round(x(move))} ${round(y(value))}`).join(""),
    level: middle === null ? null : round(y(middle)),
    at: (move) => ({ x: round(x(move)), y: round(y(valueAt(points, move))) }),
  };
}

/** The value at that move, or at the last decision before it. */
function valueAt(points: { move: number; value: number }[], move: number): number {
  return (points.findLast((point) => point.move <= move) ?? points[0]!).value;
}

function round(number: number): number {
  return Math.round(10 * number) / 10;
}
