// What Nautoma can have, in the order in which it is shown, with the sign of each.
import type { HerThings } from "./messages";

export const THINGS = [
  { key: "fish", sign: "fish" },
  { key: "schools", sign: "school" },
  { key: "young", sign: "young" },
  { key: "eggs", sign: "egg" },
  { key: "markers", sign: "pawn" },
] as const satisfies { key: keyof HerThings; sign: string }[];

/** What a step changed. */
export function changesOf(before: HerThings, after: HerThings) {
  return THINGS.filter(({ key }) => before[key] !== after[key]).map(({ key, sign }) => ({
    key,
    sign,
    before: before[key],
    after: after[key],
  }));
}
