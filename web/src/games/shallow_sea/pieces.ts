// What travels in this game: tiles and fish, from the pools to a hand and on to an ocean.
import { piece, placeOf } from "../shared/motion/pieces";
import type { TileHere } from "./tiles";

export type Piece = ReturnType<typeof piece>;

export function tilePiece(seat: number, space: string, here: TileHere | null | undefined): Piece {
  return piece(here ? `tile:${placeOf(seat, space)}` : null, "hand/tile", `pool/${here?.tile}`, `seat/${seat}`);
}

/** The fish that moved into a coral, from the bubble where it was. */
export function lodgerPiece(seat: number, space: string, bubble?: string): Piece {
  return piece(`lodger:${placeOf(seat, space)}`, ...(bubble === undefined ? [] : [placeOf(seat, bubble)]));
}

export function fishPiece(seat: number, bubble: string, colour: string | null, origin?: string): Piece {
  const swum = origin === undefined ? [] : [placeOf(seat, origin)];
  return piece(colour ? `fish:${placeOf(seat, bubble)}` : null, ...swum, "hand/fish", `pool/${colour}`, `seat/${seat}`);
}
