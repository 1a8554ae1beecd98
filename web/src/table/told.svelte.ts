// What the server has told of a table, what is shown of it now, and what follows from both.
import type { Event, GameInfo, People, Rematch, ScoreLine, SeatInfo, TableInfo, UndoRequest, Update, Welcome } from "$lib/messages";
import { namesOf } from "$lib/names";
import { type Choice, choicesIn, type GameModule } from "../games/game";

export type AnyChoice = Choice<never>;

export class ToldTable {
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
  /** What happened stands until the person presses on. */
  halted = $state(false);
  /** Another seat whose board is looked at. */
  looked = $state<number | null>(null);

  names = $derived(namesOf(this.seats));
  yours = $derived(this.info?.yours ?? []);
  hotSeat = $derived(this.yours.length > 1);
  viewer = $derived(this.shown?.seat ?? null);
  middle = $derived(this.looked ?? this.viewer ?? this.yours[0] ?? 0);
  /** Who sits around: for a player everybody else in the order of play, for a spectator everybody. */
  others = $derived(aroundTable(this.seats.length, this.viewer ?? this.yours[0] ?? null));
  over = $derived(this.shown?.result != null);
  choices = $derived<AnyChoice[]>(this.upToDate ? choicesIn(this.shown?.choices ?? []) : []);
  myTurn = $derived(this.choices.length > 0);

  protected sitDown({ table, components, undo, update }: Welcome): void {
    this.moment = [];
    this.halted = false;
    this.info = table;
    this.components = components;
    this.meet({ seats: table.seats, undo, rematch: table.rematch });
    this.log = update.events;
    // The whole story is no news: nothing of it is replayed.
    this.shown = { ...update, events: [] };
    this.upToDate = true;
  }

  protected meet({ seats, undo, rematch }: Pick<People, "seats" | "undo" | "rematch">): void {
    this.seats = seats;
    this.undo = undo;
    this.rematch = rematch;
  }
}

function aroundTable(seats: number, own: number | null): number[] {
  const places = Array.from({ length: seats }, (_, step) => ((own ?? 0) + step) % seats);
  return own === null ? places : places.slice(1);
}
