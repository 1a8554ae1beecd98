// Shapes cut from paper: blobs and leaves, always the same for the same seed.
import type { Point } from "../geometry";

export interface Cut {
  path: string;
  tone: string;
}

/** Numbers from 0 to 1, the same for the same seed. */
function dice(seed: number): () => number {
  let state = (seed * 2654435761) % 4294967296;
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296;
    return state / 4294967296;
  };
}

/** A round sheet with an uneven rim. */
export function blob(seed: number, width: number, height: number, { x, y }: Point = { x: 0, y: 0 }): string {
  const roll = dice(seed);
  const corners = Array.from({ length: 10 }, (_, number) => {
    const angle = (number / 10) * 2 * Math.PI;
    const reach = 0.94 + 0.12 * roll();
    return { x: x + width * reach * Math.cos(angle), y: y + height * reach * Math.sin(angle) };
  });
  return smooth(corners);
}

/** A closed line through all the points. */
function smooth(points: Point[]): string {
  const at = (number: number) => points[(number + points.length) % points.length]!;
  const curves = points.map((_, number) => {
    const [before, from, to, after] = [at(number - 1), at(number), at(number + 1), at(number + 2)];
    const first = `${(from.x + (to.x - before.x) / 6).toFixed(1)} ${(from.y + (to.y - before.y) / 6).toFixed(1)}`;
    const second = `${(to.x - (after.x - from.x) / 6).toFixed(1)} ${(to.y - (after.y - from.y) / 6).toFixed(1)}`;
    return `C${first} ${second} ${to.x.toFixed(1)} ${to.y.toFixed(1)}`;
  });
  return `M${at(0).x.toFixed(1)} ${at(0).y.toFixed(1)}${curves.join("")}Z`;
}

function leaf({ x, y }: Point, angle: number, length: number, width: number): string {
  const [along, across] = [
    [Math.cos(angle), Math.sin(angle)],
    [-Math.sin(angle), Math.cos(angle)],
  ] as const;
  const at = (far: number, aside: number) =>
    `${(x + along[0]! * far + across[0]! * aside).toFixed(1)} ${(y + along[1]! * far + across[1]! * aside).toFixed(1)}`;
  const bend = length * 0.14;
  return (
    `M${at(0, 0)}C${at(length * 0.25, width + bend)} ${at(length * 0.6, width * 0.7 + bend)} ${at(length, bend * 0.4)}` +
    `C${at(length * 0.65, bend - width * 0.9)} ${at(length * 0.25, -width * 0.6)} ${at(0, 0)}Z`
  );
}

/** Leaves lying around an area, one ring above the other. */
export function leaves(seed: number, width: number, height: number): Cut[] {
  const rings = [
    { count: 15, reach: 0.98, tone: "var(--kelp-mid)", length: 0.46 },
    { count: 13, reach: 0.88, tone: "var(--kelp-leaf)", length: 0.38 },
    { count: 9, reach: 0.9, tone: "var(--kelp-light)", length: 0.24 },
  ];
  return rings.flatMap(({ count, reach, tone, length }, ring) => {
    const roll = dice(seed * 7 + ring);
    return Array.from({ length: count }, (_, number) => {
      const angle = ((number + 0.7 * roll()) / count) * 2 * Math.PI;
      const root = { x: width * reach * Math.cos(angle), y: height * reach * Math.sin(angle) };
      const along = Math.atan2(height * Math.cos(angle), -width * Math.sin(angle)) + 0.75 * (roll() - 0.35);
      return { path: leaf(root, along, width * length * (0.8 + 0.4 * roll()), width * 0.07), tone };
    });
  });
}

/** Where the little floats of the kelp shine. */
export function bulbs(seed: number, width: number, height: number): Point[] {
  const roll = dice(seed * 13);
  return Array.from({ length: 12 }, () => {
    const angle = roll() * 2 * Math.PI;
    const reach = 0.84 + 0.14 * roll();
    return { x: width * reach * Math.cos(angle), y: height * reach * Math.sin(angle) };
  });
}

/** Stones in a ring around an area; each has a light top, some have moss. */
export function boulders(seed: number, width: number, height: number): Cut[] {
  const roll = dice(seed * 11);
  const tones = ["var(--kelp-rock-1)", "var(--kelp-rock-2)", "var(--kelp-rock-3)", "var(--kelp-rock-1)"];
  return Array.from({ length: 13 }, (_, number) => {
    const angle = ((number + 0.5 * roll()) / 13) * 2 * Math.PI;
    const centre = { x: width * 0.88 * Math.cos(angle), y: height * 0.86 * Math.sin(angle) };
    const size = width * (0.15 + 0.08 * roll());
    const cuts = [
      { path: blob(seed * 100 + number, size, size * 0.78, { x: centre.x, y: centre.y + 3 }), tone: "var(--kelp-rock-0)" },
      { path: blob(seed * 100 + number, size, size * 0.78, centre), tone: tones[number % tones.length]! },
      { path: blob(seed * 50 + number, size * 0.6, size * 0.42, { x: centre.x - 2, y: centre.y - 3 }), tone: "rgba(255, 255, 255, 0.14)" },
    ];
    if (number % 4 === 1)
      cuts.push({ path: blob(number, size * 0.3, size * 0.24, { x: centre.x + 4, y: centre.y + 2 }), tone: "var(--kelp-moss)" });
    return cuts;
  }).flat();
}
