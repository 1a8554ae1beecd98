// Shallow Sea at the table.
import type { GameModule } from "../game";
import { ask } from "./ask";
import Board from "./Board.svelte";
import Cards from "./Cards.svelte";
import Hand from "./Hand.svelte";
import { next } from "./held.svelte";
import HelpCard from "./HelpCard.svelte";
import { ratio } from "./kinds";
import type { ShallowSeaView } from "./messages";
import Rival from "./Rival.svelte";
import RulePicture from "./RulePicture.svelte";
import Strip from "./Strip.svelte";
import Symbols from "./Symbols.svelte";
import { logLine, scoreDetail, sentence, status, verb } from "./text";

const shallowSea: GameModule = {
  Board,
  ratio,
  Hand,
  Strip,
  next: next as GameModule["next"],
  tabs: [{ id: "cards", label: "shallow_sea-tab-cards", part: Cards }],
  Rival,
  points: (view: ShallowSeaView, seat: number) => view.oceans[seat]?.points ?? null,
  status,
  ask,
  sentence,
  verb,
  logLine,
  scoreDetail,
  HelpCard,
  RulePicture,
  Symbols,
  walk: ["ask", "pools", "board", "shells", "cards", "types", "actions", "help"],
};

export default shallowSea;
