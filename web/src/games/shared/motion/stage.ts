// The layer above the page on which pieces travel and points are shown; nothing on it can be pressed or heard.
import { type Box, distance, middle, type Picture, type Seen, type Travel, transformInto } from "./plan";
import { paced, speedNow } from "./speed";
import "./stage.css";

const TRAVEL_MS = 480;
const APART_MS = 70;
const MOST_APART_MS = 350;
const PICTURE_MS = 17; // one of sixty a second
const OUTLINED_MS = 1400; // without motion
const FAR = 24; // pixels: a shorter way needs no outline
const NAMES = ["id", "data-piece", "data-spot", "data-place", "data-part", "data-testid", "aria-disabled", "tabindex"];
const INHERITED = ["font-size", "color", "--u", "--c"]; // --u: the unit of a board, --c: the colour of a piece
const EASE = "cubic-bezier(0.35, 0.05, 0.2, 1)";

/** An element as it was drawn, with what cannot be asked once it is gone: `cut`, its part of the drawing around it, and
 * what it has from the elements around it. */
interface Look {
  element: Element;
  cut: string | null;
  inherited: [name: string, value: string][];
}

export type Looks = Map<string, Look>;

/** When one of several is on its way, as parts of the milliseconds that all of them take. */
interface Part {
  begin: number;
  end: number;
  whole: number;
}

export class Stage {
  /** The pieces of the last picture: what has left the page since can still be shown. */
  looks: Looks = new Map();
  private layer: HTMLElement | null = null;
  private running: Animation[] = [];
  private timers = new Set<ReturnType<typeof setTimeout>>();
  private flights: Animation[] = [];
  private hushed: Animation[] = [];
  private places: [element: HTMLElement, box: Box][] = [];

  /** Where everything is now. Of two that bear the same name the larger one counts. */
  take(): Picture {
    const picture: Picture = { pieces: new Map(), spots: new Map(), parts: partsInSight() };
    this.looks = new Map();
    for (const element of document.querySelectorAll<HTMLElement | SVGElement>("[data-piece], [data-spot]")) {
      const box = boxOf(element);
      if (box) this.note(picture, element, box);
    }
    return picture;
  }

  private note({ pieces, spots }: Picture, element: HTMLElement | SVGElement, box: Box): void {
    const { piece, spot, from = "" } = element.dataset;
    if (piece && isLarger(box, pieces.get(piece)?.box)) {
      pieces.set(piece, { box, from: from.split(" ").filter(Boolean), part: partOf(element), on: onBoard(element, box) });
      this.looks.set(piece, { element, cut: cutOf(element), inherited: inheritedBy(element) });
    }
    if (spot && isLarger(box, spots.get(spot))) spots.set(spot, box);
  }

  travel(travels: Travel[], before: Looks): void {
    const apart = Math.min(APART_MS, MOST_APART_MS / travels.length);
    const whole = TRAVEL_MS + apart * (travels.length - 1);
    travels.forEach((travel, order) => {
      if (speedNow() === "none") this.outline(travel);
      else this.fly(travel, before.get(travel.piece), { begin: (apart * order) / whole, end: (apart * order + TRAVEL_MS) / whole, whole });
    });
    if (this.travelling()) this.hush();
  }

  /** What glows stops breathing until everything has landed: each of its frames is drawn by the page itself. */
  private hush(): void {
    const breathing = document.getAnimations().filter(isEndless);
    for (const animation of breathing) animation.pause();
    this.hushed.push(...breathing);
    const landed = this.flights.map(({ finished }) => finished);
    void Promise.allSettled(landed).then(() => this.travelling() || this.breathe());
  }

  private breathe(): void {
    for (const animation of this.hushed) if (animation.playState === "paused") animation.play();
    this.hushed = [];
  }

  /** For how many milliseconds something still travels: to the picture in which it is taken off the layer. */
  travelling(): number {
    return this.flights.length && !document.hidden ? Math.max(PICTURE_MS, ...this.flights.map(timeLeft)) : 0;
  }

  private outline({ from, to, left }: Travel): void {
    if (!left && distance(from, to) > FAR) this.ring(to, OUTLINED_MS);
  }

  /** What has landed stays on the layer until all of them have: each thing taken away makes the page draw itself anew. */
  private fly(travel: Travel, old: Look | undefined, { begin, end, whole }: Part): void {
    const there = travel.left ? undefined : this.looks.get(travel.piece);
    const look = largerLook(travel, old, there);
    if (!look) return;
    const size = look === there ? travel.to : travel.from;
    const flight = copyOf(look, size);
    flight.dataset.flight = travel.piece;
    this.layer?.querySelector(`[data-flight="${CSS.escape(travel.piece)}"]`)?.remove();
    this.shown().append(flight);
    const duration = paced(whole);
    const [away, landed] = [transformInto(travel.from, size), transformInto(travel.to, size)];
    const frames = [
      { transform: away },
      { transform: away, offset: begin, easing: EASE },
      { transform: landed, offset: end },
      { transform: landed },
    ];
    if (there) this.running.push(there.element.animate({ opacity: [0, 0] }, duration));
    this.run(flight, this.launch(flight.animate(frames, { duration, fill: "both" })));
    if (travel.left) this.running.push(flight.animate({ opacity: [1, 1, 0, 0], offset: [0, (begin + end) / 2, end, 1] }, duration));
  }

  private launch(flight: Animation): Animation {
    const land = () => (this.flights = this.flights.filter((other) => other !== flight));
    flight.finished.then(land, land);
    this.flights.push(flight);
    return flight;
  }

  /** Where something to be read stands now. */
  taken(): Box[] {
    this.places = this.places.filter(([{ isConnected }]) => isConnected);
    return this.places.map(([, box]) => box);
  }

  /** Put something on the layer that is there for a while; `place`: nothing else to be read is to stand there. */
  show(element: HTMLElement, frames: Keyframe[], milliseconds: number, place?: Box): void {
    this.shown().append(element);
    if (place) this.places.push([element, place]);
    if (speedNow() === "none") this.removeLater(element, milliseconds);
    else this.run(element, element.animate(frames, { duration: milliseconds, fill: "both", easing: "linear" }));
  }

  /** Take away what is shown of that kind. */
  clear(kind: string): void {
    this.layer?.querySelectorAll(`.${kind}`).forEach((element) => element.remove());
  }

  /** Outline a place. */
  ring(box: Box, milliseconds: number): void {
    const ring = document.createElement("i");
    ring.className = "ring";
    Object.assign(ring.style, { width: `${box.width}px`, height: `${box.height}px` });
    ring.style.transform = `translate(${box.left}px, ${box.top}px)`;
    this.show(ring, [{ opacity: 0 }, { opacity: 1, offset: 0.12 }, { opacity: 1, offset: 0.8 }, { opacity: 0 }], milliseconds);
  }

  /** Everything is where it belongs, at once. */
  finish(): void {
    for (const animation of this.running) animation.cancel();
    for (const timer of this.timers) clearTimeout(timer);
    this.running = [];
    this.flights = [];
    this.breathe();
    this.timers.clear();
    this.layer?.remove();
    this.layer = null;
  }

  private run(element: HTMLElement, animation: Animation): void {
    this.running.push(animation);
    animation.onfinish = () => element.remove();
  }

  private removeLater(element: HTMLElement, milliseconds: number): void {
    const timer = setTimeout(() => (element.remove(), this.timers.delete(timer)), milliseconds);
    this.timers.add(timer);
  }

  private shown(): HTMLElement {
    if (this.layer) return this.layer;
    this.layer = document.createElement("div");
    this.layer.className = "motion-stage";
    this.layer.ariaHidden = "true";
    document.body.append(this.layer);
    return this.layer;
  }
}

/** Parts of a table bear names already: lessons point at them. */
function partOf(element: Element): string | undefined {
  return element.closest("[data-part]")?.getAttribute("data-part") ?? undefined;
}

function partsInSight(): Set<string> {
  const parts = document.querySelectorAll<HTMLElement>("[data-part]");
  return new Set([...parts].flatMap((part) => (boxOf(part) ? (part.dataset.part ?? []) : [])));
}

function boxOf(element: Element): Box | null {
  const { left, top, width, height } = element.getBoundingClientRect();
  const inSight = width && height && left < innerWidth && top < innerHeight && left + width > 0 && top + height > 0;
  return inSight ? { left, top, width, height } : null;
}

/** In the units of its drawing, or in parts of the element that says it is a board. */
function onBoard(element: Element, box: Box): Seen["on"] {
  const drawing = element instanceof SVGElement ? element.ownerSVGElement : null;
  return drawing ? onDrawing(drawing, box) : onElement(element.closest("[data-board]"), box);
}

function onDrawing(drawing: SVGSVGElement, box: Box): Seen["on"] {
  const matrix = drawing.getScreenCTM();
  if (!matrix) return undefined;
  const { x, y } = new DOMPoint(middle(box).x, middle(box).y).matrixTransform(matrix.inverse());
  return { board: drawing, x, y, scale: matrix.a };
}

function onElement(board: Element | null, box: Box): Seen["on"] {
  if (!board) return undefined;
  const { left, top, width, height } = board.getBoundingClientRect();
  const { x, y } = middle(box);
  return { board, x: (x - left) / width, y: (y - top) / height, scale: Math.min(width, height) };
}

function isLarger(box: Box, other: Box | undefined): boolean {
  return !other || box.width * box.height > other.width * other.height;
}

/** The richer drawing of the two; the old one only if it still shows the same piece. */
function largerLook({ piece, from, to }: Travel, old: Look | undefined, there: Look | undefined): Look | undefined {
  const kept = old?.element.getAttribute("data-piece") === piece ? old : undefined;
  return there && (!kept || isLarger(to, from)) ? there : kept;
}

function copyOf({ element, cut, inherited }: Look, { width, height }: Box): HTMLElement {
  const flight = document.createElement("div");
  flight.className = "flight";
  flight.inert = true;
  Object.assign(flight.style, { width: `${width}px`, height: `${height}px` });
  for (const [name, value] of inherited) flight.style.setProperty(name, value);
  const copy = element.cloneNode(true) as Element;
  for (const named of [copy, ...copy.querySelectorAll("*")]) for (const name of NAMES) named.removeAttribute(name);
  flight.append(cut === null ? copy : drawingOf(copy, cut));
  return flight;
}

/** A part of a drawing needs a drawing around it, cut to its size. */
function drawingOf(copy: Element, cut: string): SVGSVGElement {
  const drawing = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  drawing.setAttribute("viewBox", cut);
  copy.removeAttribute("transform");
  drawing.append(copy);
  return drawing;
}

function inheritedBy(element: Element): Look["inherited"] {
  const style = getComputedStyle(element);
  return INHERITED.map((name) => [name, style.getPropertyValue(name)]);
}

function cutOf(element: Element): string | null {
  if (!(element instanceof SVGGraphicsElement) || !element.ownerSVGElement) return null;
  const { x, y, width, height } = element.getBBox();
  return `${x} ${y} ${width} ${height}`;
}

function isEndless(animation: Animation): boolean {
  return animation.playState === "running" && animation.effect?.getComputedTiming().iterations === Infinity;
}

function timeLeft({ effect, currentTime, playState }: Animation): number {
  return playState === "running" ? Number(effect?.getComputedTiming().endTime) - Number(currentTime) : 0;
}

/** The box around them all. */
export function around(boxes: Box[]): Box {
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  const right = Math.max(...boxes.map((box) => box.left + box.width));
  const bottom = Math.max(...boxes.map((box) => box.top + box.height));
  return { left, top, width: right - left, height: bottom - top };
}
