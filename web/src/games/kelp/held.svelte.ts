// What the player has picked up before saying where it goes: a die, or the first of two blocks. The tray and the board
// are apart on the page, so they meet here.
import { areaOffers, type KelpOffer, type KelpScene, offersOf, placedDie, spaceOffers } from "./kinds";

class Held {
  private pickedDie = $state<string | null>(null);
  private pickedArea = $state<string | null>(null);

  /** The dice that could be put on the board now. */
  placeable(scene: KelpScene): string[] {
    return [...new Set(scene.choices.flatMap(({ move }) => placedDie(move) ?? []))];
  }

  /** The die in hand; the only one is in hand by itself, unless the shark could also just swim. */
  die(scene: KelpScene): string | null {
    const dice = this.placeable(scene);
    if (this.pickedDie && dice.includes(this.pickedDie)) return this.pickedDie;
    return dice.length === 1 && !offersOf(scene, "swim").length ? dice[0]! : null;
  }

  pickDie(die: string): void {
    this.pickedDie = this.pickedDie === die ? null : die;
  }

  /** The first of two blocks that are to be swapped. */
  area(scene: KelpScene): string | null {
    return this.pickedArea && swapsAt(scene, this.pickedArea).length ? this.pickedArea : null;
  }

  // ---- what a press on a place means

  atArea(scene: KelpScene, area: string): KelpOffer[] {
    const first = this.area(scene);
    const swaps = swapsAt(scene, area).filter(({ move }) => !first || first === area || isSwapOf(move, first, area));
    return [...swaps, ...this.withDie(scene, areaOffers(scene, area))];
  }

  atSpace(scene: KelpScene, space: string): KelpOffer[] {
    const offers = spaceOffers(scene, space);
    const swims = offers.filter(({ move }) => placedDie(move) === null);
    return this.die(scene) ? this.withDie(scene, offers) : swims;
  }

  private withDie(scene: KelpScene, offers: KelpOffer[]): KelpOffer[] {
    const die = this.die(scene);
    return die ? offers.filter(({ move }) => placedDie(move) === die) : offers;
  }

  pressArea(scene: KelpScene, area: string): void {
    const first = this.area(scene);
    const offers = this.atArea(scene, area);
    const swapping = offers.some(({ move }) => move.type === "swap");
    if (swapping && (first === null || first === area)) {
      this.pickedArea = first === area ? null : area;
    } else {
      this.pickedArea = null;
      this.letGo(scene, offers);
    }
  }

  pressSpace(scene: KelpScene, space: string): void {
    this.letGo(scene, this.atSpace(scene, space));
  }

  private letGo(scene: KelpScene, offers: KelpOffer[]): void {
    if (!offers.length) return;
    this.pickedDie = null;
    scene.offer(offers);
  }
}

function swapsAt(scene: KelpScene, area: string): KelpOffer[] {
  return offersOf(scene, "swap").filter(({ move }) => move.type === "swap" && (move.area === area || move.other === area));
}

function isSwapOf(move: KelpOffer["move"], one: string, other: string): boolean {
  return move.type === "swap" && [move.area, move.other].includes(one) && [move.area, move.other].includes(other);
}

export const held = new Held();

const OFTEN_DONE = ["after-roll", "reroll", "draw", "to-hand", "remove", "trap", "glide", "remove-currents"];

/** The natural next step, for the accent button. */
export function next(scene: KelpScene): KelpOffer | null {
  const [roll] = offersOf(scene, "roll");
  if (roll) return roll;
  return OFTEN_DONE.includes(scene.view.step) ? (offersOf(scene, "done")[0] ?? null) : null;
}
