// Reef at the table.
import { defineGame } from "../shared/define";
import { ask } from "./ask";
import Board from "./Board.svelte";
import ChoicePicture from "./ChoicePicture.svelte";
import Hand from "./Hand.svelte";
import HelpCard from "./HelpCard.svelte";
import LogPicture from "./LogPicture.svelte";
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
  handRoom: 206,
  ChoicePicture,
  tabs: [{ id: "market", label: "reef-tab-market", part: Market }],
  Rival,
  points: ({ players }, seat) => players[seat]?.points ?? null,
  status,
  ask,
  ...speech,
  LogPicture,
  scoreDetail: cardWords,
  HelpCard,
  RulePicture,
  Symbols,
  spots: {
    start: "board",
    card: "hand",
    turn: "ask",
    take: "hand",
    place: "board",
    pattern: "board",
    score: "own",
    nothing: "own",
    level: "hand",
    tallest: "hand",
    pile: "market",
    coins: "market",
    limit: "hand",
    full: "board",
    supply: "supply",
    "last-round": "hand",
  },
});
