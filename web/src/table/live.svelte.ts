// A table as this browser sees it: what the server told, what is shown of it now, and what the person is about to do.
import { Connection, type Phase } from "$lib/connection";
import type {
  ClientMessage,
  Event,
  GameInfo,
  People,
  Refused,
  Rematch,
  ScoreLine,
  SeatInfo,
  ServerMessage,
  TableInfo,
  UndoRequest,
  Update,
  Welcome,
} from "$lib/messages";
import { hasSecrets } from "$lib/catalogue.svelte";
import { namesOf } from "$lib/names";
import { notices } from "$lib/notices.svelte";
import { plainWords, sentence } from "$lib/plain-words";
import { preferences } from "$lib/preferences.svelte";
import { words } from "$lib/words.svelte";
import { type Choice, choicesIn, type GameModule, type Scene } from "../games/game";
import { paced, readable } from "../games/shared/motion/speed";
import { Breath } from "./breath";
import { Pace, type Shown } from "./pace";
import { Recap } from "./recap";
import { Teaching } from "./teaching.svelte";

export type AnyScene = Scene<never, never, never>;
export type AnyChoice = Choice<never>;

const OWN_STAY = 250;
const OTHERS_STAY = 850;
const SCORED_STAY = 900; // longer, when points were made
const LEAST_STAY = 120;
const BREATH = 1500; // what has just happened is seen before the device is passed on, or the end comes
const AUTO_WAIT = 450;
const TOO_SOON = 400;
/** After how long a hint is asked for anew: the table has moved on, or still thinks about an earlier moment. */
const HINT_AGAIN: Record<string, number> = { "stale-version": 0, "slow-down": 1000 };

export class LiveTable {
  phase = $state<Phase>("connecting");
  game = $state.raw<GameModule | null>(null);
  about = $state.raw<GameInfo | null>(null);
  info = $state.raw<TableInfo | null>(null);
  components = $state.raw<unknown>(null);
  seats = $state.raw<SeatInfo[]>([]);
  undo = $state.raw<UndoRequest | null>(null);
  rematch = $state.raw<Rematch | null>(null);
  shown = $state.raw<Update | null>(null);
  moment = $state.raw<Event[]>([]);
  log = $state.raw<Event[]>([]);
  sheets = $state.raw<(ScoreLine[] | null)[] | null>(null);
  /** Nothing waits behind what is shown, so the choices are true. */
  upToDate = $state(false);
  held = $state.raw<AnyChoice | null>(null);
  hinted = $state.raw<AnyChoice | null>(null);
  chooser = $state.raw<AnyChoice[] | null>(null);
  /** What happened stands until the person presses on. */
  halted = $state(false);
  /** An action is on its way to the server. */
  acting = $state(false);
  askingHint = $state(false);
  /** The seat the device is to be passed to; nothing secret is shown meanwhile. */
  curtain = $state<number | null>(null);
  /** Another seat whose board is looked at. */
  looked = $state<number | null>(null);
  explained = $state<string | null>(null);
  /** The match is over, and its last move was seen. */
  finished = $state(false);
  /** What happened since the person before the curtain last looked. */
  recap = $state.raw<Event[]>([]);
  /** The words of a card that was touched; they stay until something else is chosen. */
  words = $state<string | null>(null);
  teaching = new Teaching(() => this.readOn());

  /** Nothing that is pressed reaches the table. */
  offline = $derived(this.phase === "lost");
  names = $derived(namesOf(this.seats));
  yours = $derived(this.info?.yours ?? []);
  viewer = $derived(this.shown?.seat ?? null);
  middle = $derived(this.looked ?? this.viewer ?? this.yours[0] ?? 0);
  /** Who sits around: for a player everybody else in the order of play, for a spectator everybody. */
  others = $derived(aroundTable(this.seats.length, this.viewer ?? this.yours[0] ?? null));
  over = $derived(this.shown?.result != null);
  choices = $derived<AnyChoice[]>(this.upToDate ? choicesIn(this.shown?.choices ?? []) : []);
  myTurn = $derived(this.choices.length > 0);
  /** What a press on the accent button would do. */
  next = $derived<AnyChoice | null>(this.held ?? this.hinted ?? this.natural()[0] ?? null);
  /** All that it would do, one after another. */
  row = $derived<AnyChoice[]>(this.held ? [this.held] : this.hinted ? inARow(this.hinted) : this.natural());
  hotSeat = $derived(this.yours.length > 1);
  scene = $derived<AnyScene>({
    game: this.info?.game ?? "",
    view: this.shown?.view as never,
    components: this.components as never,
    seats: this.seats.map((seat, place) => ({ ...seat, name: this.names[place]! })),
    seat: this.middle,
    choices: this.choices,
    held: this.held,
    hinted: this.hinted,
    news: this.shown?.events ?? [],
    moment: this.moment,
    halted: this.halted,
    goOn: () => this.resume(),
    offer: (choices, told) => this.offer(choices, told),
    read: (choices, text) => this.read(choices, text),
    explain: (text) => (this.explained = text),
  });

  /** Called before something new is shown, while everything is still where it was. */
  beforeNews: () => void = () => undefined;

  private connection: Connection | null = null;
  /** Messages are taken one after another: an update must wait while a welcome still loads the board. */
  private heard: Promise<void> = Promise.resolve();
  private pace = new Pace((update, last) => this.show(update, last));
  private ref = 0;
  private actRef = 0;
  private hintRef = 0;
  private hintTimer: ReturnType<typeof setTimeout> | undefined;
  private wantsSheets = false;
  /** Right after an undo nothing plays by itself: it would undo the undo. */
  private undone = false;
  /** Who has the device now, while their view is still on its way. */
  private handedTo: number | null = null;
  private autoTimer: ReturnType<typeof setTimeout> | undefined;
  private breath = new Breath();
  private missed = new Recap();
  /** What is still to be done of a row that was begun with one press. */
  private begun: number[] = [];
  private settledAt = 0;

  constructor(
    private readonly path: string,
    private readonly load: (game: string) => Promise<[GameModule, GameInfo]>,
  ) {}

  connect(language: string): void {
    this.connection = new Connection(`${this.path}?lang=${language}`, {
      message: (message) => {
        this.heard = this.heard.then(() => this.hear(message)).catch(() => void (this.phase = "lost"));
      },
      phase: (phase) => (this.phase = phase),
    });
  }

  disconnect(): void {
    this.connection?.close();
    this.pace.clear();
    clearTimeout(this.autoTimer);
    clearTimeout(this.hintTimer);
    this.breath.clear();
  }

  // ---- what the server says

  private async hear(message: ServerMessage): Promise<void> {
    if (message.type === "welcome") await this.begin(message);
    else if (message.type === "update") this.pace.add(...this.withMoment(message));
    else if (message.type === "people") this.meet(message);
    else if (message.type === "sheets") this.sheets = message.sheets;
    else if (message.type === "refused") this.refuse(message);
    else if (message.type === "hint") this.takeHint(message.version, message.action);
  }

  private async begin(welcome: Welcome): Promise<void> {
    if (!this.game) [this.game, this.about] = await this.load(welcome.table.game);
    const unseen = this.shown?.seat !== welcome.update.seat;
    this.pace.clear();
    this.moment = [];
    this.handedTo = null;
    this.info = welcome.table;
    this.components = welcome.components;
    this.seats = welcome.table.seats;
    this.undo = welcome.undo;
    this.rematch = welcome.table.rematch;
    this.log = welcome.update.events;
    this.letGo();
    this.acting = false;
    this.askingHint = false;
    this.halted = false;
    this.phase = "open";
    // The whole story is no news: nothing of it is replayed.
    this.shown = { ...welcome.update, events: [] };
    this.upToDate = true;
    this.finished = this.over;
    this.teaching.begin(this.about!, welcome.table, welcome.update);
    this.pace.hold(this.teaching.busy);
    this.settle(0, unseen);
  }

  private meet(people: People): void {
    this.seats = people.seats;
    this.undo = people.undo;
    this.rematch = people.rematch;
  }

  private refuse(refused: Refused): void {
    if (refused.ref === this.hintRef && refused.code in HINT_AGAIN) return this.waitForHint(HINT_AGAIN[refused.code]!);
    notices.tell(sentence(plainWords(refused.code, refused.text)));
    this.askingHint = false;
    this.begun = [];
    if (refused.ref === this.actRef) this.acting = false;
  }

  private takeHint(version: number, action: number): void {
    if (version !== this.shown?.version) return this.renewHint();
    this.askingHint = false;
    this.hinted = this.choices.find((choice) => choice.id === action) ?? null;
    this.settledAt = performance.now();
  }

  // ---- showing

  /** What deserves a moment of its own is revealed before the update shows what came of it. */
  private withMoment(update: Update): Shown[] {
    const moment = this.game?.moment?.(update.events) ? update.events : [];
    return moment.length ? [{ ...update, events: [], moment }, update] : [update];
  }

  private reveal(moment: Event[]): number {
    this.letGo();
    this.moment = moment;
    this.upToDate = false;
    return this.game?.moment?.(moment) ?? 0;
  }

  private show(update: Shown, last: boolean): number {
    if (update.moment) return this.reveal(update.moment);
    this.moment = [];
    this.halted = false;
    const before = this.shown;
    const isNew = update.version > (before?.version ?? -1);
    const own = this.yours.includes(before?.to_act ?? -1);
    if (isNew) this.beforeNews();
    if (isNew) this.takeNews(update);
    this.shown = isNew ? update : { ...update, events: before?.events ?? [] };
    this.upToDate = last;
    this.teaching.hear(update);
    this.pace.hold(this.teaching.busy);
    const scored = update.gains?.length ? paced(SCORED_STAY) : 0;
    if (last) this.settle(isNew ? (update.gains?.length ? readable(BREATH) : paced(BREATH)) + scored : 0);
    if (!isNew) return 0;
    this.halted = this.viewer !== null && (this.game?.halts?.(update.events, this.viewer) ?? false);
    if (this.halted) return Infinity;
    return Math.max(LEAST_STAY, paced(own ? OWN_STAY : OTHERS_STAY) + (own ? 0 : scored));
  }

  private takeNews(update: Update): void {
    clearTimeout(this.autoTimer);
    this.log = [...this.log, ...update.events];
    this.missed.add(
      update.events,
      this.yours.filter((seat) => seat !== update.seat),
    );
    this.acting = false;
    this.letGo();
    if (update.events.some((event) => event.name === "undo")) this.undone = true;
  }

  /** What follows once everything is shown: the curtain, fresh score sheets, the only possible move. */
  private settle(breath: number, unseen = false): void {
    clearTimeout(this.autoTimer);
    this.breath.take(this.over || this.hotSeat ? breath : 0, () => this.passOn(unseen));
    if (this.wantsSheets) this.send({ type: "sheets" });
    this.settledAt = performance.now();
    if (!this.goOn()) this.playOnly();
    this.renewHint();
  }

  /** The next one of a row, unless something else is asked by now. */
  private goOn(): boolean {
    const [id, ...rest] = this.undone || this.teaching.busy ? [] : this.begun;
    const next = this.choices.find((choice) => choice.id === id);
    if (next) this.act(next, rest);
    else this.begun = [];
    return next !== undefined;
  }

  /** What leaves nothing to decide plays itself, but not behind something that is being read. */
  private playOnly(): void {
    const [only, ...others] = this.choices;
    if (!only || others.length || !preferences.auto || this.undone) return;
    this.autoTimer = setTimeout(() => (this.isReading() ? this.playOnly() : this.act(only)), AUTO_WAIT);
  }

  private isReading(): boolean {
    return this.halted || this.teaching.busy || document.querySelector("dialog[open]") !== null;
  }

  /** At a shared screen the next person sees their cards only after the device was handed over. */
  private passOn(unseen: boolean): void {
    const next = this.shown?.to_act ?? -1;
    this.finished = this.over;
    if (this.shown?.seat === this.handedTo) this.handedTo = null;
    if (!this.hotSeat || !this.yours.includes(next) || this.seats[next]?.bot || this.over) {
      this.curtain = null;
    } else if (this.handedTo !== next && (this.shown?.seat !== next || (unseen && this.curtain === null))) {
      this.turnTo(next);
    }
  }

  private turnTo(seat: number): void {
    if (!this.about || !hasSecrets(this.about.meta)) return this.look(seat);
    if (this.curtain === seat) return;
    this.curtain = seat;
    this.recap = this.missed.of(seat);
    this.send({ type: "look", seat: null });
  }

  /** The lesson was read: what waited is shown. */
  private readOn(): void {
    this.pace.hold(false);
    if (this.upToDate) this.settle(0);
  }

  // ---- what the person does

  offer(choices: AnyChoice[], told = false): void {
    const [first, ...others] = choices;
    if (this.acting || !first || this.isCutOff()) return;
    this.askingHint = false; // whoever plays on does not want it any more
    if (others.length) this.chooser = choices;
    else if (told && this.isRead()) this.act(first);
    else this.choose(first);
  }

  read(choices: AnyChoice[], text: string): void {
    const again = this.words === text;
    if (again && this.held) return this.confirm();
    if (again) return this.offer(choices);
    this.letGo();
    this.words = text;
    if (choices.length === 1 && !this.acting) this.held = choices[0]!;
  }

  /** A press that comes too soon was meant for what stood there before. */
  private isRead(): boolean {
    return performance.now() - this.settledAt >= TOO_SOON;
  }

  choose(choice: AnyChoice): void {
    this.chooser = null;
    clearTimeout(this.autoTimer);
    if (this.lockOf(choice) && preferences.confirm) this.held = choice;
    else this.act(choice);
  }

  /** Why it could not be taken back, as the end of a message's name: at a shared screen the next person has the table then. */
  lockOf({ lock, passes }: AnyChoice): string {
    return lock || (passes && this.hotSeat ? "passes" : "");
  }

  /** Do what the accent button says; it says it all, so one press is enough. */
  confirm(): void {
    const { held, next } = this;
    this.askingHint = false;
    if (held) this.act(held);
    else if (next && !this.isRead()) this.choose(next);
    else if (next)
      this.act(
        next,
        this.row.slice(1).map(({ id }) => id),
      );
  }

  /** The person has seen what happened. */
  resume(): void {
    this.halted = false;
    this.pace.resume();
  }

  private natural(): AnyChoice[] {
    if (!this.myTurn || this.choices.length === 1) return this.choices;
    const next = this.game?.next?.(this.scene) ?? null;
    return next ? inARow(next) : (this.game?.together?.(this.scene) ?? []);
  }

  letGo(): void {
    this.held = null;
    this.hinted = null;
    this.chooser = null;
    this.words = null;
  }

  takeBack(): void {
    const { shown } = this;
    if (this.held) this.letGo();
    else if (shown?.can_undo && shown.seat !== null) this.ask({ type: "undo", seat: shown.seat, version: shown.version });
  }

  agree(yes: boolean): void {
    if (this.undo) this.ask({ type: "agree", version: this.undo.version, yes });
  }

  askHint(): void {
    if (this.askingHint || !this.myTurn || this.shown?.seat == null) return;
    this.askingHint = true;
    this.renewHint();
  }

  /** Asked while a move is on its way, or for a moment that has passed: what is wanted is a hint for the next one that
   * is shown. */
  private renewHint(): void {
    const { shown } = this;
    if (!this.askingHint || this.acting || !this.myTurn || shown?.seat == null) return;
    this.askingHint = this.ask({ type: "hint", seat: shown.seat, version: shown.version });
    this.hintRef = this.ref;
  }

  private waitForHint(wait: number): void {
    clearTimeout(this.hintTimer);
    this.hintTimer = setTimeout(() => this.renewHint(), wait);
  }

  /** Score sheets are sent as long as somebody looks at them. */
  watchSheets(wanted: boolean): void {
    this.wantsSheets = wanted;
    if (wanted) this.send({ type: "sheets" });
  }

  standIn(seat: number, bot: string | null): void {
    this.ask({ type: "stand_in", seat, bot });
  }

  /** The device was handed over. */
  lift(): void {
    const seat = this.curtain;
    this.curtain = null;
    this.handedTo = seat;
    if (seat !== null) this.look(seat);
  }

  catchUp(): void {
    this.pace.catchUp();
    this.breath.out();
  }

  private look(seat: number): void {
    this.looked = null;
    this.missed.forget(seat);
    this.send({ type: "look", seat });
  }

  private act(choice: AnyChoice, then: number[] = []): void {
    const { shown } = this;
    if (this.acting || !shown || shown.seat === null) return;
    clearTimeout(this.autoTimer);
    this.undone = false;
    this.begun = then;
    this.acting = this.ask({ type: "act", seat: shown.seat, action: choice.id, version: shown.version });
    this.actRef = this.ref;
    this.teaching.understand();
  }

  /** What was pressed and could not be sent is not silently lost. */
  private ask(message: ClientMessage): boolean {
    return this.send(message) || !this.tellCutOff();
  }

  private isCutOff(): boolean {
    return this.offline && this.tellCutOff();
  }

  private tellCutOff(): true {
    notices.tell(words.say("press-offline"));
    return true;
  }

  private send(message: ClientMessage): boolean {
    this.ref += 1;
    return this.connection?.send({ ...message, ref: this.ref }) ?? false;
  }
}

function inARow(choice: AnyChoice): AnyChoice[] {
  return Array.from({ length: choice.times }, () => choice);
}

function aroundTable(seats: number, own: number | null): number[] {
  const places = Array.from({ length: seats }, (_, step) => ((own ?? 0) + step) % seats);
  return own === null ? places : places.slice(1);
}
