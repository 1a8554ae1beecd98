import { defineConfig, mergeConfig } from "vite";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { shared } from "./vite.config";

// The single file of `atol tabletop export`: one script and one sheet, which a command puts into a page.
export default defineConfig(
  mergeConfig(shared, {
    plugins: [svelte()],
    publicDir: false,
    build: {
      outDir: `${shared.build.outDir}/single`,
      emptyOutDir: true,
      assetsInlineLimit: 100_000_000,
      cssCodeSplit: false,
      rollupOptions: {
        input: { single: "src/single/main.ts" },
        output: { codeSplitting: false, entryFileNames: "[name].js", assetFileNames: "[name][extname]" },
      },
    },
  }),
);
