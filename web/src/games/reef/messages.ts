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
 * The question of the helper `prepare`: how many sit there, and the options that matter for it.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Preparing".
 */
export interface Preparing {
  seats: number;
  options?: {
    [k: string]: string;
  };
}
/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Preparation".
 */
export interface Preparation {
  steps: PrepareStep[];
}
/**
 * One thing to lay out: the message `<game>-prepare-<name>` with these numbers. The page draws it by its name.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "PrepareStep".
 */
export interface PrepareStep {
  name: string;
  details?: {
    [k: string]: number | string;
  };
}
/**
 * With `hidden` points only those of the seat that peeks are told before the end.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "ReefPadAsk".
 */
export interface ReefPadAsk {
  seats: number;
  /**
   * @maxItems 2000
   */
  lines?: string[];
  hidden?: boolean;
  peek?: number | null;
}
/**
 * `counted` is the card of the newest line, where that was one; `free` are the cards that nobody has played.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "ReefPadView".
 */
export interface ReefPadView {
  players: ReefPadSeat[];
  supply: {
    [k: string]: number;
  };
  last_round: boolean;
  free: string[];
  counted: CountedCard | null;
  over: boolean;
  ranking: Ranking | null;
}
/**
 * `stacks` are pieces from the bottom up; `points` and `sheet` are None while they are hidden.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "ReefPadSeat".
 */
export interface ReefPadSeat {
  stacks: string[][];
  points: number | null;
  sheet: ScoreLine[] | null;
  played: string[];
  hand: string[];
}
/**
 * One line of the score pad. Its words are the messages `<game>-score-<key>` and `...-<key>-why`; the second gets
 *     the details as `parts` and their number as `n`.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "ScoreLine".
 */
export interface ScoreLine {
  key: string;
  points: number;
  details?: ScoreDetail[];
}
/**
 * A part of a score line: what it is for, in the game's notation, and its points.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "ScoreDetail".
 */
export interface ScoreDetail {
  what: string;
  points: number;
}
/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "CountedCard".
 */
export interface CountedCard {
  seat: number;
  card: string;
  points: number;
  spaces: string[];
}
/**
 * Who came where. `places` has one for each seat, 1 for the best, and those whom nothing tells apart share
 *     theirs; `decision` is what told the winner from others with as many points.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Ranking".
 */
export interface Ranking {
  points: number[];
  places: number[];
  winners: number[];
  decision: Decision | null;
  tie_breaks: TieBreak[];
}
/**
 * The tie-break that decided: its words are the message `<game>-tie-<key>`, which gets both numbers.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Decision".
 */
export interface Decision {
  key: string;
  won: number;
  lost: number;
}
/**
 * What decides between equal points: a number for each score; the words are the message `<game>-tie-<key>`.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "TieBreak".
 */
export interface TieBreak {
  key: string;
  numbers: number[];
  fewer?: boolean;
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
