// A table as this browser sees it: one update is shown after another, and what the person does goes to the server.
import type { Event, GameInfo, Hint, Refused, ServerMessage, Update, Welcome } from "$lib/messages";
import { notices } from "$lib/notices.svelte";
import { plainWords, sentence } from "$lib/plain-words";
import { preferences } from "$lib/preferences.svelte";
import type { GameModule, Scene } from "../games/game";
import { paced, readable } from "../games/shared/motion/speed";
import { HandOver } from "./hand-over.svelte";
import { Hints } from "./hints.svelte";
import { Pace, type Shown } from "./pace";
import { Teaching } from "./teaching.svelte";
import { type AnyChoice, ToldTable } from "./told.svelte";
import { Unasked } from "./unasked";
import { Wire } from "./wire.svelte";

export type AnyScene = Scene<never, never, never>;
export type { AnyChoice };

const OWN_STAY = 250;
const OTHERS_STAY = 850;
const SCORED_STAY = 900; // longer, when points were made
const LEAST_STAY = 120;
const BREATH = 1500; // what has just happened is seen before the device is passed on, or the end comes
const TOO_SOON = 400;

export class LiveTable extends ToldTable {
  held = $state.raw<AnyChoice | null>(null);
  /** The best moves with their reasons, and the one of them that the accent button would play. */
  hint = $state.raw<Hint | null>(null);
  hinted = $state.raw<AnyChoice | null>(null);
  chooser = $state.raw<AnyChoice[] | null>(null);
  /** An action is on its way to the server. */
  acting = $state(false);
  explained = $state<string | null>(null);
  /** The words of a card that was touched; they stay until something else is chosen. */
  words = $state<string | null>(null);

  readonly wire: Wire;
  readonly teaching = new Teaching(() => this.readOn());
  readonly handOver = new HandOver(this);
  readonly hints = new Hints(this);

  /** What a hint proposes, the best one first. */
  proposed = $derived<AnyChoice[]>(
    (this.hint?.advice.moves ?? []).flatMap(({ action }) => this.choices.find(({ id }) => id === action) ?? []),
  );
  /** The turn that begins with the hinted move. */
  private planned = $derived(
    (this.hint?.advice.moves.find(({ action }) => action === this.hinted?.id)?.plan ?? []).map((action) => this.hint?.named[action]),
  );
  /** What a press on the wide button would do. */
  next = $derived<AnyChoice | null>(this.held ?? this.hinted ?? this.natural()[0] ?? null);
  /** Is that what a hint would say too: the person's own choice, a hint's, or the only one there is? */
  proposes = $derived(this.held !== null || this.hinted !== null || this.choices.length === 1);
  /** All that it would do, one after another. */
  row = $derived<AnyChoice[]>(this.held ? [this.held] : this.hinted ? inARow(this.hinted) : this.natural());
  scene = $derived<AnyScene>({
    game: this.info?.game ?? "",
    view: this.shown?.view as never,
    components: this.components as never,
    seats: this.seats.map((seat, place) => ({ ...seat, name: this.names[place]! })),
    seat: this.middle,
    choices: this.choices,
    held: this.held,
    hinted: this.hinted,
    planned: this.planned as never[],
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
  /** For how many milliseconds something still travels. */
  travelling: () => number = () => 0;

  private pace = new Pace(
    (update, last) => this.show(update, last),
    () => this.travelling(),
  );
  private unasked = new Unasked(this);
  private actRef = 0;
  /** How many views of the score sheets are open. */
  private watchers = 0;
  private settledAt = 0;

  constructor(
    path: string,
    private readonly load: (game: string) => Promise<[GameModule, GameInfo]>,
  ) {
    super();
    this.wire = new Wire(path, (message) => this.hear(message));
  }

  connect(language: string): void {
    this.wire.connect(language);
  }

  disconnect(): void {
    this.wire.close();
    this.pace.clear();
    this.unasked.clear();
    this.hints.clear();
    this.handOver.clear();
  }

  // ---- what the server says

  private async hear(message: ServerMessage): Promise<void> {
    if (message.type === "welcome") await this.begin(message);
    else if (message.type === "update") this.pace.add(...this.withMoment(message));
    else if (message.type === "people") this.meet(message);
    else if (message.type === "sheets") this.sheets = message.sheets;
    else if (message.type === "refused") this.refuse(message);
    else if (message.type === "hint") this.takeHint(message);
  }

  private async begin(welcome: Welcome): Promise<void> {
    if (!this.game) [this.game, this.about] = await this.load(welcome.table.game);
    const unseen = this.shown?.seat !== welcome.update.seat;
    this.pace.clear();
    this.sitDown(welcome);
    this.letGo();
    this.acting = false;
    this.hints.forget();
    this.wire.phase = "open";
    this.handOver.begin();
    this.teaching.begin(this.about!, welcome.table, welcome.update);
    this.pace.hold(this.teaching.busy);
    this.settle(0, unseen);
  }

  private refuse(refused: Refused): void {
    if (this.hints.isAskedAgain(refused)) return;
    notices.tell(sentence(plainWords(refused.code, refused.text)));
    this.hints.forget();
    this.unasked.break();
    if (refused.ref === this.actRef) this.acting = false;
  }

  private takeHint(hint: Hint): void {
    if (!this.hints.take(hint.version)) return;
    this.hint = hint;
    this.pickHint(hint.advice.moves[0]?.action);
  }

  /** One of the hinted moves is meant; the accent button plays it. */
  pickHint(action: number | undefined): void {
    this.held = null;
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
    if (isNew && own) this.explained = null; // what was pressed may be gone, or another card lie there
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
    this.unasked.clear();
    this.log = [...this.log, ...update.events];
    this.handOver.takeNews(update);
    this.acting = false;
    this.letGo();
    if (update.events.some((event) => event.name === "undo")) this.unasked.takeBack();
  }

  /** What follows once everything is shown: the curtain, fresh score sheets, the only possible move. */
  private settle(breath: number, unseen = false): void {
    this.handOver.settle(breath, unseen);
    if (this.watchers) this.wire.send({ type: "sheets" });
    this.settledAt = performance.now();
    this.unasked.settle();
    this.hints.renew();
  }

  /** The lesson was read: what waited is shown. */
  private readOn(): void {
    this.pace.hold(false);
    if (this.upToDate) this.settle(0);
  }

  // ---- what the person does

  offer(choices: AnyChoice[], told = false): void {
    const [first, ...others] = choices;
    if (this.acting || !first || this.wire.isCutOff()) return;
    this.hints.forget();
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
    this.unasked.clear();
    if (this.lockOf(choice) && preferences.confirm) this.held = choice;
    else this.act(choice);
  }

  /** Why it could not be taken back, as the end of a message's name: at a shared screen the next person has the table then. */
  lockOf({ lock, passes }: AnyChoice): string {
    return lock || (passes && this.hotSeat ? "passes" : "");
  }

  /** Do what the wide button says; it says it all, so one press is enough. */
  confirm(): void {
    const { held, next } = this;
    this.hints.forget();
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
    this.hint = null;
    this.hinted = null;
    this.chooser = null;
    this.words = null;
  }

  takeBack(): void {
    const { shown } = this;
    if (this.held) this.letGo();
    else if (shown?.can_undo && shown.seat !== null) this.wire.ask({ type: "undo", seat: shown.seat, version: shown.version });
  }

  agree(yes: boolean): void {
    if (this.undo) this.wire.ask({ type: "agree", version: this.undo.version, yes });
  }

  /** Score sheets are sent as long as somebody looks at them. */
  watchSheets(wanted: boolean): void {
    this.watchers += wanted ? 1 : -1;
    if (wanted) this.wire.send({ type: "sheets" });
  }

  standIn(seat: number, bot: string | null): void {
    this.wire.ask({ type: "stand_in", seat, bot });
  }

  catchUp(): void {
    this.pace.catchUp();
    this.handOver.hurry();
  }

  /** One press does this, and what follows in its row. */
  act(choice: AnyChoice, then: number[] = []): void {
    const { shown } = this;
    if (this.acting || !shown || shown.seat === null) return;
    this.unasked.begin(then);
    this.acting = this.wire.ask({ type: "act", seat: shown.seat, action: choice.id, version: shown.version });
    this.actRef = this.wire.ref;
    this.teaching.playOn();
  }
}

function inARow(choice: AnyChoice): AnyChoice[] {
  return Array.from({ length: choice.times }, () => choice);
}
