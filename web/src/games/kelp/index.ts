// Kelp at the table.
import type { GameModule } from "../game";
import { ask } from "./ask";
import Board from "./Board.svelte";
import Ending from "./Ending.svelte";
import Hand from "./Hand.svelte";
import { next } from "./held.svelte";
import HelpCard from "./HelpCard.svelte";
import { ratio } from "./kinds";
import { moment } from "./moment";
import Rival from "./Rival.svelte";
import RulePicture from "./RulePicture.svelte";
import Side from "./Side.svelte";
import Strip from "./Strip.svelte";
import Symbols from "./Symbols.svelte";
import { logLine, scoreDetail, sentence, status, verb } from "./text";

const kelp: GameModule = {
  Board,
  ratio,
  Hand,
  Strip,
  next: next as GameModule["next"],
  tabs: [{ id: "side", label: "kelp-tab-side", part: Side }],
  Rival,
  status,
  ask,
  sentence,
  verb,
  logLine,
  scoreDetail,
  moment,
  Ending,
  HelpCard,
  RulePicture,
  Symbols,
  walk: ["ask", "board", "hand", "hunger", "food", "notes", "actions", "help"],
};

export default kelp;
