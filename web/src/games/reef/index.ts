// Reef at the table.
import { defineGame } from "../shared/define";
import { ask } from "./ask";
import Board from "./Board.svelte";
import ChoicePicture from "./ChoicePicture.svelte";
import Hand from "./Hand.svelte";
import HelpCard from "./HelpCard.svelte";
import Market from "./Market.svelte";
import type { Action, Components, ReefView } from "./messages";
import Rival from "./Rival.svelte";
import RulePicture from "./RulePicture.svelte";
import Symbols from "./Symbols.svelte";
import { cardWords, speech, status } from "./text";
import "./tokens.css";

export default defineGame<ReefView, Action, Components>("reef", {
  Board,
  Hand,
  ChoicePicture,
  tabs: [{ id: "market", label: "reef-tab-market", part: Market }],
  Rival,
  points: ({ players }, seat) => players[seat]?.points ?? null,
  status,
  ask,
  ...speech,
  scoreDetail: cardWords,
  HelpCard,
  RulePicture,
  Symbols,
  walk: ["ask", "board", "hand", "market", "pile", "supply", "actions", "help"],
});
