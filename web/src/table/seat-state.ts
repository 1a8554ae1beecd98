import type { SeatInfo } from "$lib/messages";

/** Nobody has come yet, somebody is away, or all is well. */
export function seatState(seat: SeatInfo): "open" | "away" | "here" {
  if (seat.kind === "person" && !seat.joined && !seat.bot) return "open";
  return seat.kind === "person" && !seat.present ? "away" : "here";
}
