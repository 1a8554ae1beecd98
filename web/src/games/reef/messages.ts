// Generated from the server's messages by `make web-types`; do not edit.

/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Action".
 */
export type Action = Place | Take | Pay | Play;

export interface Messages {
  [k: string]: unknown;
}
/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "ReefView".
 */
export interface ReefView {
  type: "reef";
  seat: number | null;
  to_act: number;
  first: number;
  starting: boolean;
  last_round: boolean;
  playing: string | null;
  pending: string[];
  supply: {
    [k: string]: number;
  };
  display: DisplayCard[];
  top: string | null;
  pile: number;
  players: PlayerView[];
  winners: number[];
}
/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "DisplayCard".
 */
export interface DisplayCard {
  card: string;
  tokens: number;
}
/**
 * `hand` holds None for a card the viewer has not seen; `points` is None where they are hidden.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "PlayerView".
 */
export interface PlayerView {
  stacks: string[][];
  points: number | null;
  hand: (string | null)[];
  played: string[];
}
/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Components".
 */
export interface Components {
  sources: Source[];
  cards: Card[];
  supply: Supply[];
  start: Start[];
}
/**
 * Where entries come from, in words for each language.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Source".
 */
export interface Source {
  id: string;
  what: {
    [k: string]: string;
  };
}
/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Card".
 */
export interface Card {
  id: string;
  provenance: "owner" | "public" | "reconstructed" | "rulebook";
  source: string;
  /**
   * @minItems 2
   * @maxItems 2
   */
  pieces: ("green" | "purple" | "red" | "yellow")[];
  points: number;
  pattern: Shape | NextToTallest;
}
/**
 * A pattern of spaces that may be turned.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Shape".
 */
export interface Shape {
  kind: "shape";
  shape: string;
  /**
   * @minItems 1
   * @maxItems 4
   */
  cells: Cell[];
}
/**
 * One space of a pattern. No level: any level counts.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Cell".
 */
export interface Cell {
  x: number;
  y: number;
  colour: "any" | "green" | "purple" | "red" | "yellow";
  level?: number | null;
  or_higher?: boolean;
}
/**
 * Points for each visible piece of one colour beside the tallest piece of another.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "NextToTallest".
 */
export interface NextToTallest {
  kind: "next_to_tallest";
  tallest: "green" | "purple" | "red" | "yellow";
  counted: "green" | "purple" | "red" | "yellow";
}
/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Supply".
 */
export interface Supply {
  id: string;
  provenance: "owner" | "public" | "reconstructed" | "rulebook";
  source: string;
  pieces_of_each_colour: number;
}
/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Start".
 */
export interface Start {
  id: string;
  provenance: "owner" | "public" | "reconstructed" | "rulebook";
  source: string;
  points: number;
  hand: number;
  display: number;
  hand_limit: number;
}
/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Place".
 */
export interface Place {
  type: "place";
  colour: "green" | "purple" | "red" | "yellow";
  space: string;
}
/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Take".
 */
export interface Take {
  type: "take";
  card: string;
}
/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Pay".
 */
export interface Pay {
  type: "pay";
  card: string;
}
/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Play".
 */
export interface Play {
  type: "play";
  card: string;
}
