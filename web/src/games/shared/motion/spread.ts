// Where there is room: what is shown at one time is not shown in one place.
import type { Box } from "./plan";

export function overlap(one: Box, other: Box): boolean {
  const across = one.left < other.left + other.width && other.left < one.left + one.width;
  return across && one.top < other.top + other.height && other.top < one.top + one.height;
}

/** The box, or the nearest one below or above it that is clear of what is taken and within the height. */
export function clearOf(taken: Box[], box: Box, height: number): Box {
  const tries = taken.flatMap((_, nth) => [(nth + 1) * box.height, -(nth + 1) * box.height]);
  const moved = [0, ...tries].map((way) => ({ ...box, top: box.top + way }));
  const isClear = (one: Box) => one.top >= 0 && one.top + one.height <= height && !taken.some((other) => overlap(one, other));
  return moved.find(isClear) ?? box;
}
