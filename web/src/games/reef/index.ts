// Reef at the table.
import type { GameModule } from "../game";
import { ask } from "./ask";
import Board from "./Board.svelte";
import Hand from "./Hand.svelte";
import HelpCard from "./HelpCard.svelte";
import Market from "./Market.svelte";
import type { ReefView } from "./messages";
import Rival from "./Rival.svelte";
import RulePicture from "./RulePicture.svelte";
import Symbols from "./Symbols.svelte";
import "./tokens.css";
import { cardWords, logLine, sentence, status, verb } from "./text";

const reef: GameModule = {
  Board,
  Hand,
  tabs: [{ id: "market", label: "reef-tab-market", part: Market }],
  Rival,
  points: (view: ReefView, seat: number) => view.players[seat]?.points ?? null,
  status,
  ask,
  sentence,
  verb,
  logLine,
  scoreDetail: cardWords,
  HelpCard,
  RulePicture,
  Symbols,
  walk: ["ask", "board", "hand", "market", "pile", "supply", "actions", "help"],
};

export default reef;
