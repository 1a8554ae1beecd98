// Markings on the side of a fish, cut to its body. Lines are stroked, shapes are filled.

export interface Marking {
  lines?: string;
  width?: number;
  shapes?: string;
  dots?: [number, number, number][];
  /** A light colour of its own instead of the fish's marking. */
  light?: boolean;
  opacity?: number;
}

const SCATTER: [number, number][] = [
  [44, 44],
  [56, 32],
  [58, 54],
  [70, 42],
  [72, 64],
  [82, 28],
  [86, 54],
  [96, 40],
  [100, 66],
  [108, 28],
  [112, 52],
  [124, 62],
];

export const PATTERNS: Record<string, Marking> = {
  belly: { shapes: "M0 54C40 62 112 62 160 48V92H0Z", light: true, opacity: 0.82 },
  back: { shapes: "M0 0H160V34C120 22 60 24 0 42Z", opacity: 0.7 },
  bars: {
    lines: "M118 6C112 30 114 60 120 88M96 0C92 30 92 60 96 92M72 4C70 30 70 60 72 92M48 16C50 36 50 60 46 80",
    width: 7,
    opacity: 0.72,
  },
  broadbars: { lines: "M116 0C108 30 108 60 118 92M66 0C58 30 58 60 68 92", width: 17 },
  clownbars: {
    lines: "M118 4C110 26 112 36 116 46 110 58 112 70 118 86M78 2C70 24 76 34 88 44 76 56 72 68 78 90M42 16C48 38 48 54 42 78",
    width: 13,
  },
  stripe: { lines: "M10 48C60 42 110 40 158 45", width: 7, opacity: 0.75 },
  stripes: { lines: "M6 38C60 28 110 26 158 36M6 48C60 42 110 42 158 46M6 60C60 58 110 58 158 54", width: 3.4, opacity: 0.75 },
  lines: { lines: "M20 36C60 24 100 22 140 32M20 43C60 33 104 31 146 40M24 51C60 44 104 42 150 47", width: 2.6, opacity: 0.75 },
  waves: {
    lines:
      "M118 24c-5 6 2 9-2 18M106 22c-5 6 2 10-2 19M94 21c-5 6 2 11-2 20M82 22c-5 6 2 10-2 19M70 25c-5 5 2 9-2 18M58 28c-4 5 2 8-2 15M47 33c-3 4 2 6-2 11",
    width: 3.6,
    opacity: 0.8,
  },
  spots: { dots: SCATTER.map(([x, y]) => [x, y, 4.2]), opacity: 0.6 },
  dots: {
    dots: SCATTER.flatMap(([x, y]) => [
      [x, y, 2.4],
      [x + 6, y + 9, 2],
    ]),
    opacity: 0.85,
  },
  speckles: {
    dots: SCATTER.flatMap(([x, y]) => [
      [x, y, 1.7],
      [x + 7, y - 6, 1.3],
      [x - 4, y + 8, 1.2],
    ]),
    opacity: 0.6,
  },
  eyespots: { dots: SCATTER.filter((_, nth) => nth % 3 === 1).map(([x, y]) => [x, y, 6.4]), opacity: 0.75 },
  scales: { lines: "M40 36l8 8-8 8M56 33l10 10-10 10M74 31l11 11-11 11M92 30l11 11-11 11", width: 2, opacity: 0.7 },
  marble: {
    lines: "M34 44c14-14 22 8 36-6s22-10 34 0M38 60c14-10 24 10 38-2s24-6 36 0M84 22c8 6 14 2 22 6M118 40c6 8 12 4 20 10",
    width: 5,
    opacity: 0.6,
  },
  maze: {
    lines:
      "M36 44c10-10 22 4 34-6s20-8 30-2M38 54c12-8 20 6 34-2 10-6 18-6 26-2M60 64c10-8 22 2 34-4M112 26c-6 8-6 12 2 18s6 14 0 26M124 62c6-6 14-6 22-2",
    width: 4.2,
  },
  saddle: { shapes: "M50 0H108C106 24 96 40 76 42 58 40 50 22 50 0Z", opacity: 0.85 },
  band: {
    shapes:
      "M152 34C126 18 84 18 52 30 40 36 32 44 26 46 44 48 54 58 68 62 84 66 96 62 98 52 99 44 92 40 84 42 78 44 78 50 70 50 64 49 66 38 78 34 96 29 116 32 132 42Z",
  },
  gills: { lines: "M112 38c-3 5-3 10 0 15M107 38c-3 5-3 10 0 15M102 38c-3 5-3 10 0 15M97 38c-3 5-3 10 0 15", width: 1.8, opacity: 0.8 },
  manta: {
    shapes:
      "M60 30C48 36 40 44 42 52 52 46 60 42 66 36ZM100 30C112 36 120 44 118 52 108 46 100 42 94 36ZM2 20C14 30 30 34 44 34 30 40 14 34 2 20ZM158 20C146 30 130 34 116 34 130 40 146 34 158 20Z",
    opacity: 0.85,
  },
  forked: { shapes: "M20 30H60C46 40 46 56 60 66H20Z", opacity: 0.7 },
  picasso: { lines: "M106 10C102 30 110 46 102 82M84 55L48 76M78 50L38 68M70 46L28 58", width: 6 },
};
