// A hint is asked for, and asked for anew where the table has moved on meanwhile.
import type { Refused } from "$lib/messages";
import type { LiveTable } from "./live.svelte";

/** After how long it is asked for anew: the table has moved on, or still thinks about an earlier moment. */
const AGAIN: Record<string, number> = { "stale-version": 0, "slow-down": 1000 };

export class Hints {
  asking = $state(false);
  private ref = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly table: LiveTable) {}

  ask(): void {
    if (this.asking || !this.table.myTurn || this.table.shown?.seat == null) return;
    this.asking = true;
    this.renew();
  }

  /** Asked while a move is on its way, or for a moment that has passed: what is wanted is a hint for the next one that
   * is shown. */
  renew(): void {
    const { shown, acting, myTurn, wire } = this.table;
    if (!this.asking || acting || !myTurn || shown?.seat == null) return;
    this.asking = wire.ask({ type: "hint", seat: shown.seat, version: shown.version });
    this.ref = wire.ref;
  }

  /** Whether a hint for this moment has come. */
  take(version: number): boolean {
    const now = version === this.table.shown?.version;
    if (now) this.asking = false;
    else this.renew();
    return now;
  }

  /** Whether it was a hint that was refused, and is asked for once more. */
  isAskedAgain({ ref, code }: Refused): boolean {
    const again = ref === this.ref && code in AGAIN;
    clearTimeout(this.timer);
    if (again) this.timer = setTimeout(() => this.renew(), AGAIN[code]);
    return again;
  }

  /** Whoever plays on does not want one any more. */
  forget(): void {
    this.asking = false;
  }

  clear(): void {
    clearTimeout(this.timer);
  }
}
