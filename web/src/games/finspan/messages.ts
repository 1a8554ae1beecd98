// Generated from the server's messages by `make web-types`; do not edit.

/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Action".
 */
export type Action =
  | Play
  | Dive
  | At
  | Discard
  | Spend
  | Draw
  | Recover
  | Egg
  | Eggs
  | Hatch
  | Young
  | Lift
  | To
  | Tuck
  | Under
  | Use
  | Done;

export interface Messages {
  [k: string]: unknown;
}
/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "FinspanView".
 */
export interface FinspanView {
  type: "finspan";
  seat: number | null;
  to_act: number;
  active: number;
  first: number;
  week: number;
  round: number;
  step: string;
  goals: string[];
  deck: number;
  diving: string | null;
  payment: Payment | null;
  tucking: string | null;
  moving: Moving | null;
  ability: AbilityView | null;
  oceans: OceanView[];
  nautoma: NautomaView | null;
  winners: number[];
}
/**
 * The fish being played, its slot once chosen, and what is still to be paid for it.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Payment".
 */
export interface Payment {
  card: string;
  slot: string | null;
  cards: number;
  eggs: number;
  young: number;
  schools: number;
}
/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Moving".
 */
export interface Moving {
  token: string;
  slot: string;
}
/**
 * The ability in use and how much of it can still be taken; a bonus is called `blue-sunlight`.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "AbilityView".
 */
export interface AbilityView {
  source: string;
  draw: number;
  recover: number;
  lay_egg: number;
  hatch: number;
  gain_young: number;
  move: number;
  tuck: number;
  lay_egg_on_each: string[];
  play_fish: string[];
}
/**
 * Slots down the blue site, then down the purple and the green one; `divers` are left for this week.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "OceanView".
 */
export interface OceanView {
  slots: SlotView[];
  hand: string[];
  discards: string[];
  divers: number;
  bottoms: string[];
  goal_points: number[];
  points: number;
}
/**
 * What is not there is left out. `points` are the fish's, its condition for the end included as it stands now.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "SlotView".
 */
export interface SlotView {
  fish?: string | null;
  egg?: boolean;
  young?: number;
  school?: boolean;
  consumed?: string[];
  points?: number;
}
/**
 * `seen` are her decision cards of this week, the latest one last shown as `decision`; `turn` is her latest turn,
 *     which may be the last one of the week before.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "NautomaView".
 */
export interface NautomaView {
  level: number;
  eggs: number;
  young: number;
  schools: number;
  fish: string[];
  markers: number;
  decision: string | null;
  seen: string[];
  turn: HerTurn | null;
  strength: number;
  tangle: string | null;
  tangled_now: number;
  goal_points: number[];
  tangled_points: number[];
  sheet: ScoreLine[];
  points: number;
}
/**
 * Weeks and turns count from 1; the card is as she played it; the points are hers, before and after.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "HerTurn".
 */
export interface HerTurn {
  week: number;
  round: number;
  card: Decision;
  steps: HerStep[];
  points_before: number;
  points: number;
}
/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "atol.games.finspan.data.Decision".
 */
export interface Decision {
  id: string;
  provenance: "owner" | "public" | "reconstructed" | "rulebook";
  source: string;
  goal: "add" | "none" | "remove";
  dive: ("eggs" | "hatch" | "school")[];
  fish: boolean;
}
/**
 * One symbol of a decision card, carried out.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "HerStep".
 */
export interface HerStep {
  kind: "add" | "eggs" | "fish" | "hatch" | "remove" | "school";
  before: HerThings;
  after: HerThings;
}
/**
 * What lies in front of Nautoma; `markers` are her divers on the goal board.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "HerThings".
 */
export interface HerThings {
  fish: number;
  schools: number;
  young: number;
  eggs: number;
  markers: number;
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
 * via the `definition` "Components".
 */
export interface Components {
  sources: Source[];
  start: Start[];
  scoring: Scoring[];
  fish: Fish[];
  forage: Forage[];
  bonuses: Bonus[];
  goals: Goal[];
  calm: Base[];
  storm: Base[];
  nautoma: NautomaFacts[];
  shared_benefit: SharedBenefit[];
  levels: Level[];
  decisions: Decision[];
  tangled: Tangle[];
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
  weeks: number;
  divers: number;
  deck_cards: number;
  starters: number;
  young_in_a_school: number;
  medium_from: number;
  large_from: number;
}
/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Scoring".
 */
export interface Scoring {
  id: string;
  provenance: "owner" | "public" | "reconstructed" | "rulebook";
  source: string;
  consumed: number;
  egg: number;
  young: number;
  school: number;
  leader: number;
}
/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Fish".
 */
export interface Fish {
  id: string;
  provenance: "owner" | "public" | "reconstructed" | "rulebook";
  source: string;
  deck: "main" | "starter";
  latin: string;
  points: number;
  length: number;
  /**
   * @minItems 1
   * @maxItems 3
   */
  zones: ("midnight" | "sunlight" | "twilight")[];
  bottom_row_only?: boolean;
  site?: ("blue" | "green" | "purple") | null;
  tags?: {
    [k: string]: number;
  };
  cost: Cost;
  ability: "game_end" | "if_activated" | "when_played";
  all_players?: boolean;
  /**
   * @minItems 1
   */
  effects: Effect[];
}
/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Cost".
 */
export interface Cost {
  cards?: number;
  eggs?: number;
  young?: number;
  schools?: number;
  consume?: number;
}
/**
 * One operation. `site`, `row`, `zone`, `size` and `tag` say which slots or fish it reaches.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Effect".
 */
export interface Effect {
  op:
    | "draw"
    | "gain_young"
    | "hatch"
    | "lay_egg"
    | "lay_egg_on_each"
    | "move"
    | "play_fish"
    | "recover"
    | "score"
    | "tuck";
  n?: number;
  site?: ("blue" | "green" | "purple") | null;
  row?: ("bottom" | "top") | null;
  zone?: ("midnight" | "sunlight" | "twilight") | null;
  size?: ("large" | "medium" | "small") | null;
  tag?: ("bioluminescent" | "camouflage" | "electric" | "predator" | "venomous") | null;
  points?: number;
  condition?: ("bottom_row" | "consumed" | "every_token" | "no_tokens" | "school" | "young_exactly") | null;
}
/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Forage".
 */
export interface Forage {
  id: string;
  provenance: "owner" | "public" | "reconstructed" | "rulebook";
  source: string;
  latin: string;
  site: "blue" | "green" | "purple";
  row: number;
  length: number;
  eggs: number;
  young: number;
}
/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Bonus".
 */
export interface Bonus {
  id: string;
  provenance: "owner" | "public" | "reconstructed" | "rulebook";
  source: string;
  site: "blue" | "green" | "purple";
  place: "bottom" | "midnight" | "sunlight" | "twilight";
  effects: Effect[];
}
/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Goal".
 */
export interface Goal {
  id: string;
  provenance: "owner" | "public" | "reconstructed" | "rulebook";
  source: string;
  week: number;
  counts:
    | "consumed"
    | "eggs"
    | "eggs_or_young"
    | "fish"
    | "fish_with_tokens"
    | "fish_without_tokens"
    | "icons"
    | "if_activated"
    | "large_fish"
    | "medium_fish"
    | "rows"
    | "schools"
    | "small_fish"
    | "young";
  each: number;
  points: number;
  tags?: ("bioluminescent" | "camouflage" | "electric" | "predator" | "venomous")[];
  side_a?: boolean;
}
/**
 * Nautoma's base number for the goal of that id.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Base".
 */
export interface Base {
  id: string;
  provenance: "owner" | "public" | "reconstructed" | "rulebook";
  source: string;
  base: number;
}
/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "NautomaFacts".
 */
export interface NautomaFacts {
  id: string;
  provenance: "owner" | "public" | "reconstructed" | "rulebook";
  source: string;
  eggs: number;
  young: number;
  school_of: number;
  schools_a_turn?: number;
  most_hatched: number;
  eggs_laid: number;
  eggs_a_point: number;
}
/**
 * What Nautoma gains in place of a benefit for all players.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "SharedBenefit".
 */
export interface SharedBenefit {
  id: string;
  provenance: "owner" | "public" | "reconstructed" | "rulebook";
  source: string;
  eggs: number;
}
/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Level".
 */
export interface Level {
  id: string;
  provenance: "owner" | "public" | "reconstructed" | "rulebook";
  source: string;
  goals: ("calm" | "storm") | null;
  leader_bonus: boolean;
  fish: number;
  school: number;
  young: number;
}
/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Tangle".
 */
export interface Tangle {
  id: string;
  provenance: "owner" | "public" | "reconstructed" | "rulebook";
  source: string;
  site: "blue" | "green" | "purple";
  rows: number[];
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
 * The settings, and everything told so far. `edition` is that of an earlier answer: with other cards the same
 *     lines would tell another story.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "CompanionAsk".
 */
export interface CompanionAsk {
  level: 1 | 2 | 3 | 4 | 5;
  seed: number;
  goals?: string;
  strength?: 0 | 2 | 3 | 4;
  tangle?: string;
  edition?: string;
  /**
   * @maxItems 20
   */
  cards?: OwnCard[];
  /**
   * @maxItems 300
   */
  lines?: string[];
}
/**
 * A decision card as its owner sees it in the box.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "OwnCard".
 */
export interface OwnCard {
  id: string;
  goal: "add" | "none" | "remove";
  /**
   * @maxItems 3
   */
  dive: ("eggs" | "hatch" | "school")[];
  fish: boolean;
}
/**
 * How she stands. `asked` is the word of the line that comes next, `possible` are all that fit; `unseen` are her
 *     decision cards of this week that have not come yet, the one set aside among them.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "CompanionView".
 */
export interface CompanionView {
  edition: string;
  level: number;
  goals: string[];
  strength: number;
  tangle: string | null;
  week: number;
  weeks: number;
  round: number;
  rounds: number;
  asked: "goal" | "over" | "points" | "tangled" | "turn";
  possible: string[];
  told: number;
  last: string | null;
  unseen: string[];
  things: HerThings;
  points: number;
  sheet: ScoreLine[];
  turn: HerTurn | null;
  shared: number;
  goal_results: GoalResult[];
  tangled_results: TangledResult[];
  my_goals: number;
  my_sheet: ScoreLine[];
  my_points: number | null;
  won: boolean | null;
  ranking: Ranking | null;
}
/**
 * The goal of a week: the person's typed number, her base number (None where she scores no goals) and markers.
 *     The points hold what the better one gets on top at level 5, said apart as well.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "GoalResult".
 */
export interface GoalResult {
  week: number;
  goal: string;
  count: number;
  mine: number;
  my_bonus: number;
  base: number | null;
  markers: number;
  hers: number;
  her_bonus: number;
}
/**
 * Tangled at the end of a week; `slots` is None where the fish were counted by the person.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "TangledResult".
 */
export interface TangledResult {
  week: number;
  slots: string[] | null;
  in_site: number;
  in_rows: number;
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
  decision: Decision1 | null;
  tie_breaks: TieBreak[];
}
/**
 * The tie-break that decided: its words are the message `<game>-tie-<key>`, which gets both numbers.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "atol.core.ties.Decision".
 */
export interface Decision1 {
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
 * via the `definition` "Pad".
 */
export interface Pad {
  /**
   * @minItems 1
   * @maxItems 5
   */
  players: PadPlayer[];
}
/**
 * Points of conditions, of visible fish and of goals; everything else is counted in pieces.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "PadPlayer".
 */
export interface PadPlayer {
  abilities?: number;
  fish?: number;
  consumed?: number;
  eggs?: number;
  young?: number;
  schools?: number;
  goals?: number;
  hand?: number;
}
/**
 * `tied` are several who have the most points: among them the cards in hand decide.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "PadView".
 */
export interface PadView {
  sheets: PadSheet[];
  tied: number[];
  winners: number[];
  ranking: Ranking;
}
/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "PadSheet".
 */
export interface PadSheet {
  lines: ScoreLine[];
  points: number;
}
/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Play".
 */
export interface Play {
  type: "play";
  card: string;
}
/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Dive".
 */
export interface Dive {
  type: "dive";
  site: "blue" | "green" | "purple";
}
/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "At".
 */
export interface At {
  type: "at";
  slot: string;
}
/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Discard".
 */
export interface Discard {
  type: "discard";
  card: string;
}
/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Spend".
 */
export interface Spend {
  type: "spend";
  token: "egg" | "school" | "young";
  slot: string;
}
/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Draw".
 */
export interface Draw {
  type: "draw";
}
/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Recover".
 */
export interface Recover {
  type: "recover";
  card: string;
}
/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Egg".
 */
export interface Egg {
  type: "egg";
  slot: string;
}
/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Eggs".
 */
export interface Eggs {
  type: "eggs";
}
/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Hatch".
 */
export interface Hatch {
  type: "hatch";
  slot: string;
}
/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Young".
 */
export interface Young {
  type: "young";
  slot: string;
}
/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Lift".
 */
export interface Lift {
  type: "lift";
  token: "school" | "young";
  slot: string;
}
/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "To".
 */
export interface To {
  type: "to";
  slot: string;
}
/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Tuck".
 */
export interface Tuck {
  type: "tuck";
  card: string;
}
/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Under".
 */
export interface Under {
  type: "under";
  slot: string;
}
/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Use".
 */
export interface Use {
  type: "use";
  slot: string;
}
/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Done".
 */
export interface Done {
  type: "done";
}
