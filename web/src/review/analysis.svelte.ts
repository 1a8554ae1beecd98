// A match explained, as far as it is known: asked for, waited for, then there.
import { api, sentenceOf } from "$lib/api";
import type { Analysed } from "$lib/messages";
import { notices } from "$lib/notices.svelte";
import { explainRecord } from "./listening";

const LOOK_AGAIN = 1000;
const NOTHING: Analysed = { progress: null, analysis: null, named: {} };

export interface MatchAnalysis {
  readonly known: Analysed | null;
  /** Whether it is kept already, or somebody thinks about it. */
  look(): Promise<void>;
  begin(): Promise<void>;
  leave(): void;
}

/** Of a match at a table: kept with it. */
export class TableAnalysis implements MatchAnalysis {
  known = $state.raw<Analysed | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly match: string) {}

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

/** Of a match in a file: kept nowhere, and given up with the page. */
export class RecordAnalysis implements MatchAnalysis {
  known = $state.raw<Analysed>(NOTHING);
  private readonly end = new AbortController();

  constructor(private readonly text: string) {}

  look(): Promise<void> {
    return Promise.resolve();
  }

  async begin(): Promise<void> {
    try {
      await explainRecord(this.text, (known) => (this.known = known), this.end.signal);
    } catch (error) {
      if (this.end.signal.aborted) return;
      notices.tell(sentenceOf(error));
    }
    if (!this.known.analysis) this.known = NOTHING;
  }

  leave(): void {
    this.end.abort();
  }
}
