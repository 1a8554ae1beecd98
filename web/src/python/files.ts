// What passes between a page and the worker in which Python runs.
export const NAMES = ["pyodide.mjs", "pyodide.asm.mjs", "wasm.bin", "stdlib.bin", "engine.bin"] as const;

/** Each part by its address, or by its bytes. */
export type Files = Record<(typeof NAMES)[number], string | ArrayBuffer>;

/** The first one brings the files; without a game it only starts. */
export interface Asked {
  id: number;
  files?: Files;
  game: string;
  helper: string;
  asked: string;
  overlay: string;
  edition: string;
}

export interface Told {
  id: number;
  text?: string;
  failure?: string;
}
