// What each person at a shared screen has not seen yet: what happened while the device was in other hands.
import type { Event } from "$lib/messages";

export class Recap {
  private missed = new Map<number, Event[]>();

  /** Only what everyone may know: it is read before the curtain. */
  add(events: Event[], seats: number[]): void {
    const open = events.filter((event) => event.seats == null);
    for (const seat of seats) this.missed.set(seat, [...this.of(seat), ...open]);
  }

  of(seat: number): Event[] {
    return this.missed.get(seat) ?? [];
  }

  forget(seat: number): void {
    this.missed.delete(seat);
  }
}
