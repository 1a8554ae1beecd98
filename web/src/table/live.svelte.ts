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
import { calm, preferences } from "$lib/preferences.svelte";
import { type Choice, choicesIn, type GameModule, type Scene } from "../games/game";
import { Pace, type Shown } from "./pace";
import { Teaching } from "./teaching.svelte";

export type AnyScene = Scene<never, never, never>;
export type AnyChoice = Choice<never>;

const OWN_STAY = 250;
const OTHERS_STAY = 650;
const CALM_STAY = 120;
const AUTO_WAIT = 450;

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
  /** An action is on its way to the server. */
  acting = $state(false);
  askingHint = $state(false);
  /** The seat the device is to be passed to; nothing secret is shown meanwhile. */
  curtain = $state<number | null>(null);
  /** Another seat whose board is looked at. */
  looked = $state<number | null>(null);
  explained = $state<string | null>(null);
  teaching = new Teaching(() => this.readOn());

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
  next = $derived<AnyChoice | null>(this.held ?? this.hinted ?? this.natural());
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
    offer: (choices) => this.offer(choices),
    explain: (text) => (this.explained = text),
  });

  private connection: Connection | null = null;
  /** Messages are taken one after another: an update must wait while a welcome still loads the board. */
  private heard: Promise<void> = Promise.resolve();
  private pace = new Pace((update, last) => this.show(update, last));
  private ref = 0;
  private actRef = 0;
  private wantsSheets = false;
  /** Right after an undo nothing plays by itself: it would undo the undo. */
  private undone = false;
  /** Who has the device now, while their view is still on its way. */
  private handedTo: number | null = null;
  private autoTimer: ReturnType<typeof setTimeout> | undefined;

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
  }

  // ---- what the server says

  private async hear(message: ServerMessage): Promise<void> {
    if (message.type === "welcome") await this.begin(message);
    else if (message.type === "update") this.pace.add(...this.withMoment(message));
    else if (message.type === "people") this.meet(message);
    else if (message.type === "sheets") this.sheets = message.sheets;
    else if (message.type === "refused") this.refuse(message);
    else this.takeHint(message.version, message.action);
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
    this.phase = "open";
    // The whole story is no news: nothing of it is replayed.
    this.shown = { ...welcome.update, events: [] };
    this.upToDate = true;
    this.teaching.begin(this.about!, welcome.table, welcome.update);
    this.pace.hold(this.teaching.busy);
    this.settle(unseen);
  }

  private meet(people: People): void {
    this.seats = people.seats;
    this.undo = people.undo;
    this.rematch = people.rematch;
  }

  private refuse(refused: Refused): void {
    notices.tell(refused.text);
    this.askingHint = false;
    if (refused.ref === this.actRef) this.acting = false;
  }

  private takeHint(version: number, action: number): void {
    this.askingHint = false;
    if (version !== this.shown?.version) return;
    this.hinted = this.choices.find((choice) => choice.id === action) ?? null;
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
    const before = this.shown;
    const isNew = update.version > (before?.version ?? -1);
    const own = this.yours.includes(before?.to_act ?? -1);
    if (isNew) this.takeNews(update);
    this.shown = isNew ? update : { ...update, events: before?.events ?? [] };
    this.upToDate = last;
    this.teaching.hear(update);
    this.pace.hold(this.teaching.busy);
    if (last) this.settle();
    if (!isNew) return 0;
    return calm() ? CALM_STAY : own ? OWN_STAY : OTHERS_STAY;
  }

  private takeNews(update: Update): void {
    this.log = [...this.log, ...update.events];
    this.acting = false;
    this.letGo();
    if (update.events.some((event) => event.name === "undo")) this.undone = true;
  }

  /** What follows once everything is shown: the curtain, fresh score sheets, the only possible move. */
  private settle(unseen = false): void {
    clearTimeout(this.autoTimer);
    this.passOn(unseen);
    if (this.wantsSheets) this.send({ type: "sheets" });
    const [only, ...others] = this.choices;
    if (!only || others.length || only.final || !preferences.auto || this.undone || this.teaching.busy) return;
    this.autoTimer = setTimeout(() => this.act(only), AUTO_WAIT);
  }

  /** At a shared screen the next person sees their cards only after the device was handed over. */
  private passOn(unseen: boolean): void {
    const next = this.shown?.to_act ?? -1;
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
    this.send({ type: "look", seat: null });
  }

  /** The lesson was read: what waited is shown. */
  private readOn(): void {
    this.pace.hold(false);
    if (this.upToDate) this.settle();
  }

  // ---- what the person does

  offer(choices: AnyChoice[]): void {
    if (this.acting || choices.length === 0) return;
    if (choices.length === 1) this.choose(choices[0]!);
    else this.chooser = choices;
  }

  choose(choice: AnyChoice): void {
    this.chooser = null;
    clearTimeout(this.autoTimer);
    if (choice.final && preferences.confirm) this.held = choice;
    else this.act(choice);
  }

  /** Do what the accent button says. */
  confirm(): void {
    if (this.held) this.act(this.held);
    else if (this.next) this.choose(this.next);
  }

  private natural(): AnyChoice | null {
    if (!this.myTurn) return null;
    return this.choices.length === 1 ? this.choices[0]! : (this.game?.next?.(this.scene) ?? null);
  }

  letGo(): void {
    this.held = null;
    this.hinted = null;
    this.chooser = null;
  }

  takeBack(): void {
    const { shown } = this;
    if (this.held) this.letGo();
    else if (shown?.can_undo && shown.seat !== null) this.send({ type: "undo", seat: shown.seat, version: shown.version });
  }

  agree(yes: boolean): void {
    if (this.undo) this.send({ type: "agree", version: this.undo.version, yes });
  }

  askHint(): void {
    const { shown } = this;
    if (this.askingHint || !this.myTurn || !shown || shown.seat === null) return;
    this.askingHint = this.send({ type: "hint", seat: shown.seat, version: shown.version });
  }

  /** Score sheets are sent as long as somebody looks at them. */
  watchSheets(wanted: boolean): void {
    this.wantsSheets = wanted;
    if (wanted) this.send({ type: "sheets" });
  }

  standIn(seat: number, bot: string | null): void {
    this.send({ type: "stand_in", seat, bot });
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
  }

  private look(seat: number): void {
    this.looked = null;
    this.send({ type: "look", seat });
  }

  private act(choice: AnyChoice): void {
    const { shown } = this;
    if (this.acting || !shown || shown.seat === null) return;
    this.undone = false;
    this.teaching.understand();
    this.acting = this.send({ type: "act", seat: shown.seat, action: choice.id, version: shown.version });
    this.actRef = this.ref;
  }

  private send(message: ClientMessage): boolean {
    this.ref += 1;
    return this.connection?.send({ ...message, ref: this.ref }) ?? false;
  }
}

function aroundTable(seats: number, own: number | null): number[] {
  const places = Array.from({ length: seats }, (_, step) => ((own ?? 0) + step) % seats);
  return own === null ? places : places.slice(1);
}
