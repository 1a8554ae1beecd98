// A confrontation is a moment of its own: both cards are turned before anything that follows is shown.
import type { Event } from "$lib/messages";
import { paced, speedNow } from "../shared/motion/speed";

/** When the octopus's card is turned, when the shark's, and when it is said how it went (ms at an ordinary table). */
export const TURNS = [900, 1900, 2700] as const;
const STAY = 4600;
const STILL_STAY = 1600; // both are open from the beginning

export function confrontationIn(news: Event[]): Event | undefined {
  return news.find(({ name }) => name === "confrontation");
}

export function moment(news: Event[]): number {
  if (!confrontationIn(news)) return 0;
  return speedNow() === "none" ? STILL_STAY : paced(STAY);
}
