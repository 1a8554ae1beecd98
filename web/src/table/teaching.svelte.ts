// A match that teaches: the pictures it opens with, and the rule that matters now. While something is read, the table waits.
import { learned } from "$lib/learned.svelte";
import type { CourseInfo, DueLesson, GameInfo, TableInfo, Update } from "$lib/messages";
import { remember, remembered } from "$lib/storage";

const LEFT = "lessons-left"; // the tables whose lesson was left
const MOST_LEFT = 30;

export class Teaching {
  course = $state.raw<CourseInfo | null>(null);
  opening = $state(false);
  left = $state(false);
  private due = $state.raw<DueLesson[]>([]);
  private game = $state("");
  /** What is shown now and was not learned before. */
  lesson = $derived(this.left || this.opening ? null : (this.due.find(({ id }) => !learned.has(this.game, id)) ?? null));
  busy = $derived(this.opening || this.lesson !== null);
  done = $derived(this.course ? learned.count(this.game, this.course.lessons) : 0);
  private table = "";

  constructor(
    /** Called when nothing is to be read any more. */
    private readonly goOn: () => void,
  ) {}

  begin({ courses }: GameInfo, table: TableInfo, update: Update): void {
    this.course = courses?.find(({ id, seat }) => id === table.course && table.yours.includes(seat)) ?? null;
    this.game = table.game;
    this.left = remembered<string[]>(LEFT, []).includes(table.id);
    this.opening = this.course !== null && !this.left && update.version === 0 && this.table !== table.id;
    this.table = table.id;
    this.hear(update);
  }

  hear(update: Update): void {
    this.due = this.course ? update.lessons : [];
  }

  play(): void {
    this.opening = false;
    this.rest();
  }

  understand(): void {
    if (!this.lesson) return;
    learned.add(this.game, this.lesson.id);
    this.rest();
  }

  /** Whoever plays on has understood what was shown; what would have followed waits for another moment. */
  playOn(): void {
    if (!this.lesson) return;
    learned.add(this.game, this.lesson.id);
    this.due = [];
    this.rest();
  }

  leave(): void {
    this.keepLeft(true);
    this.opening = false;
    this.rest();
  }

  resume(): void {
    this.keepLeft(false);
  }

  private rest(): void {
    if (!this.busy) this.goOn();
  }

  private keepLeft(left: boolean): void {
    this.left = left;
    const others = remembered<string[]>(LEFT, []).filter((id) => id !== this.table);
    remember(LEFT, left ? [...others, this.table].slice(-MOST_LEFT) : others);
  }
}
