// Generated from the server's messages by `make web-types`; do not edit.

/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Action".
 */
export type Action =
  Dive | Corner | Deeper | Column | Row | Net | Harpoon | Pass | Wash | Score | Turn | Lay | Add | Take | End;

export interface Messages {
  [k: string]: unknown;
}
/**
 * `risks` has an entry for each corner where the first card is placed, or one for `deeper`.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "LowcyView".
 */
export interface LowcyView {
  type: "podwodni_lowcy";
  seat: number | null;
  to_act: number;
  active: number;
  first: number;
  phase: string;
  target: number;
  finisher: number | null;
  deck: number;
  discards: {
    [k: string]: number;
  };
  grid: (string | null)[];
  corner: string | null;
  dive: (string | null)[];
  picked: string[];
  risks: {
    [k: string]: Risk;
  };
  nets: number;
  harpoons: number;
  set: string | null;
  wanted: number;
  further: number;
  pool: string[];
  divers: DiverView[];
  winners: number[];
}
/**
 * The chance that the next card interrupts the dive: a word, and per mille unless only words are wanted.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Risk".
 */
export interface Risk {
  level: string;
  per_mille: number | null;
  dangers: Danger[];
}
/**
 * A card that would interrupt the dive: how many of it may come (None: only words are wanted), and the spaces of
 *     the cards that it may not join.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Danger".
 */
export interface Danger {
  card: string;
  count: number | null;
  causes: string[];
}
/**
 * `open` and `scored` name a card as often as it lies there.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "DiverView".
 */
export interface DiverView {
  open: string[];
  scored: string[];
  points: number;
}
/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Components".
 */
export interface Components {
  sources: Source[];
  cards: Card[];
  sets: FishSet[];
  scoring: Scoring[];
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
 * A card and how often it is in the deck.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Card".
 */
export interface Card {
  id: string;
  provenance: "owner" | "public" | "reconstructed" | "rulebook";
  source: string;
  count: number;
}
/**
 * Fish of one kind and colour (three), of one kind, or of one colour.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "FishSet".
 */
export interface FishSet {
  id: string;
  provenance: "owner" | "public" | "reconstructed" | "rulebook";
  source: string;
  size: number;
}
/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Scoring".
 */
export interface Scoring {
  id: string;
  provenance: "owner" | "public" | "reconstructed" | "rulebook";
  source: string;
  set_points: number;
  card_points: number;
  further_cards: number;
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
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "LowcyPadAsk".
 */
export interface LowcyPadAsk {
  seats: number;
  target?: "25" | "35" | "45";
  /**
   * @maxItems 2000
   */
  lines?: string[];
}
/**
 * `unseen` are the cards that the next one is drawn from. `risks` has an entry for each corner while the first
 *     card waits for one, or one for `deeper`; `trouble` is why the last card of the dive interrupts it,
 *     and `takers` are who may still take a card of the pool.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "LowcyPadView".
 */
export interface LowcyPadView {
  divers: LowcyPadDiver[];
  target: number;
  ahead: number[];
  reached: number[];
  grid: (string | null)[];
  corner: string | null;
  dive: (string | null)[];
  pool: string[];
  takers: number[];
  discards: {
    [k: string]: number;
  };
  unseen: {
    [k: string]: number;
  };
  deck: number;
  risks: {
    [k: string]: Risk;
  };
  trouble: Danger | null;
  over: boolean;
  ranking: Ranking;
}
/**
 * `open` and `scored` name a card as often as it lies there; `sets` are those that could be scored now, and
 *     `missing` are the points to the target.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "LowcyPadDiver".
 */
export interface LowcyPadDiver {
  open: string[];
  scored: string[];
  points: number;
  missing: number;
  sets: string[];
  sheet: ScoreLine[];
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
 * via the `definition` "Dive".
 */
export interface Dive {
  type: "dive";
}
/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Corner".
 */
export interface Corner {
  type: "corner";
  corner: "bottom-left" | "bottom-right" | "top-left" | "top-right";
}
/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Deeper".
 */
export interface Deeper {
  type: "deeper";
}
/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Column".
 */
export interface Column {
  type: "column";
}
/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Row".
 */
export interface Row {
  type: "row";
  space: string;
}
/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Net".
 */
export interface Net {
  type: "net";
  seat: number;
  card: string;
}
/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Harpoon".
 */
export interface Harpoon {
  type: "harpoon";
  space: string;
}
/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Pass".
 */
export interface Pass {
  type: "pass";
}
/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Wash".
 */
export interface Wash {
  type: "wash";
  card: string;
}
/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Score".
 */
export interface Score {
  type: "score";
  set: string;
}
/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Turn".
 */
export interface Turn {
  type: "turn";
  card: string;
}
/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Lay".
 */
export interface Lay {
  type: "lay";
  card: string;
}
/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Add".
 */
export interface Add {
  type: "add";
  card: string;
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
 * via the `definition` "End".
 */
export interface End {
  type: "end";
}
