// Where on the page the hinted moves are: everything that can be pressed names its choices, and what a turn would lay
// somewhere is drawn there as a ghost.

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Arrow {
  x1: number;
  y1: number;
  x2: number;
  y2: number;
}

export interface Mark extends Box {
  key: string;
  /** 0 for the best move. */
  rank: number;
  /** From the first thing that the move is about. */
  arrow?: Arrow;
}

/** Things that stand for more choices than this say little about one of them. */
const TOO_MANY = 40;

/** The marks of these choices, the best one first, and of what the chosen one would lay somewhere; what is hidden or
 * scrolled away has none. */
export function marksOf(choices: number[], chosen: number | undefined, page: ParentNode): Mark[] {
  return choices.flatMap((id, rank) => {
    const things = thingsOf(id, id === chosen, page);
    const first = things[0];
    return things.map((thing, nth) => {
      const mark = { key: `${id} ${nth}`, rank, ...boxOf(thing) };
      return first && nth && !isLaid(first) ? { ...mark, arrow: arrowBetween(boxOf(first), mark) } : mark;
    });
  });
}

/** From the edge of one box to the edge of another. */
export function arrowBetween(one: Box, other: Box): Arrow {
  const [from, to] = [middleOf(one), middleOf(other)];
  const [start, end] = [edge(one, to.x - from.x, to.y - from.y), edge(other, from.x - to.x, from.y - to.y)];
  return { x1: start.x, y1: start.y, x2: end.x, y2: end.y };
}

function middleOf({ x, y, width, height }: Box): { x: number; y: number } {
  return { x: x + width / 2, y: y + height / 2 };
}

/** Where a way from the middle leaves the box; half way, where the box reaches further than that. */
function edge(box: Box, across: number, down: number): { x: number; y: number } {
  const { x, y } = middleOf(box);
  const share = Math.min(0.5, box.width / 2 / Math.abs(across), box.height / 2 / Math.abs(down));
  return { x: x + share * across, y: y + share * down };
}

function thingsOf(id: number, chosen: boolean, page: ParentNode): Element[] {
  const things = pressedThings(id, page);
  const ghosts = chosen ? [...page.querySelectorAll("[data-ghost]")].filter(isShown) : [];
  return [...things, ...ghosts.filter((ghost) => !things.some((thing) => thing.contains(ghost)))];
}

/** Something comes to lie here: what follows is laid elsewhere, and does not come from here. */
function isLaid(thing: Element): boolean {
  return thing.matches("[data-ghost]") || thing.querySelector("[data-ghost]") !== null;
}

/** At most two, those that are about the fewest choices. */
function pressedThings(id: number, page: ParentNode): Element[] {
  const things = [...page.querySelectorAll(`[data-choices~="${id}"]`)].filter(isShown);
  const telling = things.filter((thing) => countOf(thing) <= TOO_MANY).sort((one, other) => countOf(one) - countOf(other));
  return telling.slice(0, 2);
}

function countOf(thing: Element): number {
  return thing.getAttribute("data-choices")!.split(" ").length;
}

function isShown(thing: Element): boolean {
  const { width, height, top, bottom, left, right } = thing.getBoundingClientRect();
  if (!width || !height || bottom < 0 || right < 0 || top > innerHeight || left > innerWidth) return false;
  const under = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  return under === null || thing.contains(under) || under.contains(thing) || !under.closest("dialog, .hint");
}

function boxOf(thing: Element): Box {
  const { x, y, width, height } = thing.getBoundingClientRect();
  return { x: x - 3, y: y - 3, width: width + 6, height: height + 6 };
}
