// A board for any game, from its view and its choices alone.
import type { GameModule } from "../game";
import { defineGame } from "./define";
import PlainBoard from "./PlainBoard.svelte";
import PlainRival from "./PlainRival.svelte";

export function plainGame(id: string): GameModule {
  return defineGame(id, { Board: PlainBoard, ratio: "fill", Rival: PlainRival });
}
