import { svelte } from "@sveltejs/vite-plugin-svelte";
import { realpathSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { offlineList, WORKER } from "./scripts/offline.mjs";

const path = (name: string) => fileURLToPath(new URL(name, import.meta.url));

// While developing: `atol serve --port 8765` beside `npm run dev`.
const server = process.env.ATOL_SERVER ?? "http://127.0.0.1:8765";

// Boards from elsewhere: a folder with a folder for each game. And where the built pages go.
const games = realpathSync(process.env.ATOL_GAMES ?? path("src/games")); // globs follow no links
const pages = process.env.ATOL_PAGES ?? path("../src/atol/server/pages");

/** What both builds have in common. */
export const shared = {
  resolve: {
    alias: { $lib: path("src/lib"), $words: path("../src/atol"), $games: path("src/games"), $more: games },
    dedupe: ["svelte"], // a board from elsewhere has no packages of its own
    conditions: process.env.VITEST ? ["browser"] : undefined, // unit tests run what browsers run
  },
  build: { outDir: pages, emptyOutDir: true },
  worker: { format: "es" as const },
};

export default defineConfig({
  ...shared,
  plugins: [svelte(), offlineList()],
  build: {
    ...shared.build,
    assetsInlineLimit: 0,
    manifest: true,
    rollupOptions: {
      input: { index: path("index.html"), [WORKER]: path("src/worker/main.ts") },
      output: { entryFileNames: ({ name }) => (name === WORKER ? "[name].js" : "assets/[name]-[hash].js") },
    },
  },
  // Style sheets are read too: some tests are about them.
  test: { include: ["src/**/*.test.ts"], setupFiles: ["src/test-setup.ts"], isolate: false, css: true },
  server: { proxy: { "/api": { target: server, ws: true } }, fs: { allow: [".."] } },
});
