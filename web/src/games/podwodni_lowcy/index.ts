// Podwodni Łowcy at the table.
import type { GameModule } from "../game";
import { ask } from "./ask";
import Board from "./Board.svelte";
import Hand from "./Hand.svelte";
import HelpCard from "./HelpCard.svelte";
import type { LowcyView } from "./messages";
import Risk from "./Risk.svelte";
import Rival from "./Rival.svelte";
import RulePicture from "./RulePicture.svelte";
import Symbols from "./Symbols.svelte";
import { logLine, scoreDetail, sentence, status, verb } from "./text";

const podwodniLowcy: GameModule = {
  Board,
  ratio: 744 / 600,
  Hand,
  tabs: [{ id: "dive", label: "podwodni_lowcy-tab-dive", part: Risk }],
  Rival,
  points: (view: LowcyView, seat: number) => view.divers[seat]?.points ?? null,
  status,
  ask,
  sentence,
  verb,
  logLine,
  scoreDetail,
  HelpCard,
  RulePicture,
  Symbols,
  walk: ["ask", "board", "deck", "floor", "risk", "hand", "rival", "help"],
};

export default podwodniLowcy;
