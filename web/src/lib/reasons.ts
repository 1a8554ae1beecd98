// Reasons of hints and reviews in words: the server sends numbers and names, the locales say them.
import type { AdvisedMove, Advised, Claim, Versus } from "$lib/messages";
import type { Details, Words } from "$lib/words.svelte";

type Unit = Advised["unit"];

/** Hundredths of a point that are worth a word. */
const LEAST = 5;

/** How one game's reasons are said; `sentence` says an action by its id. */
export class Reasons {
  constructor(
    private readonly game: string,
    private readonly words: Words,
    readonly sentence: (action: number) => string,
  ) {}

  /** The expected result. */
  result(value: number, unit: Unit): string {
    if (unit === "chance") return this.words.say("hint-chance", { percent: value / 10 });
    return this.words.say(`hint-${unit}`, amount(value));
  }

  /** Everything that speaks for or against a move, one a line. */
  of(move: AdvisedMove, unit: Unit): string[] {
    const { words } = this;
    const then = move.plan.slice(1).map(this.sentence);
    return [
      ...(then.length ? [words.say("hint-then", { moves: then.join(", ") })] : []),
      ...move.claims.map((claim) => this.claim(claim)),
      ...move.chances.map(({ key, per_mille }) => words.say("hint-risk", { what: this.aspect(key), percent: per_mille / 10 })),
      ...(Math.abs(move.promise) >= LEAST ? [words.say("hint-promise", amount(move.promise))] : []),
      ...move.shifts.map(({ key, before, after }) =>
        words.say("hint-shift", { what: this.aspect(key), before: before / 100, after: after / 100 }),
      ),
      ...(move.versus ? this.against(move.versus, unit) : []),
    ];
  }

  private claim({ line, points, sure }: Claim): string {
    return this.words.say(sure ? "hint-claim" : "hint-claim-mean", { line: this.line(line), ...amount(points) });
  }

  private against({ action, value, line, points }: Versus, unit: Unit): string[] {
    const move = this.sentence(action);
    if (unit === "chance") return [this.words.say("hint-versus-chance", { move, ...amount(10 * value) })];
    const said = this.words.say("hint-versus", { move, ...amount(value) });
    if (Math.abs(points) < LEAST) return [said];
    return [said, this.words.say("hint-versus-line", { line: this.line(line), ...amount(points) })];
  }

  /** A line of the score sheet; without a name it is what lies beyond it. */
  private line(line: string): string {
    return this.words.say(line ? `${this.game}-score-${line}` : "hint-later");
  }

  private aspect(key: string): string {
    return this.words.say(`${this.game}-aspect-${key}`);
  }
}

/** A number without its sign, and the sign for the sentence to choose by; what rounds to nothing has none. */
export function amount(hundredths: number): Details {
  const sign = Math.abs(hundredths) < LEAST ? "zero" : hundredths > 0 ? "plus" : "minus";
  return { points: Math.round(Math.abs(hundredths) / 10) / 10, sign };
}
