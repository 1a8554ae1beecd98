// Signs drawn with one line, in a square of 24.
export const SIGNS: Record<string, string> = {
  // Types of octopus cards.
  move: "M3 12h16M13 6l6 6-6 6",
  hide: "M2 12q10-11 20 0-10 11-20 0ZM4 21 20 3",
  learn: "M8 17c-3-2-4-4-4-7a8 8 0 0 1 16 0c0 3-1 5-4 7ZM9 21h6",
  eat: "M20 8a9 9 0 1 0 0 8l-8-4ZM12 7v.1",
  // The shark's cards.
  aggressive: "M3 5h18l-3 8-2-4-4 9-4-9-2 4ZM6 20h12",
  ruthless: "M12 21V7M6 12l6-6 6 6M5 3h14",
  vigilant: "M2 12q10-11 20 0-10 11-20 0ZM12 9a3 3 0 1 0 .1 0",
  hungry: "M5 5h14v14H5ZM12 9v6M9 12h6",
  relentless: "M5 9a8 8 0 0 1 14-1M19 3v5h-5M19 15a8 8 0 0 1-14 1M5 21v-5h5",
  reactive: "M4 8h13M13 4l4 4-4 4M20 16H7M11 12l-4 4 4 4",
  perceptive: "M12 3v4M12 17v4M3 12h4M17 12h4M6 6l3 3M15 15l3 3M18 6l-3 3M9 15l-3 3M3 3l18 18",
  fast: "M3 7h9M3 12h6M3 17h9M12 6l8 6-8 6Z",
  bold: "M5 5h14v14H5ZM9 9v.1M15 9v.1M9 12v.1M15 12v.1M9 15v.1M15 15v.1",
  hostile: "M4 6h8v13H4ZM13 6h7v13h-7M3 21 21 3",
  agile: "M19 16C20 8 14 5 7 7M11 3 6 7l5 5M5 19h14",
  // Growth tiles.
  "extra-reroll": "M5 9a8 8 0 0 1 14-1M19 3v5h-5M19 15a8 8 0 0 1-14 1M5 21v-5h5",
  "bonus-energy": "M13 2 5 13h6l-1 9 9-12h-6Z",
  "extra-die": "M4 4h16v16H4ZM12 8v8M8 12h8",
  // Other things.
  energy: "M13 2 5 13h6l-1 9 9-12h-6Z",
  discard: "M5 7h14M9 7V4h6v3M7 7l1 13h8l1-13M11 11v6M13 11v6",
  done: "M4 13l5 5L20 6",
};
