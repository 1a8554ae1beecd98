// What the server makes of what is on the page, asked again at every change; an answer that was overtaken is forgotten.
import { sentenceOf, Trouble } from "$lib/api";

export class Counted<Asked, Answer> {
  answer = $state.raw<Answer | null>(null);
  trouble = $state("");
  /** What is on the page was not taken: the last answer is about something else. */
  refused = $state(false);

  /** `pauseMs`: how long a change waits for the next one. */
  constructor(wanted: () => Asked, ask: (asked: Asked) => Promise<Answer>, pauseMs = 0) {
    $effect(() => {
      const asked = wanted();
      let current = true;
      const timer = setTimeout(() => {
        ask(asked).then(
          (answer) => current && ([this.answer, this.trouble, this.refused] = [answer, "", false]),
          (error: unknown) => current && this.fail(error),
        );
      }, pauseMs);
      return () => {
        current = false;
        clearTimeout(timer);
      };
    });
  }

  /** While the server cannot be reached the last answer stays what it was. */
  private fail(error: unknown): void {
    this.trouble = sentenceOf(error);
    if (error instanceof Trouble && error.status === 400) this.refused = true;
  }
}
