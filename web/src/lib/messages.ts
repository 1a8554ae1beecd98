// Generated from the server's messages by `make web-types`; do not edit.

/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "ServerMessage".
 */
export type ServerMessage = Welcome | Update | People | Hint | Sheets | Beat | Refused;
/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "ClientMessage".
 */
export type ClientMessage = Act | Undo | Agree | Look | AskHint | AskSheets | StandIn | Alive;

export interface Messages {
  [k: string]: unknown;
}
/**
 * The first message of a connection. Its update tells every event from the setup on.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Welcome".
 */
export interface Welcome {
  type: "welcome";
  table: TableInfo;
  components: unknown;
  undo: UndoRequest | null;
  update: Update;
}
/**
 * `yours` are the places of whoever asks; `invitations` and `watch` are for people who sit here. `shuffle` is
 *     `given` where somebody could know what comes: the seed is that of another match, or of the `course` that it is.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "TableInfo".
 */
export interface TableInfo {
  id: string;
  game: string;
  edition: string;
  options: {
    [k: string]: string;
  };
  seats: SeatInfo[];
  yours: number[];
  commitment: string;
  shuffle: "given" | "keyed";
  invitations: Invitation[];
  watch: OneTimeLink | null;
  rematch: Rematch | null;
  course: string | null;
  daily: DailyMark | null;
  pace: "day" | "live" | "week";
  away: "bot" | "wait";
}
/**
 * `name` is empty while nobody has taken the seat; `bot` plays it now, as its own or standing in.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "SeatInfo".
 */
export interface SeatInfo {
  place: number;
  kind: "bot" | "person";
  name: string;
  joined: boolean;
  present: boolean;
  bot: string | null;
}
/**
 * A link that seats the first person who opens it, and the same as a code to type.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Invitation".
 */
export interface Invitation {
  place: number;
  link: OneTimeLink;
  code: string | null;
}
/**
 * `qr` are the rows of its QR code, 1 for dark. `only_here`: no other device reaches this server.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "OneTimeLink".
 */
export interface OneTimeLink {
  path: string;
  url: string;
  qr: string[];
  only_here: boolean;
}
/**
 * The table of the next match, and the place of whoever asked for it, where that is known.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Rematch".
 */
export interface Rematch {
  table: string;
  by: number | null;
}
/**
 * Of which day's sea a match is; only the first try of a person counts, and it is played without hints.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "DailyMark".
 */
export interface DailyMark {
  day: string;
  counted: boolean;
}
/**
 * `seat` asks to take back its last decision; `waiting` are the seats that have not agreed yet.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "UndoRequest".
 */
export interface UndoRequest {
  seat: number;
  version: number;
  waiting: number[];
}
/**
 * How the table stands at a version, seen from `seat`; `events` are those since the version before, and
 *     `gains` the points they brought, as far as that seat may know them. `lessons` are the rules that matter now, where
 *     the match teaches them.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Update".
 */
export interface Update {
  type: "update";
  version: number;
  seat: number | null;
  to_act: number;
  turn: number;
  view: unknown;
  choices: Choice[];
  can_undo: boolean;
  events: Event[];
  gains: Gain[];
  result: Result | null;
  lessons: DueLesson[];
}
/**
 * A legal action. `lock`: why it could not be taken back (`chance`, `shown`, `end`; empty: it could), so a client
 *     may ask to confirm it; `passes`: the turn ends with it; `times`: how often in a row it would be offered among the
 *     same choices; `points`: what it brings at once, None where chance or something hidden has a say.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Choice".
 */
export interface Choice {
  id: number;
  move: unknown;
  lock: string;
  passes: boolean;
  times: number;
  points: number | null;
}
/**
 * Something that happened, for the log. `seats` are those who may see it; None: everyone.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Event".
 */
export interface Event {
  name: string;
  args: {
    [k: string]: number | string | string[];
  };
  seats?: number[] | null;
}
/**
 * Points that an action brought a seat: by which line of the score sheet, and which of its details are new.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Gain".
 */
export interface Gain {
  seat: number;
  line: string;
  points: number;
  what: string[];
}
/**
 * Indexes of winners point into scores, which hold an automaton's last.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Result".
 */
export interface Result {
  scores: number[];
  winners: number[];
  decision?: Decision | null;
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
 * A lesson whose moment has come.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "DueLesson".
 */
export interface DueLesson {
  id: string;
  args: {
    [k: string]: number | string | string[];
  };
}
/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "People".
 */
export interface People {
  type: "people";
  seats: SeatInfo[];
  undo: UndoRequest | null;
  rematch: Rematch | null;
}
/**
 * The best moves with their reasons; `guesses`: something is hidden from the seat, and from the hint too;
 *     `named`: all actions that it speaks of, by their ids.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Hint".
 */
export interface Hint {
  type: "hint";
  ref: number;
  version: number;
  advice: Advised;
  guesses: boolean;
  named: {
    [k: string]: unknown;
  };
}
/**
 * The best moves, the best one first. `unit`: the value is a lead over the best other seat, one's own points
 *     (alone), or the chance to win.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Advised".
 */
export interface Advised {
  unit: "chance" | "lead" | "points";
  moves: AdvisedMove[];
}
/**
 * `value` is the expected result in hundredths of a point, or thousandths of a victory; `plan` the whole turn as
 *     far as it can be foreseen, this move first; `promise` what it adds beyond the score sheet, in hundredths.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "AdvisedMove".
 */
export interface AdvisedMove {
  action: number;
  value: number;
  plan: number[];
  claims: Claim[];
  promise: number;
  shifts: Shift[];
  chances: Chance[];
  versus?: Versus | null;
}
/**
 * The points that a line of the score sheet gains by the plan, in hundredths; `sure`: whatever is hidden or
 *     drawn, otherwise it is the mean.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Claim".
 */
export interface Claim {
  line: string;
  points: number;
  sure: boolean;
}
/**
 * Something beside points (`Game.aspects`) that the plan changes; `after` is in hundredths, as a mean.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Shift".
 */
export interface Shift {
  key: string;
  before: number;
  after: number;
}
/**
 * What may come of the move at once (`Game.chances`), per mille.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Chance".
 */
export interface Chance {
  key: string;
  per_mille: number;
}
/**
 * Held against another move: by how much its result is better, and the line of the score sheet that differs most
 *     (PROMISE: what lies beyond it), with the difference in hundredths of a point.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Versus".
 */
export interface Versus {
  action: number;
  value: number;
  line: string;
  points: number;
}
/**
 * The score pads of all seats; None where the viewer may not know one yet.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Sheets".
 */
export interface Sheets {
  type: "sheets";
  ref: number;
  version: number;
  sheets: (ScoreLine[] | null)[];
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
 * The connection stands, though nothing else happens.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Beat".
 */
export interface Beat {
  type: "beat";
}
/**
 * What was wrong and what would be right; nothing has changed.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Refused".
 */
export interface Refused {
  type: "refused";
  ref: number;
  code: string;
  text: string;
}
/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Act".
 */
export interface Act {
  type: "act";
  seat: number;
  action: number;
  version: number;
  ref?: number;
}
/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Undo".
 */
export interface Undo {
  type: "undo";
  seat: number;
  version: number;
  ref?: number;
}
/**
 * The answer to somebody who asked to take a decision back.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Agree".
 */
export interface Agree {
  type: "agree";
  version: number;
  yes: boolean;
  ref?: number;
}
/**
 * From whose seat to see the table: one of one's own, or None for what everyone may see.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Look".
 */
export interface Look {
  type: "look";
  seat: number | null;
  ref?: number;
}
/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "AskHint".
 */
export interface AskHint {
  type: "hint";
  seat: number;
  version: number;
  ref?: number;
}
/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "AskSheets".
 */
export interface AskSheets {
  type: "sheets";
  ref?: number;
}
/**
 * Let a bot play a seat whose person is away (or one's own), or take one's own seat back (None).
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "StandIn".
 */
export interface StandIn {
  type: "stand_in";
  seat: number;
  bot: string | null;
  ref?: number;
}
/**
 * I hear you. The first one asks for a beat every moment, and each beat wants one; who leaves some unanswered
 *     is away until the next.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Alive".
 */
export interface Alive {
  type: "alive";
  ref?: number;
}
/**
 * `name` is None for somebody who has not said a name yet.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Me".
 */
export interface Me {
  name: string | null;
}
/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "NewName".
 */
export interface NewName {
  name: string;
}
/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "UsedLink".
 */
export interface UsedLink {
  token: string;
  name?: string | null;
}
/**
 * A game with everything its help pages show.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "GameInfo".
 */
export interface GameInfo {
  meta: Meta;
  edition: string;
  components: unknown;
  rulings: Ruling[];
  sources: SourceNote[];
  courses: CourseInfo[];
}
/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Meta".
 */
export interface Meta {
  id: string;
  names: {
    [k: string]: string;
  };
  /**
   * @minItems 2
   * @maxItems 2
   */
  seats: never[];
  /**
   * @minItems 2
   * @maxItems 2
   */
  minutes: never[];
  age: number;
  credits: Credits;
  options: Option[];
  rules_version: number;
  rules_sections: string[];
  game: string;
  table_seats?: number;
  secrets?: boolean;
  sides?: boolean;
  first_match?: {
    [k: string]: string;
  };
  achievements?: boolean;
  helpers?: string[];
}
/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Credits".
 */
export interface Credits {
  authors: string[];
  publishers: string[];
  year: number;
}
/**
 * A choice made before the match. The first value is the default.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Option".
 */
export interface Option {
  name: string;
  values: string[];
  lists?: Lists | null;
}
/**
 * Values that are lists, such as `2,5`: from `fewest` to `most` different ones of these.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Lists".
 */
export interface Lists {
  of: string[];
  fewest: number;
  most: number;
  examples: string[];
}
/**
 * A choice the rulebook leaves open. Its reason is the message `<game>-ruling-<name>`.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Ruling".
 */
export interface Ruling {
  name: string;
  value: number | string | boolean;
}
/**
 * How many entries carry which mark; shown to players.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "SourceNote".
 */
export interface SourceNote {
  provenance: "owner" | "public" | "reconstructed" | "rulebook";
  what: {
    [k: string]: string;
  };
  entries: number;
}
/**
 * A first match that teaches: how to begin it, what it opens with, and its lessons in their order. Those in
 *     `moments` can be begun at.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "CourseInfo".
 */
export interface CourseInfo {
  id: string;
  seats: number;
  seat: number;
  options: {
    [k: string]: string;
  };
  bot: string;
  seed: string;
  pictures: string[];
  lessons: string[];
  moments: string[];
}
/**
 * `texts` by language: it is found in all of them and read in one.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Passage".
 */
export interface Passage {
  id: string;
  kind: "component" | "rule" | "ruling" | "sign";
  texts: {
    [k: string]: Text;
  };
}
/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Text".
 */
export interface Text {
  title: string;
  text: string;
  place: string;
}
/**
 * What an owner replaces: by section and entry, field by field.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "NewEdition".
 */
export interface NewEdition {
  name: string;
  replace: {
    [k: string]: {
      [k: string]: {};
    };
  };
}
/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "KeptEdition".
 */
export interface KeptEdition {
  edition: string;
  link: OneTimeLink;
}
/**
 * How entries look: a JSON schema of each section whose entries can be replaced.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "EditionForm".
 */
export interface EditionForm {
  sections: {
    [k: string]: string;
  };
  schema: unknown;
}
/**
 * `seed` is that of a finished match whose chance is to come again, or of a course; such a match can begin at the
 *     moment of one of its lessons.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "NewTable".
 */
export interface NewTable {
  game: string;
  /**
   * @minItems 1
   * @maxItems 16
   */
  seats: NewSeat[];
  options?: {
    [k: string]: string;
  };
  seed?: string | null;
  lesson?: string | null;
  pace?: "day" | "live" | "week";
  away?: "bot" | "wait";
  edition?: string;
}
/**
 * `me`: whoever asks; `here`: another person at the same screen; `link`: a person to invite; `bot`.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "NewSeat".
 */
export interface NewSeat {
  kind: "bot" | "here" | "link" | "me";
  name?: string | null;
  bot?: string | null;
}
/**
 * The page that a code leads to.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Coded".
 */
export interface Coded {
  path: string;
}
/**
 * What a seat link offers, before it is used.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Invited".
 */
export interface Invited {
  game: string;
  names: string[];
  place: number;
}
/**
 * A line of "your tables". `to_act` is -1 when the match is over; only then there are `scores`.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "TableSummary".
 */
export interface TableSummary {
  id: string;
  game: string;
  names: string[];
  yours: number[];
  to_act: number;
  turn: number;
  moved: number;
  scores: number[];
  winners: number[];
  pace: "day" | "live" | "week";
  due: number | null;
}
/**
 * `address` is a push service's endpoint, a mail address, or the address of a webhook; `keys` are those of a
 *     push subscription.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "NewNotice".
 */
export interface NewNotice {
  kind: "mail" | "push" | "webhook";
  address: string;
  keys?: {
    [k: string]: string;
  };
}
/**
 * `push_key` and `mail` say which ways this server has beside webhooks.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "MyNotices".
 */
export interface MyNotices {
  push_key: string | null;
  mail: boolean;
  mine: MyNotice[];
}
/**
 * `address` is shown as far as it is no secret; a mail address is `confirmed` by the link in its first mail.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "MyNotice".
 */
export interface MyNotice {
  id: string;
  kind: "mail" | "push" | "webhook";
  address: string;
  confirmed: boolean;
}
/**
 * How many of the others want a bot to play for somebody who is late, of how many, and whether it does now.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "StandInVote".
 */
export interface StandInVote {
  votes: number;
  voters: number;
  agreed: boolean;
}
/**
 * `title` is what the sheet has reached, `next` the box that is recommended.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "MySheet".
 */
export interface MySheet {
  game: string;
  boxes: SheetBox[];
  titles: Title[];
  title: string | null;
  next: string | null;
}
/**
 * A box of a game's achievement sheet, with the options of a match that can tick it.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "SheetBox".
 */
export interface SheetBox {
  id: string;
  list: string;
  options: {
    [k: string]: string;
  };
  done: BoxDone | null;
}
/**
 * How a box of the sheet came to be ticked; `match` is None where it cannot be looked at (any more).
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "BoxDone".
 */
export interface BoxDone {
  origin: "box" | "match" | "same";
  at: number;
  match: string | null;
}
/**
 * What a sheet with that many ticked entries is called: `<game>-title-<id>`.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Title".
 */
export interface Title {
  id: string;
  boxes: number;
}
/**
 * What I reached once. `match` is None for a table at home and for a match that was deleted.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "MyResult".
 */
export interface MyResult {
  id: string;
  match: string | null;
  place: number;
  seats: number;
  options: {
    [k: string]: string;
  };
  points: number;
  rank: string | null;
  achieved: string[];
  origin: "box" | "match" | "same";
  at: number;
}
/**
 * What a result brought: the boxes it ticks, those that are new by it, and how the sheet stood after it.
 *     `counts` is False where nothing was kept for whoever asks.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Added".
 */
export interface Added {
  achieved: string[];
  added: string[];
  ticked: number;
  boxes: number;
  title: string | null;
  new_title: boolean;
  next: string | null;
  rank: string | null;
  counts: boolean;
}
/**
 * A position that lies on a table at home, as the game's helper `score` is asked.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "NewBox".
 */
export interface NewBox {
  seats: number;
  box: {};
  options?: {
    [k: string]: string;
  };
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
 * A question to one of a game's helpers; `asked` is as the game writes it.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "TabletopAsk".
 */
export interface TabletopAsk {
  asked: {};
  edition?: string;
}
/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "TabletopAnswer".
 */
export interface TabletopAnswer {
  answer: unknown;
}
/**
 * The shuffle laid open after the match: the seed, and whether everything follows from it.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Fairness".
 */
export interface Fairness {
  commitment: string;
  seed: string;
  seed_matches: boolean;
  record_matches: boolean;
  shuffle: "given" | "keyed";
}
/**
 * A whole match to step through as `seat` saw it. A record of a running match has no result.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Review".
 */
export interface Review {
  game: string;
  options: {
    [k: string]: string;
  };
  names: string[];
  kinds: ("bot" | "person")[];
  seat: number;
  components: unknown;
  steps: ReviewStep[];
  sheets: ScoreLine[][];
  result: Result | null;
}
/**
 * A position of a finished match, after `notation` was played by `seat` (-1: after the setup).
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "ReviewStep".
 */
export interface ReviewStep {
  seat: number;
  notation: string;
  to_act: number;
  view: unknown;
  events: Event[];
}
/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Calendar".
 */
export interface Calendar {
  games: DailyGame[];
  tries: DailyTry[];
}
/**
 * How a game's daily sea can be played; `level` is the bot that one meets as a rival.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "DailyGame".
 */
export interface DailyGame {
  game: string;
  kinds: ("alone" | "rival")[];
  level: string;
}
/**
 * A try that counts. `points` and `won` are None while it is not played to its end.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "DailyTry".
 */
export interface DailyTry {
  game: string;
  day: string;
  kind: "alone" | "rival";
  match: string;
  points: number | null;
  rivals: Rival[];
  won: number | null;
}
/**
 * Somebody else in the match: a bot, or, without one, a person or the game's own opponent.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Rival".
 */
export interface Rival {
  bot: string | null;
  points: number;
}
/**
 * `day` is today where the person is, as YYYY-MM-DD.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "NewDaily".
 */
export interface NewDaily {
  day: string;
  kind: "alone" | "rival";
}
/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "MyProgress".
 */
export interface MyProgress {
  games: GameProgress[];
}
/**
 * `wins` are sole and shared victories against somebody; sums leave out practice and seeds of other matches.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "GameProgress".
 */
export interface GameProgress {
  game: string;
  matches: number;
  contested: number;
  wins: number;
  mean_points: number;
  best: number;
  beaten: string | null;
  rating: SkillNow | null;
  levels: LevelRecord[];
  line: ProgressPoint[];
}
/**
 * A rating against the levels, and how much it is in doubt.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "SkillNow".
 */
export interface SkillNow {
  skill: number;
  doubt: number;
}
/**
 * How it went against a level; `anchor` is the skill that it stands for.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "LevelRecord".
 */
export interface LevelRecord {
  bot: string;
  anchor: number;
  matches: number;
  wins: number;
}
/**
 * A match on a line over time; `rating` is that after it, and None where none of the levels played.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "ProgressPoint".
 */
export interface ProgressPoint {
  match: string;
  at: number;
  points: number;
  rivals: Rival[];
  won: number;
  origin: string;
  rating: SkillNow | null;
}
/**
 * `progress` goes from 0 to 1 while somebody thinks about it, None: nobody does. `named` are all actions that the
 *     analysis speaks of, by their ids.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Analysed".
 */
export interface Analysed {
  progress: number | null;
  analysis: Analysis | null;
  named: {
    [k: string]: unknown;
  };
}
/**
 * Moves are numbered from 1, as in the record; `looked_at` of the `decisions` were, the rest had no time.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Analysis".
 */
export interface Analysis {
  game: string;
  moves: number;
  seats: SeatAnalysis[];
  decisions: number;
  looked_at: number;
  seconds: number;
}
/**
 * `result` is how it ended, counted as the values are; `cost` and `luck` are sums over the whole match.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "SeatAnalysis".
 */
export interface SeatAnalysis {
  seat: number;
  unit: "chance" | "lead" | "points";
  result: number;
  cost: number;
  luck: number;
  decisions: Decided[];
  draws: Draw[];
  turning_points: TurningPoint[];
}
/**
 * A decision of the seat: the number of the move, its expected result with the best one, and what it cost.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Decided".
 */
export interface Decided {
  move: number;
  value: number;
  cost: number;
}
/**
 * Something that was drawn or rolled in that move, by whomever, and how lucky it was for the seat.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Draw".
 */
export interface Draw {
  move: number;
  luck: number;
}
/**
 * A move that cost much, with the better one; or a draw (then neither is there). `swing` is what it changed.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "TurningPoint".
 */
export interface TurningPoint {
  move: number;
  kind: "luck" | "move";
  swing: number;
  played?: AdvisedMove | null;
  better?: AdvisedMove | null;
}
/**
 * RFC 9457 problem details; `code` names the kind of error.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Problem".
 */
export interface Problem {
  type: string;
  title: string;
  status: number;
  code: string;
  detail: string;
}
/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Health".
 */
export interface Health {
  status: "ok";
  version: string;
  compiled: boolean;
}
