// The choices made before a match, and what the browser remembers of them.
import { range } from "$lib/catalogue.svelte";
import type { Meta, NewSeat, NewTable, Option } from "$lib/messages";
import { remember, remembered } from "$lib/storage";

export type SeatKind = NewSeat["kind"];
export type Pace = NonNullable<NewTable["pace"]>;
export type Away = NonNullable<NewTable["away"]>;

export interface SeatDraft {
  kind: SeatKind;
  name: string;
  bot: string;
}

export interface Draft {
  seats: SeatDraft[];
  options: Record<string, string>;
  pace?: Pace;
  away?: Away;
}

/** What an address has settled: a box of the achievement sheet, or the sea of a finished match. */
export interface Preset {
  options: Record<string, string>;
  seats: number | null;
  seed: string | null;
  /** With which cards that sea was played; empty: those of Atol today. */
  edition: string;
}

export function presetIn(search: string): Preset | null {
  const { seed = null, seats, edition = "", ...options } = Object.fromEntries(new URLSearchParams(search));
  if (seed === null && Object.keys(options).length === 0) return null;
  return { options, seats: Number(seats) || null, seed, edition };
}

const FRIENDLY = "easy";

export function newSeat(kind: SeatKind, bots: string[]): SeatDraft {
  return { kind, name: "", bot: bots.includes(FRIENDLY) ? FRIENDLY : (bots[0] ?? FRIENDLY) };
}

/** What was chosen last time where it still fits; before that, me and as many bots as the game begins with, and what
 * suits a first match. */
export function firstDraft(meta: Meta, bots: string[]): Draft {
  const last = remembered<Partial<Draft>>(`draft.${meta.id}`, {});
  const options = fittingOptions(meta, last.options ?? firstOptions(meta));
  return { seats: fittingSeats(meta, bots, last.seats ?? []), options, pace: last.pace, away: last.away };
}

export function hasPlayed(game: string): boolean {
  return remembered<Partial<Draft> | null>(`draft.${game}`, null) !== null;
}

export function standardOptions(meta: Meta): Record<string, string> {
  return Object.fromEntries(meta.options.map(({ name, values }) => [name, values[0]!]));
}

export function firstOptions(meta: Meta): Record<string, string> {
  return { ...standardOptions(meta), ...meta.first_match };
}

export function isSame(one: Record<string, string>, other: Record<string, string>): boolean {
  return Object.entries(one).every(([name, value]) => other[name] === value);
}

/** Me and as many bots as the address asks for, with its options and the default of every other one. */
export function presetDraft(meta: Meta, bots: string[], preset: Preset): Draft {
  const [least, most] = range(meta.seats);
  const count = Math.min(most, Math.max(least, preset.seats ?? least));
  const seats = [newSeat("me", bots), ...botSeats(count - 1, bots)];
  return { seats, options: { ...standardOptions(meta), ...preset.options } };
}

function fittingSeats(meta: Meta, bots: string[], last: SeatDraft[]): SeatDraft[] {
  const [least, most] = range(meta.seats);
  const known = last.every((seat) => seat.kind !== "bot" || bots.includes(seat.bot));
  const fits = known && last.some((seat) => seat.kind === "me");
  return fits
    ? last.slice(0, most).concat(botSeats(least - last.length, bots))
    : [newSeat("me", bots), ...botSeats(meta.table_seats! - 1, bots)];
}

function botSeats(count: number, bots: string[]): SeatDraft[] {
  return Array.from({ length: Math.max(0, count) }, () => newSeat("bot", bots));
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

export function tableOf(game: string, draft: Draft, seed: string | null = null): NewTable {
  const pace = isApart(draft) && draft.pace ? { pace: draft.pace, away: draft.away } : {};
  return { game, options: draft.options, seats: draft.seats.map(seatOf), ...pace, ...(seed ? { seed } : {}) };
}

/** Does somebody come by a link, who may play another day? */
export function isApart(draft: Draft): boolean {
  return draft.seats.some((seat) => seat.kind === "link");
}

function seatOf(seat: SeatDraft): NewSeat {
  if (seat.kind === "bot") return { kind: "bot", bot: seat.bot };
  return seat.kind === "here" ? { kind: "here", name: seat.name.trim() } : { kind: seat.kind };
}
