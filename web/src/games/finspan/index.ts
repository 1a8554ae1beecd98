// Finspan at the table.
import type { GameModule } from "../game";
import { ask } from "./ask";
import Board from "./Board.svelte";
import Hand from "./Hand.svelte";
import HelpCard from "./HelpCard.svelte";
import { next } from "./kinds";
import type { FinspanView } from "./messages";
import Rival from "./Rival.svelte";
import RulePicture from "./RulePicture.svelte";
import Species from "./Species.svelte";
import Strip from "./Strip.svelte";
import Symbols from "./Symbols.svelte";
import { logLine, scoreDetail, sentence, status, verb } from "./text";
import Week from "./Week.svelte";

const finspan: GameModule = {
  Board,
  ratio: "fill",
  Hand,
  Strip,
  next: next as GameModule["next"],
  tabs: [
    { id: "week", label: "finspan-tab-week", part: Week },
    { id: "species", label: "finspan-tab-species", part: Species },
  ],
  Rival,
  points: (view: FinspanView, seat: number) => view.oceans[seat]?.points ?? null,
  automaton: (view: FinspanView) =>
    view.nautoma && { name: "finspan-automaton", tab: "week", points: view.nautoma.points, sheet: view.nautoma.sheet },
  clock: ({ week, round }: FinspanView, words) => words.say("finspan-clock", { week, round }),
  status,
  ask,
  sentence,
  verb,
  logLine,
  scoreDetail,
  HelpCard,
  RulePicture,
  Symbols,
  walk: ["ask", "board", "hand", "species", "goals", "nautoma", "actions", "help"],
};

export default finspan;
