// What is played without another press: the rest of a row that was begun with one, and what leaves nothing to decide.
import { preferences } from "$lib/preferences.svelte";
import type { LiveTable } from "./live.svelte";

const WAIT = 450;

export class Unasked {
  /** What is still to be done of a row that was begun with one press. */
  private begun: number[] = [];
  /** Right after an undo nothing plays by itself: it would undo the undo. */
  private undone = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly table: LiveTable) {}

  /** Somebody has pressed; this is to follow. */
  begin(row: number[]): void {
    this.clear();
    this.undone = false;
    this.begun = row;
  }

  takeBack(): void {
    this.undone = true;
  }

  break(): void {
    this.begun = [];
  }

  settle(): void {
    this.clear();
    if (!this.goOn()) this.playOnly();
  }

  clear(): void {
    clearTimeout(this.timer);
  }

  /** The next one of a row, unless something else is asked by now. */
  private goOn(): boolean {
    const { teaching, choices } = this.table;
    const [id, ...rest] = this.undone || teaching.busy ? [] : this.begun;
    const next = choices.find((choice) => choice.id === id);
    if (next) this.table.act(next, rest);
    else this.break();
    return next !== undefined;
  }

  /** But not behind something that is being read, nor while something travels: it would stutter. */
  private playOnly(wait = WAIT): void {
    const [only, ...others] = this.table.choices;
    if (!only || others.length || !preferences.auto || this.undone) return;
    this.timer = setTimeout(() => {
      const left = this.table.travelling();
      if (left || this.isReading()) this.playOnly(left || WAIT);
      else this.table.act(only);
    }, wait);
  }

  private isReading(): boolean {
    return this.table.halted || this.table.teaching.busy || document.querySelector("dialog[open]") !== null;
  }
}
