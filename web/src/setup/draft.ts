// The choices made before a match, and what the browser remembers of them.
import { range } from "$lib/catalogue.svelte";
import type { Meta, NewSeat, NewTable, Option } from "$lib/messages";
import { remember, remembered } from "$lib/storage";

export type SeatKind = NewSeat["kind"];

export interface SeatDraft {
  kind: SeatKind;
  name: string;
  bot: string;
}

export interface Draft {
  seats: SeatDraft[];
  options: Record<string, string>;
}

const FRIENDLY = "greedy";

export function newSeat(kind: SeatKind, bots: string[]): SeatDraft {
  return { kind, name: "", bot: bots.includes(FRIENDLY) ? FRIENDLY : (bots[0] ?? FRIENDLY) };
}

/** What was chosen last time where it still fits, otherwise me and one bot. */
export function firstDraft(meta: Meta, bots: string[]): Draft {
  const last = remembered<Partial<Draft>>(`draft.${meta.id}`, {});
  return { seats: fittingSeats(meta, bots, last.seats ?? []), options: fittingOptions(meta, last.options ?? {}) };
}

function fittingSeats(meta: Meta, bots: string[], last: SeatDraft[]): SeatDraft[] {
  const [least, most] = range(meta.seats);
  const known = last.every((seat) => seat.kind !== "bot" || bots.includes(seat.bot));
  const seats = known && last.some((seat) => seat.kind === "me") ? last.slice(0, most) : [newSeat("me", bots)];
  while (seats.length < Math.max(least, Math.min(2, most))) seats.push(newSeat("bot", bots));
  return seats;
}

function fittingOptions(meta: Meta, last: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    meta.options.map((option) => [option.name, isValue(option, last[option.name]) ? last[option.name]! : option.values[0]!]),
  );
}

function isValue({ values, lists }: Option, value = ""): boolean {
  const things = value.split(",");
  return values.includes(value) || (lists != null && things.length >= lists.fewest && things.every((thing) => lists.of.includes(thing)));
}

export function keepDraft(game: string, draft: Draft): void {
  remember(`draft.${game}`, draft);
}

export function tableOf(game: string, draft: Draft): NewTable {
  return { game, options: draft.options, seats: draft.seats.map(seatOf) };
}

function seatOf(seat: SeatDraft): NewSeat {
  if (seat.kind === "bot") return { kind: "bot", bot: seat.bot };
  return seat.kind === "here" ? { kind: "here", name: seat.name.trim() } : { kind: seat.kind };
}
