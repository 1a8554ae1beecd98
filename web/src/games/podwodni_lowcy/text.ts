// Podwodni Łowcy in words: the same sentences as in the terminal, from the same messages.
import type { Event } from "$lib/messages";
import type { Details, Words } from "$lib/words.svelte";
import type { Components, LowcyView, Move, Risk } from "./messages";

const NAMED = ["set", "corner", "space"];

export function sentence(move: Move, _components: Components, words: Words): string {
  const details = spoken({ ...move }, words);
  if (move.type === "net") details.seat = move.seat + 1;
  return words.say(`podwodni_lowcy-do-${move.type}`, details);
}

export function verb(move: Move, words: Words): string {
  return words.say(`podwodni_lowcy-verb-${move.type}`, spoken({ ...move }, words));
}

export function logLine(event: Event, names: string[], _components: Components, words: Words): string {
  const details = spoken(event.args, words);
  for (const key of ["seat", "other"]) {
    const seat = event.args[key];
    if (typeof seat === "number") details[key] = names[seat] ?? "";
  }
  return words.say(`podwodni_lowcy-log-${event.name}`, details);
}

/** "red-ray", or "3 × red-ray" where several count. */
export function scoreDetail(what: string, _components: Components, words: Words): string {
  const [card = "", count] = what.split(" × ").reverse();
  return count ? `${count} × ${cardWords(card, words)}` : cardWords(card, words);
}

export function cardWords(card: string, words: Words): string {
  return words.say("podwodni_lowcy-card", { card });
}

export function setWords(set: string, words: Words): string {
  return words.say("podwodni_lowcy-set", { set });
}

export function cornerWords(corner: string, words: Words): string {
  return words.say("podwodni_lowcy-corner", { corner });
}

/** "31%", or a word where the table wants words. */
export function riskWords(risk: Risk, words: Words): string {
  if (risk.per_mille === null) return words.say("podwodni_lowcy-risk-level", { level: risk.level });
  return `${Math.round(risk.per_mille / 10)}%`;
}

export function status(view: LowcyView, seat: number, words: Words): string {
  return words.say("podwodni_lowcy-status", { cards: view.divers[seat]?.open.length ?? 0 });
}

/** The parts that are there, with commas between. */
export function joined(...parts: (string | false | null | undefined)[]): string {
  return parts.filter(Boolean).join(", ");
}

// ---- details

function spoken(details: Record<string, unknown>, words: Words): Details {
  return Object.fromEntries(Object.entries(details).map(([key, value]) => [key, said(key, value, words)]));
}

function said(key: string, value: unknown, words: Words): Details[string] {
  if (key === "card") return cardWords(String(value), words);
  if (key === "cards")
    return listed(value)
      .map((card) => cardWords(card, words))
      .join(", ");
  if (key === "filled")
    return listed(value)
      .map((place) => filledWords(place, words))
      .join(", ");
  if (NAMED.includes(key)) return words.say(`podwodni_lowcy-${key}`, { [key]: String(value) });
  return typeof value === "number" ? value : String(value);
}

function listed(value: unknown): string[] {
  return [value].flat().map(String);
}

/** "b2 red ray" from "b2 red-ray" */
function filledWords(place: string, words: Words): string {
  const [space = "", card = ""] = place.split(" ");
  return `${space} ${cardWords(card, words)}`;
}
