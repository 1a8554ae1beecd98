// What travels between two views: arithmetic over rectangles, without a page.
import type { Event, Gain } from "$lib/messages";

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Seen {
  box: Box;
  from: string[];
  /** The part of the table it lies in, by name. */
  part?: string;
  /** Where on its board, in the board's own measure: a board that moves or grows takes its pieces along. */
  on?: { board: unknown; x: number; y: number; scale: number };
}

/** Where everything was at one moment. */
export interface Picture {
  pieces: Map<string, Seen>;
  spots: Map<string, Box>;
  parts: Set<string>;
}

export interface Travel {
  piece: string;
  from: Box;
  to: Box;
  /** It went out of sight, to whoever has it now. */
  left: boolean;
}

const NUDGE = 0.35; // of its own size: what moved less was only made room for
const MOST = 24; // more at once is a new arrangement, not a move

/** `taking`: the events after which what they name belongs to their seat; all of them where it is left out. */
export function travelsBetween(before: Picture, after: Picture, news: Event[], taking?: string[]): Travel[] {
  const takes = news.filter(({ name }) => !taking || taking.includes(name));
  const gone = new Map([...before.pieces].filter(([piece]) => !after.pieces.has(piece)));
  const travels = [...arrivals(before, after, gone), ...departures(gone, after, takes)];
  return travels.length > MOST ? [] : travels;
}

function arrivals(before: Picture, after: Picture, gone: Picture["pieces"]): Travel[] {
  return [...after.pieces].flatMap(([piece, seen]): Travel[] => {
    const old = before.pieces.get(piece);
    const from = old?.box ?? likeIt(piece, gone) ?? (isOpen(seen.part, before) ? firstOf(seen.from, before, after) : null);
    return from && isFar(old?.on && wayOn(old, seen), from, seen.box) ? [{ piece, from, to: seen.box, left: false }] : [];
  });
}

/** Was that part of the table in sight? Where it was not, what lies there may have been there all along. */
function isOpen(part: string | undefined, { parts }: Picture): boolean {
  return part === undefined || parts.has(part);
}

/** Pieces that look alike are told apart by where they lie: one that is gone has come here. */
function likeIt(piece: string, gone: Picture["pieces"]): Box | null {
  if (!piece.includes("#")) return null;
  const like = [...gone.keys()].find((other) => other.includes("#") && nameOf(other) === nameOf(piece));
  if (like === undefined) return null;
  const { box } = gone.get(like)!;
  gone.delete(like);
  return box;
}

/** "R36" of "card:R36", "red-ray" of "card:b2#red-ray". */
function nameOf(piece: string): string {
  return piece.slice(1 + (piece.includes("#") ? piece.indexOf("#") : piece.indexOf(":")));
}

function isFar(way: number | undefined, from: Box, to: Box): boolean {
  return (way ?? distance(from, to)) > NUDGE * Math.min(to.width, to.height);
}

/** How far it went on its board; unknown where the board is another one. */
function wayOn({ on: old }: Seen, { on: now }: Seen): number | undefined {
  return old && now && old.board === now.board ? now.scale * Math.hypot(old.x - now.x, old.y - now.y) : undefined;
}

function firstOf(names: string[], ...pictures: Picture[]): Box | null {
  for (const name of names) {
    for (const { spots, pieces } of pictures) {
      const box = spots.get(name) ?? pieces.get(name)?.box;
      if (box) return box;
    }
  }
  return null;
}

/** What an event names beside a seat has gone to that seat, else to the spot where such an event puts things. */
function departures(gone: Picture["pieces"], { spots }: Picture, news: Event[]): Travel[] {
  return [...gone].flatMap(([piece, { box }]): Travel[] => {
    const about = news.filter(({ args }) => namesIn(args).includes(nameOf(piece)));
    const event = about.find(({ args }) => typeof args.seat === "number") ?? about[0];
    const taker = event?.args.seat;
    const to = spots.get(`${taker}/${nameOf(piece)}`) ?? spots.get(`seat/${taker}`) ?? spots.get(`after/${event?.name}`);
    return to ? [{ piece, from: box, to, left: true }] : [];
  });
}

function namesIn(args: Event["args"]): string[] {
  return Object.values(args).flatMap((value) => (typeof value === "number" ? [] : value));
}

export function distance(one: Box, other: Box): number {
  return Math.hypot(middle(one).x - middle(other).x, middle(one).y - middle(other).y);
}

export function middle({ left, top, width, height }: Box): { x: number; y: number } {
  return { x: left + width / 2, y: top + height / 2 };
}

/** The transform that puts something of that size into a box, in the middle and without distortion. */
export function transformInto(box: Box, size: { width: number; height: number }): string {
  const scale = Math.min(box.width / (size.width || 1), box.height / (size.height || 1));
  const { x, y } = middle(box);
  return `translate(${round(x - (scale * size.width) / 2)}px, ${round(y - (scale * size.height) / 2)}px) scale(${round(scale)})`;
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}

// ---- points

/** The points of one seat that an update brought, and the places of its board that they come from. */
export interface Score {
  seat: number;
  points: number;
  gains: Gain[];
  places: string[];
}

export function scoresIn(gains: Gain[], news: Event[], spots: Picture["spots"]): Score[] {
  return [...new Set(gains.map(({ seat }) => seat))].flatMap((seat): Score[] => {
    const own = gains.filter((gain) => gain.seat === seat);
    const points = own.reduce((sum, gain) => sum + gain.points, 0);
    return points ? [{ seat, points, gains: own, places: placesOf(seat, own, news, spots) }] : [];
  });
}

function wordsIn(text: string): string[] {
  return text.split(/[^\p{L}\p{N}_-]+/u);
}

/** Where a line of the score sheet has its own place, that one; where an event says which spaces counted, these; else what the score sheet names; else what the events were about. */
function placesOf(seat: number, gains: Gain[], news: Event[], spots: Picture["spots"]): string[] {
  const own = news.filter(({ args }) => args.seat === seat);
  const said = [
    own.flatMap(({ args }) => (Array.isArray(args.spaces) ? args.spaces : [])),
    gains.flatMap(({ what }) => what.flatMap(wordsIn)),
    gains.map(({ line }) => line),
    own.flatMap(({ args }) => namesIn(args)),
  ];
  const known = said.map((names) => [...new Set(names)].map((name) => `${seat}/${name}`).filter((name) => spots.has(name)));
  const lines = gains.flatMap(({ line, what }) => what.flatMap(wordsIn).map((word) => `${line}/${word}`));
  return [lines.filter((name) => spots.has(name)), ...known].find((names) => names.length) ?? [];
}

export function signed(points: number): string {
  return points > 0 ? `+${points}` : `−${-points}`;
}
