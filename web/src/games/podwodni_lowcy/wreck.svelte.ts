// What an interrupted dive leaves behind for a moment: the view no longer has it, the view before and the news do.
import type { Event } from "$lib/messages";
import { type Spot, diveSpot } from "./kinds";
import type { LowcyView } from "./messages";

const STAYS_MS = 2600;

export interface Lost extends Spot {
  card: string;
  /** The card that may not lie where it lies. */
  guilty: boolean;
}

export class Wreck {
  cards = $state.raw<Lost[]>([]);
  /** Whose dive it was, which card ended it, and why. */
  event = $state.raw<Event | null>(null);
  /** Counts the waves that broke over the table, so that each is shown once. */
  waves = $state(0);

  private corner: string | null = null;
  private dive: (string | null)[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private seen: Event[] = [];

  /** `asked`: the viewer has to choose now, and what is gone must not lie on what is there. */
  see({ corner, dive, seat }: LowcyView, news: Event[], asked: boolean): void {
    if (news === this.seen) return;
    this.seen = news;
    const interrupted = news.find(({ name }) => name === "interrupted");
    if (interrupted?.args.card === "wave") this.waves += 1;
    if (interrupted) this.tell(interrupted, interrupted.args.seat === seat);
    if (interrupted && !dive.length) this.leave(news);
    else if (!interrupted && (dive.length > 1 || (asked && dive.length))) this.clear();
    this.corner = corner;
    this.dive = dive;
  }

  clear(): void {
    clearTimeout(this.timer);
    if (this.cards.length) this.cards = [];
    this.event = null;
  }

  /** The own dive stays until it was seen, another's goes by itself; after a wave the cards still lie there. */
  private tell(interrupted: Event, own: boolean): void {
    this.event = interrupted;
    clearTimeout(this.timer);
    if (!own) this.timer = setTimeout(() => this.clear(), STAYS_MS);
  }

  private leave(news: Event[]): void {
    const corner = argument(news, "corner", "corner") ?? this.corner;
    const placed = argument(news, "place", "card");
    if (!corner || !placed) return;
    const dive = [...this.dive, placed];
    this.cards = dive.flatMap((card, place) => (card ? [{ card, guilty: place === dive.length - 1, ...diveSpot(corner, place) }] : []));
  }
}

function argument(news: Event[], name: string, key: string): string | null {
  const value = news.find((event) => event.name === name)?.args[key];
  return value === undefined ? null : String(value);
}
