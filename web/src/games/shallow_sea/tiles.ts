// Tiles as they lie in an ocean, and what is printed on them.
import type { Components, Coral, Creature } from "./messages";

export const COLOURS = ["red", "yellow", "green", "purple"] as const;

/** A tile on a space. The views of a match say more than an ocean from the box does. */
export interface TileHere {
  tile: string;
  degrees: number;
  completed: boolean;
  lodger: string | null;
  /** Its condition holds: it can be completed. */
  ready?: boolean;
  /** What it is worth now. */
  points?: number;
  /** The match is over: a creature that was not completed shows what it gives, not what it could have given. */
  settled?: boolean;
  /** How many completed corals or finished fish serve a creature so far. */
  fits?: number;
}

export function coralOf(components: Components, tile: string): Coral | undefined {
  return components.corals.find(({ id }) => id === tile);
}

export function creatureOf(components: Components, tile: string): Creature | undefined {
  return components.creatures.find(({ id }) => id === tile);
}
