// What was scored and what was done, said on the board for a moment.
import { type Box, middle, type Picture, type Score, signed } from "./plan";
import { paced, speedNow } from "./speed";
import { clearOf, overlap } from "./spread";
import { around, type Stage } from "./stage";

const MARK_MS = 1900;
const STILL_MS = 2200; // without motion
const SAID_MS = 2600;
const WIDEST = 260; // pixels
const EDGE = 8;
const ABOVE = 22;
const SMALL = 150;
const TOP = 44;
const MARK = { width: 80, height: 60, line: 20 }; // about so large, with a line for each reason
const ROOM = 64; // for a sentence of two or three lines

/** Its places light up, its points rise there, clear of those that still stand, and go to the player's points. */
export function markScore(stage: Stage, spots: Picture["spots"], score: Score, lines: string[]): void {
  const boxes = score.places.flatMap((place) => spots.get(place) ?? []);
  const goal = spots.get(`points/${score.seat}`) ?? spots.get(`seat/${score.seat}`);
  const start = boxes.length ? around(boxes) : goal;
  if (!start) return;
  const duration = durationOf(MARK_MS);
  for (const box of boxes) stage.ring(box, duration);
  const mark = chip("mark", signed(score.points), lines);
  mark.dataset.mark = String(score.seat);
  mark.dataset.points = String(score.points);
  mark.classList.toggle("loss", score.points < 0);
  const wished = boxAround(...(boxes.length ? off(start) : here(start)), lines.length);
  const box = clearOf(stage.taken(), wished, innerHeight);
  const at = centredIn(box);
  mark.style.transform = at;
  const end = goal && boxes.length ? centredIn(boxAround(...here(goal), lines.length)) : at;
  stage.show(mark, flightTo(at, end), duration, box);
}

/** One sentence beside the player who did it. */
export function say(stage: Stage, spots: Picture["spots"], seat: number, sentence: string): void {
  const said = chip("said", sentence, []);
  const others = [...spots].filter(([name]) => name.startsWith("seat/")).map(([, box]) => box);
  said.style.transform = besides(spots.get(`seat/${seat}`), spots.get("ask"), others);
  stage.clear("said");
  const duration = durationOf(SAID_MS);
  stage.show(said, [{ opacity: 0 }, { opacity: 1, offset: 0.08 }, { opacity: 1, offset: 0.85 }, { opacity: 0 }], duration);
}

function here(box: Box): [x: number, y: number] {
  return [middle(box).x, middle(box).y];
}

/** Above what was scored, or beside it where that is small: it stays in sight. */
function off(box: Box): [x: number, y: number] {
  if (box.width < SMALL) return [box.left + box.width + WIDEST / 2, middle(box).y];
  return [middle(box).x, Math.max(TOP, box.top - ABOVE)];
}

function durationOf(milliseconds: number): number {
  return speedNow() === "none" ? STILL_MS : paced(milliseconds);
}

function chip(kind: string, text: string, lines: string[]): HTMLElement {
  const element = document.createElement("div");
  element.className = kind;
  const strong = document.createElement("b");
  strong.textContent = text;
  element.append(strong, ...lines.map((line) => Object.assign(document.createElement("small"), { textContent: line })));
  return element;
}

/** It rises, is read, and goes to the points. */
function flightTo(at: string, goal: string): Keyframe[] {
  return [
    { opacity: 0, transform: `${at} scale(0.4)` },
    { opacity: 1, transform: `${at} scale(1.12)`, offset: 0.1 },
    { opacity: 1, transform: `${at} scale(1)`, offset: 0.16 },
    { opacity: 1, transform: `${at} scale(1)`, offset: 0.7, easing: "cubic-bezier(0.5, 0, 0.7, 0.4)" },
    { opacity: 1, transform: `${goal} scale(0.6)`, offset: 0.96 },
    { opacity: 0, transform: `${goal} scale(0.4)` },
  ];
}

function boxAround(x: number, y: number, lines: number): Box {
  const width = lines ? WIDEST : MARK.width;
  const height = MARK.height + lines * MARK.line;
  return { left: Math.min(Math.max(x - width / 2, EDGE), innerWidth - width - EDGE), top: y - height / 2, width, height };
}

function centredIn(box: Box): string {
  return `translate(${Math.round(middle(box).x)}px, ${Math.round(middle(box).y)}px) translate(-50%, -50%)`;
}

/** Below the player's card, else beside it; where players are only a line on top, below what is asked. */
function besides(box: Box | undefined, ask: Box | undefined, others: Box[]): string {
  if (!box || !ask || ask.top >= box.top + box.height) return ask ? centredBelow(ask) : `translate(${EDGE}px, ${EDGE}px)`;
  const below = { left: box.left, top: box.top + box.height + EDGE, width: box.width, height: ROOM };
  const isFree = below.top + ROOM < innerHeight && !others.some((other) => overlap(below, other));
  const place = isFree ? below : { ...below, left: box.left + box.width + EDGE, top: box.top + box.height / 2 };
  return `translate(${Math.round(place.left)}px, ${Math.round(place.top)}px)`;
}

function centredBelow({ left, top, width, height }: Box): string {
  return `translate(${Math.round(left + width / 2)}px, ${Math.round(top + height + 6)}px) translate(-50%, 0)`;
}
