// Python in a worker of its own, so that the page stays quick while it starts.
import { answer } from "./answering";
import type { Asked } from "./files";

addEventListener("message", (event: MessageEvent<Asked>) => {
  void answer(event.data).then((told) => postMessage(told));
});
