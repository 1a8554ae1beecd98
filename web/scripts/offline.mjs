// What the service worker keeps: the list of all files, and a version that changes with them.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

export const WORKER = "sw";

/** After everything is written: chunks that turned out empty are gone by then. */
export function offlineList() {
  return {
    name: "offline-list",
    writeBundle({ dir }) {
      const files = readdirSync(join(dir, "assets")).sort();
      const script = join(dir, `${WORKER}.js`);
      const code = readFileSync(script, "utf-8");
      const version = createHash("sha256")
        .update(files.join() + code)
        .digest("hex")
        .slice(0, 12);
      writeFileSync(script, code.replace("__ATOL_VERSION__", version));
      writeFileSync(join(dir, "offline.json"), JSON.stringify(files.map((name) => `/assets/${name}`)));
    },
  };
}
