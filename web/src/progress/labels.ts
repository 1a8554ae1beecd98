// Names beside a chart, where several want to stand at the same height.

/** How high each stands so that none covers another: where it wants to, or as near as those above and below let it. */
export function apart(wanted: number[], least: number, lowest: number): number[] {
  const order = wanted.map((_, nth) => nth).sort((one, other) => wanted[one]! - wanted[other]!);
  const placed = [...wanted];
  let free = -Infinity;
  for (const nth of order) free = (placed[nth] = Math.max(placed[nth]!, free)) + least;
  let end = lowest;
  for (const nth of order.toReversed()) end = (placed[nth] = Math.min(placed[nth]!, end)) - least;
  return placed;
}
