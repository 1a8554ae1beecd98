// Updates wait here and are shown one at a time, so that the moves of bots can be followed.
import type { Event, Update } from "$lib/messages";

const MANY = 6; // more than these are shown faster
const MOST = 30; // more than these are shown as one
const HASTE = 3;

/** An update to be shown, or the moment before it: what it reveals, over the view that is still there. */
export type Shown = Update & { moment?: Event[] };

export class Pace {
  private waiting: Shown[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private halted = false;
  private held = false;

  constructor(
    /** Shows an update and says how long it stays before the next (Infinity: until `resume`); `last`: nothing waits behind it. */
    private readonly show: (update: Shown, last: boolean) => number,
    /** For how many milliseconds something still travels: a new view would make it stutter. */
    private readonly travelling: () => number = () => 0,
  ) {}

  add(...updates: Shown[]): void {
    this.waiting.push(...updates);
    if (document.hidden || this.waiting.length > MOST) this.catchUp();
    else if (this.timer === undefined && !this.halted) this.next();
  }

  /** Everything that waits becomes one change. */
  catchUp(): void {
    const newest = this.waiting.at(-1);
    if (!newest) return;
    const events = this.waiting.flatMap((update) => update.events);
    const gains = this.waiting.flatMap((update) => update.gains ?? []);
    this.waiting = [{ ...newest, events, gains }];
    clearTimeout(this.timer);
    this.next();
  }

  resume(): void {
    if (this.halted) this.next();
  }

  /** Nothing more is shown while somebody reads. */
  hold(held: boolean): void {
    const released = this.held && !held;
    this.held = held;
    if (released && this.timer === undefined && !this.halted) this.next();
  }

  clear(): void {
    this.waiting = [];
    this.halted = false;
    this.held = false;
    clearTimeout(this.timer);
    this.timer = undefined;
  }

  private next(): void {
    this.timer = undefined;
    this.halted = false;
    if (this.held) return;
    const update = this.waiting.shift();
    if (!update) return;
    const stay = this.show(update, this.waiting.length === 0);
    this.halted = stay === Infinity;
    if (!this.halted) this.timer = setTimeout(() => this.goOn(), this.waiting.length > MANY ? stay / HASTE : stay);
  }

  private goOn(): void {
    const left = this.travelling();
    if (left > 0) this.timer = setTimeout(() => this.goOn(), left);
    else this.next();
  }
}
