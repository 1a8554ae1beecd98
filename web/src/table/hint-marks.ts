// Where on the page the hinted moves are: everything that can be pressed names its choices.

export interface Mark {
  key: string;
  /** 0 for the best move. */
  rank: number;
  x: number;
  y: number;
  width: number;
  height: number;
  /** The middle of the thing that an arrow comes from. */
  from?: { x: number; y: number };
}

/** Things that stand for more choices than this say little about one of them. */
const TOO_MANY = 40;

/** The marks of these choices, the best one first; what is hidden or scrolled away has none. */
export function marksOf(choices: number[], page: ParentNode): Mark[] {
  return choices.flatMap((id, rank) => {
    const [first, second] = shownThings(id, page);
    if (!first) return [];
    const marks = [{ key: `${id} 0`, rank, ...boxOf(first) }];
    if (!second) return marks;
    const from = boxOf(first);
    const middle = { x: from.x + from.width / 2, y: from.y + from.height / 2 };
    return [...marks, { key: `${id} 1`, rank, ...boxOf(second), from: middle }];
  });
}

/** At most two, those that are about the fewest choices. */
function shownThings(id: number, page: ParentNode): Element[] {
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

function boxOf(thing: Element): { x: number; y: number; width: number; height: number } {
  const { x, y, width, height } = thing.getBoundingClientRect();
  return { x: x - 3, y: y - 3, width: width + 6, height: height + 6 };
}
