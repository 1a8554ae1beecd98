// What a line would do, counted by the server whenever it changes; an answer that was overtaken is forgotten.
import { sentenceOf } from "$lib/api";
import { untrack } from "svelte";
import type { CompanionView } from "../messages";
import type { Story } from "./story.svelte";

export class Preview {
  view = $state.raw<CompanionView | null>(null);
  trouble = $state("");

  constructor(story: Story, line: () => string, onchange: (line: string) => void) {
    $effect(() => {
      const wanted = line();
      let current = true;
      onchange(wanted);
      untrack(() => story.preview(wanted)).then(
        (answer) => current && ([this.view, this.trouble] = [answer, ""]),
        (error: unknown) => current && (this.trouble = sentenceOf(error)),
      );
      return () => {
        current = false;
      };
    });
  }
}
