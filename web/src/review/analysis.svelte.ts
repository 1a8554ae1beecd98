// A match explained, as far as it is known: asked for, waited for, then there.
import { api, sentenceOf } from "$lib/api";
import type { Analysed } from "$lib/messages";
import { notices } from "$lib/notices.svelte";

const LOOK_AGAIN = 1000;

export class MatchAnalysis {
  known = $state.raw<Analysed | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly match: string) {}

  /** Whether it is kept already, or somebody thinks about it. */
  look(): Promise<void> {
    return this.take(api.analysis(this.match));
  }

  begin(): Promise<void> {
    return this.take(api.beginAnalysis(this.match));
  }

  leave(): void {
    clearTimeout(this.timer);
  }

  private async take(answer: Promise<Analysed>): Promise<void> {
    try {
      this.known = await answer;
      if (this.known.progress !== null) this.timer = setTimeout(() => void this.look(), LOOK_AGAIN);
    } catch (error) {
      notices.tell(sentenceOf(error));
    }
  }
}
