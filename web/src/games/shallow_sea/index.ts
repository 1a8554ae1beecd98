// Shallow Sea at the table.
import { defineGame } from "../shared/define";
import { ask } from "./ask";
import Board from "./Board.svelte";
import Cards from "./Cards.svelte";
import Hand from "./Hand.svelte";
import LogPicture from "./LogPicture.svelte";
import { next } from "./held.svelte";
import HelpCard from "./HelpCard.svelte";
import { progress, ratio } from "./kinds";
import type { Action, Components, ShallowSeaView } from "./messages";
import Rival from "./Rival.svelte";
import RulePicture from "./RulePicture.svelte";
import Strip from "./Strip.svelte";
import Symbols from "./Symbols.svelte";
import { scoreDetail, speech, status } from "./text";

export default defineGame<ShallowSeaView, Action, Components>("shallow_sea", {
  Board,
  ratio,
  Hand,
  Strip,
  next,
  tabs: [{ id: "cards", label: "shallow_sea-tab-cards", part: Cards }],
  Rival,
  points: ({ oceans }, seat) => oceans[seat]?.points ?? null,
  progress,
  status,
  ask,
  ...speech,
  scoreDetail,
  LogPicture,
  HelpCard,
  RulePicture,
  Symbols,
  spots: {
    start: "board",
    choose: "pools",
    link: "pools",
    place: "board",
    turn: "board",
    fish: "board",
    ready: "board",
    lodge: "board",
    coral: "board",
    shells: "shells",
    creature: "board",
    cards: "cards",
    refresh: "pools",
    move: "shells",
    end: "ask",
    lionfish: "shells",
  },
});
