// The piece the player holds between tray and reef. The tray and the board are apart on the page, so they meet here.
import type { Colour } from "./kinds";

class Carry {
  /** The colour chosen in the tray; only its spaces glow. */
  picked = $state<Colour | null>(null);
  /** The colour being dragged. */
  dragged = $state<Colour | null>(null);
  x = $state(0);
  y = $state(0);
  /** The space under the dragged piece. */
  over = $state<string | null>(null);

  toggle(colour: Colour): void {
    this.picked = this.picked === colour ? null : colour;
  }

  moveTo(colour: Colour, x: number, y: number): void {
    this.dragged = colour;
    this.x = x;
    this.y = y;
    this.over = spaceAt(x, y);
  }

  forget(): void {
    this.picked = null;
    this.letGo();
  }

  letGo(): void {
    this.dragged = null;
    this.over = null;
  }

  /** The colour in hand, as long as it is still to be placed. */
  colourOf(pending: string[]): Colour | null {
    const colour = this.dragged ?? this.picked;
    return colour && pending.includes(colour) ? colour : null;
  }
}

function spaceAt(x: number, y: number): string | null {
  return document.elementFromPoint(x, y)?.closest("[data-place]")?.getAttribute("data-place") ?? null;
}

export const carry = new Carry();
