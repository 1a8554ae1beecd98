// Kelp at the table.
import { defineGame } from "../shared/define";
import { ask } from "./ask";
import Board from "./Board.svelte";
import Ending from "./Ending.svelte";
import Hand from "./Hand.svelte";
import HelpCard from "./HelpCard.svelte";
import LogPicture from "./LogPicture.svelte";
import { handName, ratio } from "./kinds";
import type { Action, Components, KelpView } from "./messages";
import { moment } from "./moment";
import Rival from "./Rival.svelte";
import RulePicture from "./RulePicture.svelte";
import Side from "./Side.svelte";
import Strip from "./Strip.svelte";
import Symbols from "./Symbols.svelte";
import { scoreDetail, speech, status } from "./text";

export default defineGame<KelpView, Action, Components>("kelp", {
  Board,
  ratio,
  Hand,
  handRoom: 160,
  handName,
  Strip,
  tabs: [{ id: "side", label: "kelp-tab-side", part: Side }],
  Rival,
  sharedBoard: true,
  status,
  ask,
  ...speech,
  LogPicture,
  scoreDetail,
  moment,
  Ending,
  HelpCard,
  RulePicture,
  Symbols,
  spots: {
    actions: "hand",
    cost: "board",
    swap: "board",
    shuffle: "board",
    hide: "board",
    "few-cards": "hand",
    learn: "learn",
    replace: "board",
    eat: "food",
    food: "food",
    searched: "board",
    attacked: "board",
    trapped: "board",
    escape: "ask",
    escaped: "ask",
    starving: "hunger",
    growing: "hunger",
    hideout: "board",
    watch: "board",
    mixed: "board",
    dice: "hand",
    currents: "board",
    swim: "board",
    aim: "board",
    notes: "notes",
    search: "board",
    attack: "board",
    trap: "board",
    counter: "ask",
    hunger: "hunger",
    growth: "hunger",
    tile: "hunger",
    energy: "energy",
    buy: "row",
  },
});
