// Which games' first walk this browser has seen.
import { remember, remembered } from "$lib/storage";

export function walkIsDone(game: string): boolean {
  return remembered<string[]>("walked", []).includes(game);
}

export function finishWalk(game: string): void {
  remember("walked", [...new Set([...remembered<string[]>("walked", []), game])]);
}
