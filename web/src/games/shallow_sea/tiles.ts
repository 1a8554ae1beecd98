// Tiles as they lie in an ocean, and what is printed on them.
import { bubblesOf, type Place, SPACES, turned } from "./geometry";
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

/** What an unfinished coral wants, bubble by bubble. */
export function wantedBy(here: TileHere, place: Place, components: Components): { bubble: Place; colour: string }[] {
  const corners = here.completed ? [] : (coralOf(components, here.tile)?.corners ?? []);
  const colours = turned<string | null>(corners, here.degrees);
  return bubblesOf(place).flatMap((bubble, side) => (colours[side] ? [{ bubble, colour: colours[side] }] : []));
}

/** The colours that unfinished corals want in a bubble. */
export function wantedIn(bubble: string, tiles: (TileHere | null)[], components: Components): string[] {
  const wishes = SPACES.flatMap((place, nth) => (tiles[nth] ? wantedBy(tiles[nth], place, components) : []));
  return [...new Set(wishes.filter((wish) => wish.bubble.name === bubble).map(({ colour }) => colour))];
}
