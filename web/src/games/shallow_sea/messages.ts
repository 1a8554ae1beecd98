// Generated from the server's messages by `make web-types`; do not edit.

/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Action".
 */
export type Action =
  | Coral1
  | Creature1
  | Fish
  | Take
  | Draw
  | Refresh
  | Pay
  | Space
  | Turn
  | Bubble
  | Complete
  | Lodge
  | Move
  | Shift
  | End;

export interface Messages {
  [k: string]: unknown;
}
/**
 * `prices` are in shells: to refresh a pool, to choose freely, to move a fish or a coral.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "ShallowSeaView".
 */
export interface ShallowSeaView {
  type: "shallow_sea";
  seat: number | null;
  to_act: number;
  first: number;
  step: string;
  turns_left: number[];
  creatures: string[];
  orange: string[];
  blue: string[];
  scenario: number;
  modified: number[];
  prices: {
    [k: string]: number;
  };
  pools: Pools;
  bags: {
    [k: string]: number;
  };
  fish_bag: {
    [k: string]: number;
  };
  creatures_locked: boolean;
  lionfish: {
    [k: string]: number;
  } | null;
  hand: Hand;
  oceans: OceanView[];
  rank: string | null;
  winners: number[];
}
/**
 * Slot by slot; a gap is None. `refresh` says for each pool: free, paid or no.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Pools".
 */
export interface Pools {
  corals: (string | null)[];
  fish: (string | null)[];
  creatures: (string | null)[];
  refresh: {
    [k: string]: string;
  };
}
/**
 * What the seat to act holds. `lifted` is a fish or coral on the move, `origin` where it comes from.
 *
 *     `outlooks` say what its next choice would lead to.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Hand".
 */
export interface Hand {
  tile: string | null;
  fish: string | null;
  lifted: string | null;
  origin: string | null;
  space: string | null;
  slot: number | null;
  owed: number;
  outlooks: Outlook[];
}
/**
 * What a choice would lead to. `place` is a space, with the tile turned by `degrees`, or a bubble.
 *
 *     `fits` counts what would serve the tile; `completes` and `breaks` are the spaces of tiles that become ready or no
 *     longer are, `points` what the former give. A `hopeless` creature could never be completed like this; one that
 *     `forfeits` would cost the box of its modified rule.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Outlook".
 */
export interface Outlook {
  place: string;
  degrees?: number;
  fits?: number;
  completes?: string[];
  breaks?: string[];
  points?: number;
  hopeless?: boolean;
  forfeits?: boolean;
}
/**
 * Spaces and bubbles in reading order; `fish` are the unfinished ones.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "OceanView".
 */
export interface OceanView {
  spaces: (PlacedTile | null)[];
  fish: (string | null)[];
  shells: number;
  points: number;
  achieved: string[];
}
/**
 * `lodger` is the finished fish on a completed coral; `points` are what the tile is worth now.
 *
 *     An unfinished tile says how much of its wish `fits`, a creature also by which spaces.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "PlacedTile".
 */
export interface PlacedTile {
  tile: string;
  degrees: number;
  completed: boolean;
  ready: boolean;
  lodger: string | null;
  points: number;
  fits?: number;
  serving?: string[];
}
/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Components".
 */
export interface Components {
  sources: Source[];
  start: Start[];
  players: Players[];
  corals: Coral[];
  creatures: Creature[];
  orange: OrangeCard[];
  blue: BlueCard[];
  guide: Category[];
  sets: CreatureSet[];
  scenarios: Scenario[];
  standard: Standard[];
  modified: Modified[];
  ranks: Rank[];
  titles: Title[];
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
 * via the `definition` "Start".
 */
export interface Start {
  id: string;
  provenance: "owner" | "public" | "reconstructed" | "rulebook";
  source: string;
  shells: number;
  most_shells: number;
  pool: number;
  same_colour_for_free_refresh: number;
  turns: number;
  creature_types: number;
  refresh_cost: number;
  free_choice_cost: number;
  move_cost: number;
  variety_points: number;
  lionfish_free: number;
  lionfish_loss: number;
}
/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Players".
 */
export interface Players {
  id: string;
  provenance: "owner" | "public" | "reconstructed" | "rulebook";
  source: string;
  fish_of_each_colour: number;
  copies_of_each_creature: number;
}
/**
 * `corners` are the fish wanted at the north, east, south and west bubble.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "atol.games.shallow_sea.data.Coral".
 */
export interface Coral {
  id: string;
  provenance: "owner" | "public" | "reconstructed" | "rulebook";
  source: string;
  colour: "green" | "purple" | "red" | "yellow";
  points: number;
  /**
   * @minItems 4
   * @maxItems 4
   */
  corners: (("green" | "purple" | "red" | "yellow") | null)[];
}
/**
 * Offsets are half columns to the east and rows to the south, for a tile that is not turned.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "atol.games.shallow_sea.data.Creature".
 */
export interface Creature {
  id: string;
  provenance: "owner" | "public" | "reconstructed" | "rulebook";
  source: string;
  wants: "coral" | "fish";
  colours: "different" | "same";
  where: "anywhere" | "cells" | "directions";
  spaces?: never[][];
  directions?: never[][];
  needed: number;
  points: number;
  part: number;
}
/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "OrangeCard".
 */
export interface OrangeCard {
  id: string;
  provenance: "owner" | "public" | "reconstructed" | "rulebook";
  source: string;
  counts:
    | "colours_of_fish"
    | "coral_pairs"
    | "fish_of_other_colour"
    | "fish_of_own_colour"
    | "largest_reef"
    | "most_fish"
    | "rows_of_coral";
  points: number;
  least?: number;
  most_points?: number | null;
}
/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "BlueCard".
 */
export interface BlueCard {
  id: string;
  provenance: "owner" | "public" | "reconstructed" | "rulebook";
  source: string;
  counts:
    | "creature_pairs"
    | "inner_creatures"
    | "inner_kinds"
    | "lonely_columns"
    | "neighbouring_creatures"
    | "outer_kinds"
    | "rows_of_creatures";
  points: number;
  least?: number;
}
/**
 * How many types of a category the guide asks for.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Category".
 */
export interface Category {
  id: string;
  provenance: "owner" | "public" | "reconstructed" | "rulebook";
  source: string;
  fewest: number;
  most: number;
}
/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "CreatureSet".
 */
export interface CreatureSet {
  id: string;
  provenance: "owner" | "public" | "reconstructed" | "rulebook";
  source: string;
  creatures: string[];
  orange?: string | null;
  blue?: string | null;
}
/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Scenario".
 */
export interface Scenario {
  id: string;
  provenance: "owner" | "public" | "reconstructed" | "rulebook";
  source: string;
  difficulty: "easy" | "hard" | "normal";
  creatures: string[];
  orange: string;
  blue: string;
  task?: Task | null;
  special?: ("colour_for_nothing" | "orange_twice") | null;
  minimum: number;
}
/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Task".
 */
export interface Task {
  kind:
    | "all_corals"
    | "all_creatures"
    | "all_tiles"
    | "blue_points"
    | "card_points"
    | "colours"
    | "coral_colours"
    | "corals_of_every_colour"
    | "corals_of_one_colour"
    | "creature_types"
    | "creatures"
    | "empty_spaces_apart"
    | "equal_cards"
    | "fish_colours"
    | "fish_of_a_colour"
    | "fish_of_one_colour"
    | "fish_points"
    | "no_creature_twice"
    | "orange_points"
    | "outer_creature_types"
    | "outer_spaces_completed"
    | "points"
    | "shells";
  least?: number;
  most?: number | null;
  worth?: number | null;
}
/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Standard".
 */
export interface Standard {
  id: string;
  provenance: "owner" | "public" | "reconstructed" | "rulebook";
  source: string;
  task: Task;
}
/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Modified".
 */
export interface Modified {
  id: string;
  provenance: "owner" | "public" | "reconstructed" | "rulebook";
  source: string;
  rule:
    | "corals_beside_corals"
    | "corals_move"
    | "creatures_apart"
    | "dearer"
    | "fish_like_their_colour"
    | "no_pools"
    | "no_refresh"
    | "open_fish"
    | "small_pools"
    | "two_cards";
  pool?: number;
  extra_cost?: number;
  extra_points?: number;
}
/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Rank".
 */
export interface Rank {
  id: string;
  provenance: "owner" | "public" | "reconstructed" | "rulebook";
  source: string;
  points: number;
}
/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Title".
 */
export interface Title {
  id: string;
  provenance: "owner" | "public" | "reconstructed" | "rulebook";
  source: string;
  boxes: number;
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
 * An ocean on a table at home, with the match it belongs to.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "OceanPosition".
 */
export interface OceanPosition {
  seats: number;
  options?: {
    [k: string]: string;
  };
  box: BoxOcean;
}
/**
 * A finished ocean: tiles, unfinished fish by bubble, shells, fish on the lionfish card.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "BoxOcean".
 */
export interface BoxOcean {
  tiles: BoxTile[];
  fish: {
    [k: string]: "green" | "purple" | "red" | "yellow";
  };
  shells?: number;
  lionfish?: number;
}
/**
 * A tile on the table at home: its id; `red-7` for a coral as its finished side shows it; `coral` for any that
 *     is unfinished, which counts for nothing. A completed coral names the finished fish on it.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "BoxTile".
 */
export interface BoxTile {
  space: string;
  tile: string;
  degrees?: number;
  completed?: boolean;
  lodger?: ("green" | "purple" | "red" | "yellow") | null;
}
/**
 * The answer of the helper `score`. While something is `missing` it is not a finished match; `doubts` are
 *     what Atol's data cannot confirm. `view` shows the position as the game's own views do.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "BoxScore".
 */
export interface BoxScore {
  lines: ScoreLine[];
  points: number;
  rank: string | null;
  achieved: string[];
  missing: BoxRemark[];
  doubts: BoxRemark[];
  view: unknown;
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
 * Something about a position from the box, for people: `<game>-box-<name>` with these details.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "BoxRemark".
 */
export interface BoxRemark {
  name: string;
  details: {
    [k: string]: number | string;
  };
}
/**
 * One ocean for each seat, in the order of play; the options are those of the match.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "OceansAsk".
 */
export interface OceansAsk {
  seats: number;
  /**
   * @minItems 1
   * @maxItems 4
   */
  boxes: BoxOcean[];
  options?: {
    [k: string]: string;
  };
}
/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "OceansView".
 */
export interface OceansView {
  scores: BoxScore[];
  ranking: Ranking;
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
 * via the `definition` "atol.core.notation.Coral".
 */
export interface Coral1 {
  type: "coral";
  slot: number;
}
/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "atol.core.notation.Creature".
 */
export interface Creature1 {
  type: "creature";
  slot: number;
}
/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Fish".
 */
export interface Fish {
  type: "fish";
  slot: number;
}
/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Take".
 */
export interface Take {
  type: "take";
  colour: "green" | "purple" | "red" | "yellow";
}
/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Draw".
 */
export interface Draw {
  type: "draw";
  bag: "coral" | "creature";
}
/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Refresh".
 */
export interface Refresh {
  type: "refresh";
  pool: "corals" | "creatures" | "fish";
}
/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Pay".
 */
export interface Pay {
  type: "pay";
  by: "fish" | "green" | "purple" | "red" | "shell" | "yellow";
}
/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Space".
 */
export interface Space {
  type: "space";
  space: string;
}
/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Turn".
 */
export interface Turn {
  type: "turn";
  degrees: number;
}
/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Bubble".
 */
export interface Bubble {
  type: "bubble";
  bubble: number;
}
/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Complete".
 */
export interface Complete {
  type: "complete";
  space: string;
}
/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Lodge".
 */
export interface Lodge {
  type: "lodge";
  bubble: number;
}
/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Move".
 */
export interface Move {
  type: "move";
  bubble: number;
}
/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Shift".
 */
export interface Shift {
  type: "shift";
  space: string;
}
/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "End".
 */
export interface End {
  type: "end";
}
