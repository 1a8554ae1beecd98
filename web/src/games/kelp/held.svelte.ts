// What the player has picked up before saying where it goes: a die, or the first of two blocks. The tray and the board
// are apart on the page, so they meet here.
import { choicesOf } from "../shared/choices";
import { areaChoices, type KelpChoice, type KelpScene, placedDie, spaceChoices } from "./kinds";

class Held {
  private pickedDie = $state<string | null>(null);
  private pickedArea = $state<string | null>(null);

  /** The dice that could be put on the board now. */
  placeable(scene: KelpScene): string[] {
    return [...new Set(scene.choices.flatMap(({ action }) => placedDie(action) ?? []))];
  }

  /** The die in hand; the only one is in hand by itself, unless the shark could also just swim. */
  die(scene: KelpScene): string | null {
    const dice = this.placeable(scene);
    if (this.pickedDie && dice.includes(this.pickedDie)) return this.pickedDie;
    return dice.length === 1 && !choicesOf(scene, "swim").length ? dice[0]! : null;
  }

  pickDie(die: string): void {
    this.pickedDie = this.pickedDie === die ? null : die;
  }

  /** The first of two blocks that are to be swapped. */
  area(scene: KelpScene): string | null {
    return this.pickedArea && swapsAt(scene, this.pickedArea).length ? this.pickedArea : null;
  }

  // ---- what a press on a place means

  atArea(scene: KelpScene, area: string): KelpChoice[] {
    const first = this.area(scene);
    const swaps = swapsAt(scene, area).filter(({ action }) => !first || first === area || isSwapOf(action, first, area));
    return [...swaps, ...this.withDie(scene, areaChoices(scene, area))];
  }

  atSpace(scene: KelpScene, space: string): KelpChoice[] {
    const choices = spaceChoices(scene, space);
    const swims = choices.filter(({ action }) => placedDie(action) === null);
    return this.die(scene) ? this.withDie(scene, choices) : swims;
  }

  private withDie(scene: KelpScene, choices: KelpChoice[]): KelpChoice[] {
    const die = this.die(scene);
    return die ? choices.filter(({ action }) => placedDie(action) === die) : choices;
  }

  pressArea(scene: KelpScene, area: string): void {
    const first = this.area(scene);
    const choices = this.atArea(scene, area);
    const swapping = choices.some(({ action }) => action.type === "swap");
    if (swapping && (first === null || first === area)) {
      this.pickedArea = first === area ? null : area;
    } else {
      this.pickedArea = null;
      this.letGo(scene, choices);
    }
  }

  pressSpace(scene: KelpScene, space: string): void {
    this.letGo(scene, this.atSpace(scene, space));
  }

  private letGo(scene: KelpScene, choices: KelpChoice[]): void {
    if (!choices.length) return;
    this.pickedDie = null;
    scene.offer(choices);
  }
}

function swapsAt(scene: KelpScene, area: string): KelpChoice[] {
  return choicesOf(scene, "swap").filter(({ action }) => action.type === "swap" && (action.area === area || action.other === area));
}

function isSwapOf(action: KelpChoice["action"], one: string, other: string): boolean {
  return action.type === "swap" && [action.area, action.other].includes(one) && [action.area, action.other].includes(other);
}

export const held = new Held();
