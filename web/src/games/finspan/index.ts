// Finspan at the table.
import { defineGame } from "../shared/define";
import { ask } from "./ask";
import Board from "./Board.svelte";
import Hand from "./Hand.svelte";
import HelpCard from "./HelpCard.svelte";
import LogPicture from "./LogPicture.svelte";
import { next, progress, together } from "./kinds";
import type { Action, Components, FinspanView } from "./messages";
import Rival from "./Rival.svelte";
import RulePicture from "./RulePicture.svelte";
import Species from "./Species.svelte";
import Strip from "./Strip.svelte";
import Symbols from "./Symbols.svelte";
import { scoreDetail, speech, status } from "./text";
import Week from "./Week.svelte";

export default defineGame<FinspanView, Action, Components>("finspan", {
  Board,
  ratio: "fill",
  Hand,
  Strip,
  next,
  together,
  tabs: [
    { id: "week", label: "finspan-tab-week", part: Week },
    { id: "species", label: "finspan-tab-species", part: Species },
  ],
  Rival,
  points: ({ oceans }, seat) => oceans[seat]?.points ?? null,
  automaton: ({ nautoma }) => nautoma && { name: "finspan-automaton", tab: "week", points: nautoma.points, sheet: nautoma.sheet },
  clock: ({ week, round }, words) => words.say("finspan-clock", { week, round }),
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
    turn: "hand",
    place: "board",
    pay: "hand",
    played: "board",
    consumed: "board",
    dive: "board",
    bonus: "ask",
    activate: "board",
    bottom: "board",
    nautoma: "nautoma",
    draws: "hand",
    recovers: "hand",
    lays: "board",
    hatches: "board",
    births: "board",
    moves: "board",
    tucks: "hand",
    schools: "board",
    goal: "goals",
    week: "goals",
    "last-week": "goals",
  },
});
