// Passing on: what has just happened is seen first, then the device goes to the next person, or the end comes.
import { hasSecrets } from "$lib/catalogue.svelte";
import type { Event, Update } from "$lib/messages";
import { Breath } from "./breath";
import { glide } from "./glide";
import type { LiveTable } from "./live.svelte";
import { Recap } from "./recap";

export class HandOver {
  /** The seat the device is to be passed to; nothing secret is shown meanwhile. */
  curtain = $state<number | null>(null);
  /** What happened since the person before the curtain last looked. */
  recap = $state.raw<Event[]>([]);
  /** The match is over, and its last move was seen. */
  finished = $state(false);

  /** Who has the device now, while their view is still on its way. */
  private handedTo: number | null = null;
  private breath = new Breath();
  private missed = new Recap();

  constructor(private readonly table: LiveTable) {}

  begin(): void {
    this.handedTo = null;
    this.finished = this.table.over;
  }

  clear(): void {
    this.breath.clear();
  }

  takeNews({ events, seat }: Update): void {
    this.missed.add(
      events,
      this.table.yours.filter((own) => own !== seat),
    );
  }

  /** Everything is shown; `unseen`: by nobody who sits here. */
  settle(breath: number, unseen: boolean): void {
    const { over, hotSeat } = this.table;
    this.breath.take(over || hotSeat ? breath : 0, () => this.passOn(unseen));
  }

  /** Somebody has seen enough. */
  hurry(): void {
    this.breath.out();
  }

  /** The device was handed over. */
  lift(): void {
    const seat = this.curtain;
    this.curtain = null;
    this.handedTo = seat;
    if (seat !== null) this.look(seat);
  }

  /** At a shared screen the next person sees their cards only after the device was handed over. */
  private passOn(unseen: boolean): void {
    const { shown, over } = this.table;
    const next = shown?.to_act ?? -1;
    if (this.finished !== over) glide(() => (this.finished = over));
    if (shown?.seat === this.handedTo) this.handedTo = null;
    if (over || !this.sitsHere(next)) this.curtain = null;
    else if (this.handedTo !== next && (shown?.seat !== next || (unseen && this.curtain === null))) this.turnTo(next);
  }

  private sitsHere(seat: number): boolean {
    const { hotSeat, yours, seats } = this.table;
    return hotSeat && yours.includes(seat) && !seats[seat]?.bot;
  }

  private turnTo(seat: number): void {
    const { about, wire } = this.table;
    if (!about || !hasSecrets(about.meta)) return this.look(seat);
    if (this.curtain === seat) return;
    this.curtain = seat;
    this.recap = this.missed.of(seat);
    wire.send({ type: "look", seat: null });
  }

  private look(seat: number): void {
    this.table.looked = null;
    this.missed.forget(seat);
    this.table.wire.send({ type: "look", seat });
  }
}
