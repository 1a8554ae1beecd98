// What the player has in hand between the pools and the ocean, and what is pointed at. Pools, line and board are apart
// on the page, so they meet here.
import { choicesOf } from "../shared/choices";
import type { SeaChoice, SeaScene } from "./kinds";

const QUARTERS = [0, 90, 180, 270];

class Held {
  /** How the tile in hand would lie. */
  degrees = $state(0);
  /** The player wants to lift a fish (or a coral) for shells. */
  lifting = $state(false);
  /** The tile whose description stands beside the board. */
  tile = $state<string | null>(null);

  private of: string | null = null;

  /** A new tile comes as it is printed. */
  see(tile: string | null): void {
    if (tile === this.of) return;
    this.of = tile;
    this.degrees = 0;
    this.lifting = false;
  }

  turn(scene: SeaScene, quarters: number): void {
    const ways = this.ways(scene);
    const now = ways.indexOf(this.lies(scene));
    this.degrees = ways[(now + quarters + ways.length) % ways.length] ?? 0;
  }

  /** The ways the tile can lie: those offered, or all while its space is not chosen yet. */
  private ways(scene: SeaScene): number[] {
    const offered = choicesOf(scene, "turn").flatMap(({ action }) => (action.type === "turn" ? [action.degrees] : []));
    return offered.length ? offered : QUARTERS;
  }

  /** How it lies now; a way that looks like another one is offered only once. */
  lies(scene: SeaScene): number {
    const ways = this.ways(scene);
    return [this.degrees, this.degrees % 180, ways[0]].find((degrees) => degrees !== undefined && ways.includes(degrees)) ?? 0;
  }

  /** The choice that lays the tile down as it is shown. */
  turnChoice(scene: SeaScene): SeaChoice | null {
    const degrees = this.lies(scene);
    return choicesOf(scene, "turn").find(({ action }) => action.type === "turn" && action.degrees === degrees) ?? null;
  }
}

export const held = new Held();

/** The natural next step, for the wide button. Which fish to take is a decision: none is proposed. */
export function next(scene: SeaScene): SeaChoice | null {
  const { step, hand } = scene.view;
  if (step === "turn") return held.turnChoice(scene);
  if (step === "place" && !hand.tile && !hand.fish) return choicesOf(scene, "end")[0] ?? only(choicesOf(scene, "complete"));
  return null;
}

function only(choices: SeaChoice[]): SeaChoice | null {
  return choices.length === 1 ? choices[0]! : null;
}
