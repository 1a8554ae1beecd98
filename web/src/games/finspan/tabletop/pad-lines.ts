// The lines of the base game's score pad, in its order, each with a sign. What they are worth is the server's business.
import type { PadPlayer } from "../messages";

export type PadKey = Exclude<keyof PadPlayer, "hand">;

export const LINES = [
  { key: "abilities", sign: "game_end" },
  { key: "fish", sign: "fish" },
  { key: "consumed", sign: "consume" },
  { key: "eggs", sign: "egg" },
  { key: "young", sign: "young" },
  { key: "schools", sign: "school" },
  { key: "goals", sign: "pawn" },
] as const satisfies { key: PadKey; sign: string }[];
