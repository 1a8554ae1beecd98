// How fast things travel at this table: the person's choice, and none where the device asks for less motion.
import { calm, preferences, type Speed } from "$lib/preferences.svelte";

const FACTORS: Record<Speed, number> = { calm: 1.7, normal: 1, quick: 0.5, none: 0 };

export function speedNow(): Speed {
  return calm() ? "none" : preferences.speed;
}

/** So many milliseconds of an ordinary table at the speed of this one. */
export function paced(milliseconds: number, speed: Speed = speedNow()): number {
  return milliseconds * FACTORS[speed];
}

/** The same for what is to be read: without motion it is there as long as at an ordinary table. */
export function readable(milliseconds: number): number {
  return paced(milliseconds) || milliseconds;
}
