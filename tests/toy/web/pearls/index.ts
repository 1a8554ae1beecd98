// Pearls at the table: only the board is drawn, everything else is as in every game.
import { defineGame } from "$games/shared/define";
import Board from "./Board.svelte";

export default defineGame("pearls", { Board });
