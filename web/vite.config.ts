import { svelte } from "@sveltejs/vite-plugin-svelte";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const path = (name: string) => fileURLToPath(new URL(name, import.meta.url));

// While developing: `atol serve --port 8765` beside `npm run dev`.
const server = process.env.ATOL_SERVER ?? "http://127.0.0.1:8765";

export default defineConfig({
  plugins: [svelte()],
  resolve: { alias: { $lib: path("src/lib"), $words: path("../src/atol") } },
  build: { outDir: "../src/atol/server/pages", emptyOutDir: true, assetsInlineLimit: 0, manifest: true },
  test: { include: ["src/**/*.test.ts"], setupFiles: ["src/test-setup.ts"] },
  server: { proxy: { "/api": { target: server, ws: true } }, fs: { allow: [".."] } },
});
