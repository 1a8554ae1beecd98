// Hearing what the server thinks of a match, line by line.
import { send, troubleOf } from "$lib/api";
import type { Analysed } from "$lib/messages";
import { Lines } from "$lib/ndjson";

/** Have the match in a record explained; tells how far it is and what was found, until nobody wants it any more. */
export async function explainRecord(text: string, tell: (known: Analysed) => void, end: AbortSignal): Promise<void> {
  const answer = await send("POST", "/records/analysis", { text }, end);
  if (!answer.ok) throw await troubleOf(answer);
  const lines = new Lines();
  const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader();
  for (let { done, value } = await reader.read(); !done; { done, value } = await reader.read()) {
    for (const line of lines.in(value!)) tell(JSON.parse(line) as Analysed);
  }
}
