import type { SeatInfo } from "$lib/messages";

/** Nobody has come yet, somebody is away, or all is well. */
export function seatState(seat: SeatInfo): "open" | "away" | "here" {
  if (seat.kind === "person" && !seat.joined && !seat.bot) return "open";
  return isPerson(seat) && !seat.present ? "away" : "here";
}

/** A bot on a seat that nobody has taken yet is like any other bot. */
export function isPerson(seat: SeatInfo): boolean {
  return seat.kind === "person" && (seat.joined || !seat.bot);
}
