// What travels in this game: blocks between areas, dice from the bag to the board, cards. A hidden block is known by its
// area alone, and of shuffled ones each comes from the same area, so nothing is told that the news do not tell.
import type { Event } from "$lib/messages";
import { piece } from "../shared/motion/pieces";
import { OCTOPUS, SHARK } from "./kinds";

export function blockPiece(area: string, news: Event[]) {
  const source = news.map((event) => sourceOf(area, event)).find(Boolean);
  return source ? piece(`block:${area}<${source}`, source) : piece(`block:${area}`);
}

/** Where the block of an area has come from, if the event moved it. */
function sourceOf(area: string, { name, args }: Event): string | null {
  if (name === "swap" && args.area === area) return `area/${args.other}`;
  if (name === "swap" && args.other === area) return `area/${args.area}`;
  if (name === "lay" && args.area === area) return `spare/${args.block}`;
  const shuffled = name === "shuffle" && Array.isArray(args.areas) ? args.areas : [];
  return shuffled.includes(area) && shuffled[0] !== area ? `area/${shuffled[0]}` : null;
}

/** Dice look alike: one that is gone has come here, else it comes from the bag. */
export function diePiece(where: string, die: string) {
  return piece(`die:${where}#${die}`, "bag", `seat/${SHARK}`);
}

export function cardPiece(place: number, card: string) {
  return piece(`card:${place}#${card}`, "pile", `seat/${OCTOPUS}`);
}
