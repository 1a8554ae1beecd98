// What a game brings to the table page. The page draws the frame (who is to act, buttons, log, score sheet,
// curtain); the game draws its view. Neither knows a rule: what may be done stands in `choices`.
import type { Choice as WireChoice, Event, ScoreLine, SeatInfo } from "$lib/messages";
import type { Words } from "$lib/words.svelte";
import type { Component } from "svelte";
import type { Speech } from "./shared/speech";

/** Something that may be done now. */
export interface Choice<Action> {
  id: number;
  action: Action;
  /** Why it could not be taken back, so that it may have to be confirmed; empty where it could. */
  lock: string;
  /** The turn ends with it. */
  passes: boolean;
  /** How often in a row it would be among the same choices. */
  times: number;
  /** What it brings at once, where that is certain. */
  points?: number | null;
}

/** The attribute of something that a hinted turn would lay where it is drawn. */
export const GHOST = { "data-ghost": "" };

/** The choices as the server sends them. */
export function choicesIn<Action>(sent: WireChoice[]): Choice<Action>[] {
  return sent.map(({ move, ...choice }) => ({ ...choice, action: move as Action }));
}

/** One moment of a match as somebody sees it. Everything a game draws gets these and nothing else. */
export interface Scene<View = unknown, Action = unknown, Parts = unknown> {
  /** The id of the game; its messages begin with it. */
  game: string;
  view: View;
  /** The component data of this table: cards and numbers with their provenance. */
  components: Parts;
  seats: SeatInfo[];
  /** The seat whose board stands in the middle: the viewer's, or one looked at. */
  seat: number;
  /** What the viewer may do now; empty when it is not the viewer's turn. */
  choices: Choice<Action>[];
  /** A choice made but not confirmed yet: draw it as a ghost. */
  held: Choice<Action> | null;
  /** What a good bot would do, when a hint was asked for. */
  hinted: Choice<Action> | null;
  /** The turn that begins with it, as far as it can be foreseen: what it would lay somewhere is drawn there as a ghost
   * (`GHOST`), and an arrow leads to it. */
  planned: Action[];
  /** What happened last, to be shown as a change: the events of the newest update. */
  news: Event[];
  /** What is being revealed now, while the view is still the one before it; mostly nothing. */
  moment: Event[];
  /** What happened stands until the person presses on, which `goOn` does. */
  halted: boolean;
  goOn(): void;
  /** Offer these choices to the person: one acts at once, several open a chooser, none does nothing. `told`: the button
   * says in words what it does, so that nothing is asked again. */
  offer(choices: Choice<Action>[], told?: boolean): void;
  /** Show these words until something else is chosen, with the choice to play them; asked for once more it is played. */
  read(choices: Choice<Action>[], text: string): void;
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
  /** The id of another tab where it can be answered as well: a phone marks it. */
  also?: string;
  /** What to do, in the bar below the board, where no choice is proposed there. */
  todo?: string;
}

type Drawn<View, Action, Parts> = Component<{ scene: Scene<View, Action, Parts> }>;

export interface Tab<View = never, Action = never, Parts = never> {
  id: string;
  /** Message id of its name. */
  label: string;
  part: Drawn<View, Action, Parts>;
}

export type Ratio = number | "fill";

export interface Automaton {
  name: string;
  /** The tab where everything she has can be seen. */
  tab: string;
  points: number;
  sheet: ScoreLine[];
}

/** So many turns are over, of how many; `group` of them make a larger unit, such as a week. */
export interface Progress {
  done: number;
  all: number;
  group?: number;
}

/** A game at the table. Only the board must be drawn: `defineGame` has something for everything else. */
export interface GameModule<View = never, Action = never, Parts = never> {
  /** The big board in the middle. */
  Board: Drawn<View, Action, Parts>;
  /** Width of the board by its height; 1 where it is left out. "fill": whatever the space gives. */
  ratio?: Ratio | ((scene: Scene<View, Action, Parts>) => Ratio);
  /** Below the board: a hand of cards; games without one leave it out. */
  Hand?: Drawn<View, Action, Parts>;
  /** The message that names it on a phone, where "hand" does not. */
  handName?: (view: View) => string;
  /** The height (px) that a phone keeps free below the board for the hand; where it is left out the hand lies over the lower
   * end of a board that is as high as it can be. */
  handRoom?: number;
  /** A slim line above the buttons that is always in view: what is being placed, what can be paid with. */
  Strip?: Drawn<View, Action, Parts>;
  /** A choice as a picture, where it is asked which of several is meant. */
  ChoicePicture?: Component<{ action: Action }>;
  /** The natural next step, for the wide button; none where only the person can know. It is an offer and no advice. */
  next?: (scene: Scene<View, Action, Parts>) => Choice<Action> | null;
  /** Choices that will all be made, in whatever order: the accent button makes them with one press. */
  together?: (scene: Scene<View, Action, Parts>) => Choice<Action>[];
  /** The rail beside the board (a tab of the bottom sheet on phones): displays, pools, supply. */
  tabs: Tab<View, Action, Parts>[];
  /** An opponent in the slim rail: a small board and what others may know. */
  Rival?: Drawn<View, Action, Parts>;
  /** All play on one board: on a phone an opponent has a tab instead of a board of their own; beside a wide board the log
   * has the room that their boards would need. */
  sharedBoard?: boolean;
  /** Whether what happened to that seat stands until the person has seen it and presses on. */
  halts?: (news: Event[], seat: number) => boolean;
  /** How long (ms) these events deserve a moment of their own before anything that follows from them is shown. */
  moment?: (news: Event[]) => number;
  /** The events after which the pieces they name belong to their seat; every event, where it is left out. */
  taking?: string[];
  /** The seat's points as they can be shown now; null where they are hidden. Games without points leave it out. */
  points?: (view: View, seat: number) => number | null;
  /** An opponent without a seat, who has a score and a sheet of her own; her name is a message. */
  automaton?: (view: View) => Automaton | null;
  /** How far the match is, beside its title; left out where that is the round. */
  clock?: (view: View, words: Words) => string;
  /** The same as a row of dots, where it is known how many turns a match has. */
  progress?: (view: View, components: Parts) => Progress | null;
  /** A few words beside a seat's name, such as "4 cards". */
  status: (view: View, seat: number, words: Words) => string;
  /** What is asked of the viewer (or of whoever is to act). */
  ask: (scene: Scene<View, Action, Parts>, words: Words) => Ask;
  sentence: Speech<Action, Parts>["sentence"];
  verb: Speech<Action, Parts>["verb"];
  logLine: Speech<Action, Parts>["logLine"];
  logParts?: Speech<Action, Parts>["logParts"];
  /** A thing between the words of the log; its label is said instead of it. */
  LogPicture?: Component<{ thing: string; value: string; components: Parts }>;
  lesson: Speech<Action, Parts>["lesson"];
  /** A detail of a score line in words. */
  scoreDetail: (what: string, components: Parts, words: Words) => string;
  /** How the match ended, in words and with a picture, where points do not tell it; `you`: the viewer's seat, if it is one. */
  Ending?: Component<{ scene: Scene<View, Action, Parts>; you: number | null }>;
  /** Help: the one-screen card, pictures for sections of the rules by section name, and the symbols. */
  HelpCard?: Component;
  RulePicture?: Component<{ section: string }>;
  Symbols?: Component;
  /** Where lessons point, by their ids: at the element with that `data-part`. */
  spots: Record<string, string>;
}

/** Width by height; some boards ask the screen or what is going on. */
export function ratioOf({ ratio = 1 }: GameModule, scene: Scene<never, never, never>): Ratio {
  return typeof ratio === "function" ? ratio(scene) : ratio;
}
