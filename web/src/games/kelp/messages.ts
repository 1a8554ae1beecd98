// Generated from the server's messages by `make web-types`; do not edit.

/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Action".
 */
export type Action =
  | Play
  | Discard
  | Draw
  | Food
  | Reveal
  | Lift
  | Swap
  | Hide
  | LearnCard
  | LearnBlock
  | Replace
  | ToHand
  | RemoveHand
  | RemoveDiscard
  | FetchDraw
  | FetchDiscard
  | Escape
  | Send
  | TakeOff
  | Start
  | Point
  | Use
  | Extra
  | Roll
  | Return
  | Take
  | Reroll
  | Keep
  | Raise
  | Feed
  | Sharpen
  | Current
  | Swim
  | Aim
  | Resolve
  | Counter
  | Store
  | Spend
  | Lower
  | Drop
  | Buy
  | Done;

export interface Messages {
  [k: string]: unknown;
}
/**
 * `left` and `least` say how often a step is still answered, `picked` which blocks are lifted.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "KelpView".
 */
export interface KelpView {
  type: "kelp";
  seat: number | null;
  to_act: number;
  step: string;
  board: string;
  round: number;
  idle_rounds: number;
  left: number;
  least: number;
  picked: string[];
  lifted: string[] | null;
  replacing: string | null;
  areas: AreaView[];
  currents: {
    [k: string]: number;
  };
  octopus: OctopusSide;
  shark: SharkSide;
  confrontations: string[];
  choice: string | null;
  ending: string | null;
  winners: number[];
}
/**
 * `block` is None where the viewer may not look; `odds` are whole per mille by block.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "AreaView".
 */
export interface AreaView {
  area: string;
  value: number;
  hidden: boolean;
  block: string | null;
  odds: {
    [k: string]: number;
  } | null;
}
/**
 * `hand` and `pile` are for the octopus; `shown` are cards of the hand that the shark knows.
 *
 *     `unseen` are the other cards of the hand and the whole draw pile together, which everybody can count. For the
 *     octopus alone: `payable` is what its hidden blocks can pay, `within_reach` are the cards of its hand that this
 *     pays, and so many open blocks are `replaceable` by a learned one.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "OctopusSide".
 */
export interface OctopusSide {
  hand: string[] | null;
  pile: string[] | null;
  shown: string[];
  unseen: string[];
  hand_size: number;
  pile_size: number;
  hand_limit: number;
  actions_left: number;
  discards: string[];
  played: string[];
  removed: string[];
  piles: LearnPile[];
  payable: number | null;
  within_reach: string[] | null;
  replaceable: number | null;
  spare: {
    [k: string]: number;
  };
  eaten: string[];
  ready: string[];
}
/**
 * `left` are the cards below the open one, in no order.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "LearnPile".
 */
export interface LearnPile {
  type: string;
  open: string | null;
  left: string[];
}
/**
 * `bag` is for the shark alone. `ahead` are the spaces the path leads to; both ways from a hideout. `worth` is
 *     what can be spent now, `affordable` the cards of the row that it buys.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "SharkSide".
 */
export interface SharkSide {
  space: string;
  ahead: string[];
  bag: {
    [k: string]: number;
  } | null;
  supply: {
    [k: string]: number;
  };
  drawn: {
    [k: string]: number;
  };
  pool: string[];
  held: string[];
  energy: string[];
  kept: string[];
  kept_now: string[];
  aimed: AimedDie[];
  striking: AimedDie | null;
  growth: {
    [k: string]: number;
  };
  tiles: number;
  hunger: {
    [k: string]: number;
  };
  abilities: string[];
  row: string[];
  worth: number;
  affordable: string[];
  deck: number;
  rerolls: number;
  budget: number;
}
/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "AimedDie".
 */
export interface AimedDie {
  die: string;
  area: string;
}
/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Components".
 */
export interface Components {
  sources: Source[];
  areas: Area[];
  spaces: Space[];
  octopus_cards: OctopusCard[];
  blocks: Block[];
  shark_cards: SharkCard[];
  tiles: Tile[];
  confrontations: Confrontation[];
  dice: Dice[];
  limits: Limits[];
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
 * `value` is the least that a die must show to search or attack there.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Area".
 */
export interface Area {
  id: string;
  provenance: "owner" | "public" | "reconstructed" | "rulebook";
  source: string;
  proposed: string[];
  kind: "kelp" | "open" | "rock";
  value: number;
}
/**
 * A current space. From either of its two `ends` the path goes on to ends of other spaces: `a1-b1.2`.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Space".
 */
export interface Space {
  id: string;
  provenance: "owner" | "public" | "reconstructed" | "rulebook";
  source: string;
  proposed: string[];
  x: number;
  y: number;
  areas: string[];
  hideout: boolean;
  /**
   * @minItems 2
   * @maxItems 2
   */
  ends: never[];
}
/**
 * `cost` is the number of hidden blocks to reveal.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "OctopusCard".
 */
export interface OctopusCard {
  id: string;
  provenance: "owner" | "public" | "reconstructed" | "rulebook";
  source: string;
  proposed: string[];
  type: "eat" | "hide" | "learn" | "move";
  cost: number;
  count: number;
  starter: boolean;
  effect: (
    | ShuffleBlocks
    | SwapBlocks
    | HideBlocks
    | HideAllBlocks
    | DrawCards
    | LearnItems
    | RemoveCard
    | RemoveThis
    | HandLimit
    | Fetch
    | RemoveCurrents
    | SendShark
    | ShuffleOctopus
  )[];
}
/**
 * `centre`: the block of the middle area is mixed in too, whether it is hidden or not.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "ShuffleBlocks".
 */
export interface ShuffleBlocks {
  op: "shuffle";
  blocks: number;
  which: "any" | "hidden";
  centre?: boolean;
}
/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "SwapBlocks".
 */
export interface SwapBlocks {
  op: "swap";
  times: number;
  which: "any" | "neighbours";
}
/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "HideBlocks".
 */
export interface HideBlocks {
  op: "hide";
  least: number;
  most: number;
  not_this?: boolean;
}
/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "HideAllBlocks".
 */
export interface HideAllBlocks {
  op: "hide-all";
}
/**
 * No number of cards: up to the hand limit.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "DrawCards".
 */
export interface DrawCards {
  op: "draw";
  cards: number;
  optional: boolean;
}
/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "LearnItems".
 */
export interface LearnItems {
  op: "learn";
  items: number;
  to_hand?: number;
}
/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "RemoveCard".
 */
export interface RemoveCard {
  op: "remove-card";
  cards: number;
}
/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "RemoveThis".
 */
export interface RemoveThis {
  op: "remove-this";
}
/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "HandLimit".
 */
export interface HandLimit {
  op: "hand-limit";
  cards: number;
}
/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Fetch".
 */
export interface Fetch {
  op: "fetch";
  cards: number;
}
/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "RemoveCurrents".
 */
export interface RemoveCurrents {
  op: "remove-currents";
  most: number;
}
/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "SendShark".
 */
export interface SendShark {
  op: "send-shark";
}
/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "ShuffleOctopus".
 */
export interface ShuffleOctopus {
  op: "shuffle-octopus";
}
/**
 * `start` of them are dealt onto the board; revealed for a cost one counts as many as it `pays`.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Block".
 */
export interface Block {
  id: string;
  provenance: "owner" | "public" | "reconstructed" | "rulebook";
  source: string;
  proposed: string[];
  kind: "food" | "octopus" | "shell" | "trap";
  count: number;
  start: number;
  pays: number;
  effect: (
    | ShuffleBlocks
    | SwapBlocks
    | HideBlocks
    | HideAllBlocks
    | DrawCards
    | LearnItems
    | RemoveCard
    | RemoveThis
    | HandLimit
    | Fetch
    | RemoveCurrents
    | SendShark
    | ShuffleOctopus
  )[];
}
/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "SharkCard".
 */
export interface SharkCard {
  id: string;
  provenance: "owner" | "public" | "reconstructed" | "rulebook";
  source: string;
  proposed: string[];
  cost: number;
  dice: ("blue" | "red" | "yellow")[];
  count: number;
  effect: (
    | RaiseDie
    | KeepDie
    | RollMore
    | RerollDice
    | ReturnDice
    | TakeDie
    | IgnoreTrap
    | SwimMore
    | FeedDie
    | SetRed
    | RemovePair
    | TurnRound
  )[];
}
/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "RaiseDie".
 */
export interface RaiseDie {
  op: "raise-die";
  by: number;
}
/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "KeepDie".
 */
export interface KeepDie {
  op: "keep-die";
}
/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "RollMore".
 */
export interface RollMore {
  op: "roll-more";
  dice: number;
}
/**
 * Up to so many dice, together, once.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "RerollDice".
 */
export interface RerollDice {
  op: "reroll";
  dice: number;
}
/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "ReturnDice".
 */
export interface ReturnDice {
  op: "return-dice";
  dice: number;
}
/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "TakeDie".
 */
export interface TakeDie {
  op: "take-die";
  dice: number;
}
/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "IgnoreTrap".
 */
export interface IgnoreTrap {
  op: "ignore-trap";
}
/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "SwimMore".
 */
export interface SwimMore {
  op: "swim-more";
  spaces: number;
}
/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "FeedDie".
 */
export interface FeedDie {
  op: "feed-die";
  dice: number;
}
/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "SetRed".
 */
export interface SetRed {
  op: "set-red";
  to: number;
}
/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "RemovePair".
 */
export interface RemovePair {
  op: "remove-pair";
}
/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "TurnRound".
 */
export interface TurnRound {
  op: "turn";
}
/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Tile".
 */
export interface Tile {
  id: string;
  provenance: "owner" | "public" | "reconstructed" | "rulebook";
  source: string;
  proposed: string[];
  dice: number;
  effect: (ExtraReroll | BonusEnergy | ExtraDie)[];
}
/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "ExtraReroll".
 */
export interface ExtraReroll {
  op: "extra-reroll";
  dice: number;
}
/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "BonusEnergy".
 */
export interface BonusEnergy {
  op: "bonus-energy";
  energy: number;
  least: number;
  most: number;
}
/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "ExtraDie".
 */
export interface ExtraDie {
  op: "extra-die";
  dice: number;
}
/**
 * A card of the octopus; the shark's card of the same name counters it.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Confrontation".
 */
export interface Confrontation {
  id: string;
  provenance: "owner" | "public" | "reconstructed" | "rulebook";
  source: string;
  proposed: string[];
  effect: (
    | ShuffleBlocks
    | SwapBlocks
    | HideBlocks
    | HideAllBlocks
    | DrawCards
    | LearnItems
    | RemoveCard
    | RemoveThis
    | HandLimit
    | Fetch
    | RemoveCurrents
    | SendShark
    | ShuffleOctopus
  )[];
}
/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Dice".
 */
export interface Dice {
  id: string;
  provenance: "owner" | "public" | "reconstructed" | "rulebook";
  source: string;
  proposed: string[];
  total: number;
  start: number;
}
/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Limits".
 */
export interface Limits {
  id: string;
  provenance: "owner" | "public" | "reconstructed" | "rulebook";
  source: string;
  proposed: string[];
  hunger: number;
  energy: number;
  row: number;
  actions: number;
  dice: number;
  hand: number;
  revealing_counts?: boolean;
  has_last_round?: boolean;
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
 * via the `definition` "NotebookAsk".
 */
export interface NotebookAsk {
  /**
   * @maxItems 2000
   */
  lines?: string[];
}
/**
 * `suspects` are the areas where the octopus may be; `spare` are the blocks beside the board, and `eaten` are the
 *     foods that will not come back.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "NotebookView".
 */
export interface NotebookView {
  areas: NotebookArea[];
  suspects: string[];
  spare: {
    [k: string]: number;
  };
  eaten: string[];
  dice: NotebookDice[];
  bag: number;
  tiles: number;
  hunger: number;
  hunger_limit: number;
  ending: string | null;
  ranking: Ranking | null;
}
/**
 * `block` is the one that lies open there; `odds` are per mille, of every block that may be there.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "NotebookArea".
 */
export interface NotebookArea {
  area: string;
  block: string | null;
  odds: {
    [k: string]: number;
  };
}
/**
 * How many of a colour are where, and the chance per mille that the next die from the bag has it; `out` are on
 *     the board, before the shark and on its cards.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "NotebookDice".
 */
export interface NotebookDice {
  colour: string;
  bag: number;
  out: number;
  growth: number;
  hunger: number;
  supply: number;
  chance: number;
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
 * via the `definition` "Play".
 */
export interface Play {
  type: "play";
  card: string;
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
 * via the `definition` "Draw".
 */
export interface Draw {
  type: "draw";
}
/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Food".
 */
export interface Food {
  type: "food";
  block: "abalone" | "crab" | "lobster" | "sea-snail";
}
/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Reveal".
 */
export interface Reveal {
  type: "reveal";
  area: string;
}
/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Lift".
 */
export interface Lift {
  type: "lift";
  area: string;
}
/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Swap".
 */
export interface Swap {
  type: "swap";
  area: string;
  other: string;
}
/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Hide".
 */
export interface Hide {
  type: "hide";
  area: string;
}
/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "LearnCard".
 */
export interface LearnCard {
  type: "learn-card";
  pile: "eat" | "hide" | "learn" | "move";
}
/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "LearnBlock".
 */
export interface LearnBlock {
  type: "learn-block";
  block: "double-shell" | "hideout-trap" | "hiding-trap" | "large-current-trap" | "shell" | "small-current-trap";
}
/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Replace".
 */
export interface Replace {
  type: "replace";
  area: string;
}
/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "ToHand".
 */
export interface ToHand {
  type: "to-hand";
  card: string;
}
/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "RemoveHand".
 */
export interface RemoveHand {
  type: "remove-hand";
  card: string;
}
/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "RemoveDiscard".
 */
export interface RemoveDiscard {
  type: "remove-discard";
  card: string;
}
/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "FetchDraw".
 */
export interface FetchDraw {
  type: "fetch-draw";
  card: string;
}
/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "FetchDiscard".
 */
export interface FetchDiscard {
  type: "fetch-discard";
  card: string;
}
/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Escape".
 */
export interface Escape {
  type: "escape";
  escape: "fight" | "flight" | "flinch";
}
/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Send".
 */
export interface Send {
  type: "send";
  space: "hideout-1" | "hideout-2" | "hideout-3" | "hideout-4";
}
/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "TakeOff".
 */
export interface TakeOff {
  type: "take-off";
  space: string;
}
/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Start".
 */
export interface Start {
  type: "start";
  space: "hideout-1" | "hideout-2" | "hideout-3" | "hideout-4";
}
/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Point".
 */
export interface Point {
  type: "point";
  area: string;
}
/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Use".
 */
export interface Use {
  type: "use";
  ability: string;
}
/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Extra".
 */
export interface Extra {
  type: "extra";
}
/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Roll".
 */
export interface Roll {
  type: "roll";
}
/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Return".
 */
export interface Return {
  type: "return";
  colour: "blue" | "red" | "yellow";
}
/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Take".
 */
export interface Take {
  type: "take";
  colour: "blue" | "red" | "yellow";
}
/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Reroll".
 */
export interface Reroll {
  type: "reroll";
  die: string;
}
/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Keep".
 */
export interface Keep {
  type: "keep";
  die: string;
}
/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Raise".
 */
export interface Raise {
  type: "raise";
  die: string;
}
/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Feed".
 */
export interface Feed {
  type: "feed";
  die: string;
}
/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Sharpen".
 */
export interface Sharpen {
  type: "sharpen";
  die: "red-1" | "red-2" | "red-3" | "red-4" | "red-5" | "red-6";
}
/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Current".
 */
export interface Current {
  type: "current";
  value: number;
  space: string;
}
/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Swim".
 */
export interface Swim {
  type: "swim";
  space: string;
}
/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Aim".
 */
export interface Aim {
  type: "aim";
  die: string;
  area: string;
}
/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Resolve".
 */
export interface Resolve {
  type: "resolve";
  strike: "attack" | "search";
  area: string;
}
/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Counter".
 */
export interface Counter {
  type: "counter";
  escape: "fight" | "flight" | "flinch";
}
/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Store".
 */
export interface Store {
  type: "store";
  die: string;
}
/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Spend".
 */
export interface Spend {
  type: "spend";
}
/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Lower".
 */
export interface Lower {
  type: "lower";
  die: string;
}
/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Drop".
 */
export interface Drop {
  type: "drop";
  ability: string;
}
/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Buy".
 */
export interface Buy {
  type: "buy";
  ability: string;
}
/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Done".
 */
export interface Done {
  type: "done";
}
