// What travels in this game: cards from the deck to a hand and into an ocean, eggs, young and schools from slot to slot.
import { piece, placeOf } from "../shared/motion/pieces";

/** Fish that are printed on the board stay there; their names have a dash. */
export function fishPiece(seat: number, card: string) {
  return piece(card.includes("-") ? null : `card:${card}`, `seat/${seat}`);
}

/** Tokens of a seat look alike: one that is gone from a slot has come to another. */
export function tokenPiece(seat: number | undefined, slot: string, kind: "egg" | "young" | "school", nth = 0) {
  if (seat === undefined) return {};
  return piece(`${kind}:${placeOf(seat, slot)}/${nth}#${kind}-${seat}`, "diver", `seat/${seat}`);
}
