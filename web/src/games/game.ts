// What a game brings to the table page. The page draws the frame (who is to act, buttons, log, score sheet,
// curtain); the game draws its view. Neither knows a rule: what may be done stands in `choices`.
import type { Choice, Event, ScoreLine, SeatInfo } from "$lib/messages";
import type { Words } from "$lib/words.svelte";
import type { Component } from "svelte";

export interface Offer<Move> extends Choice {
  move: Move;
}

/** One moment of a match as somebody sees it. Everything a game draws gets these and nothing else. */
export interface Scene<View = unknown, Move = unknown, Parts = unknown> {
  view: View;
  /** The component data of this table: cards and numbers with their provenance. */
  components: Parts;
  seats: SeatInfo[];
  /** The seat whose board stands in the middle: the viewer's, or one looked at. */
  seat: number;
  /** What the viewer may do now; empty when it is not the viewer's turn. */
  choices: Offer<Move>[];
  /** A choice made but not confirmed yet: draw it as a ghost. */
  held: Offer<Move> | null;
  /** What a good bot would do, when a hint was asked for. */
  hinted: Offer<Move> | null;
  /** What happened last, to be shown as a change: the events of the newest update. */
  news: Event[];
  /** What is being revealed now, while the view is still the one before it; mostly nothing. */
  moment: Event[];
  /** Offer these choices to the person: one acts at once, several open a chooser, none does nothing. */
  offer: (choices: Offer<Move>[]) => void;
  /** Say in the line under the sentence what is pointed at; null: nothing any more. */
  explain: (text: string | null) => void;
}

/** The sentence above the board: what is asked now. `icon` is the id of an SVG symbol, `tone` a colour token. */
export interface Ask {
  text: string;
  detail?: string;
  icon?: string;
  tone?: string;
  /** Where the answer is given: "board", "hand" or the id of a tab; "fold" folds everything below the board. A phone
   * brings it to the front. */
  at?: string;
}

export interface Tab {
  id: string;
  /** Message id of its name. */
  label: string;
  part: Component<{ scene: Scene<never, never, never> }>;
}

export type Ratio = number | "fill";

export interface Automaton {
  name: string;
  /** The tab where everything she has can be seen. */
  tab: string;
  points: number;
  sheet: ScoreLine[];
}

export interface GameModule {
  /** The big board in the middle. */
  Board: Component<{ scene: Scene<never, never, never> }>;
  /** Width of the board by its height; 1 where it is left out. "fill": whatever the space gives. */
  ratio?: Ratio | ((scene: Scene<never, never, never>) => Ratio);
  /** Below the board: a hand of cards; games without one leave it out. */
  Hand?: Component<{ scene: Scene<never, never, never> }>;
  /** A slim line above the buttons that is always in view: what is being placed, what can be paid with. */
  Strip?: Component<{ scene: Scene<never, never, never> }>;
  /** The natural next step, for the accent button; none where only the person can know. */
  next?: (scene: Scene<never, never, never>) => Offer<never> | null;
  /** The rail beside the board (a tab of the bottom sheet on phones): displays, pools, supply. */
  tabs: Tab[];
  /** An opponent in the slim rail: a small board and what others may know. */
  Rival: Component<{ scene: Scene<never, never, never> }>;
  /** How long (ms) these events deserve a moment of their own before anything that follows from them is shown. */
  moment?: (news: Event[]) => number;
  /** The seat's points as they can be shown now; null where they are hidden. Games without points leave it out. */
  points?: (view: never, seat: number) => number | null;
  /** An opponent without a seat, who has a score and a sheet of her own; her name is a message. */
  automaton?: (view: never) => Automaton | null;
  /** How far the match is, beside its title; left out where that is the round. */
  clock?: (view: never, words: Words) => string;
  /** A few words beside a seat's name, such as "4 cards". */
  status: (view: never, seat: number, words: Words) => string;
  /** What is asked of the viewer (or of whoever is to act). */
  ask: (scene: Scene<never, never, never>, words: Words) => Ask;
  /** An action as people say it. */
  sentence: (move: never, components: never, words: Words) => string;
  /** The same in a word or three, for the accent button: "Place on a3". */
  verb: (move: never, words: Words) => string;
  /** An event as people read it in the log. */
  logLine: (event: Event, names: string[], components: never, words: Words) => string;
  /** A detail of a score line in words. */
  scoreDetail: (what: string, components: never, words: Words) => string;
  /** How the match ended, in words and with a picture, where points do not tell it; `you`: the viewer's seat, if it is one. */
  Ending?: Component<{ scene: Scene<never, never, never>; you: number | null }>;
  /** Help: the one-screen card, pictures for sections of the rules by section name, and the symbols. */
  HelpCard: Component;
  RulePicture: Component<{ section: string }>;
  Symbols: Component;
  /** The first match's walk: each step points at the element with that data-walk and says `<game>-walk-<step>`. */
  walk: string[];
}

/** Width by height; some boards ask the screen or what is going on. */
export function ratioOf({ ratio = 1 }: GameModule, scene: Scene<never, never, never>): Ratio {
  return typeof ratio === "function" ? ratio(scene) : ratio;
}
