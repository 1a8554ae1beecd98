// The Python of the games' helpers. Its parts come as addresses, or as bytes where a page opened from a disk brings them.
import type { Asked, Files, Told } from "./files";

interface Pyodide {
  unpackArchive(bytes: Uint8Array, format: string, options: { extractDir: string }): void;
  pyimport(name: string): { ask(game: string, helper: string, asked: string, overlay: string, edition: string): string };
}
interface Loader {
  loadPyodide(options: object): Promise<Pyodide>;
}

/** Nothing is ever fetched from there: what Pyodide asks for is handed to it. */
const NOWHERE = "https://python.invalid/";
const SITE = "/lib/python3.14/site-packages";
const NO_PACKAGES = {
  info: { arch: "wasm32", platform: "emscripten_5_0_3", version: "0", python: "3.14.2", abi_version: "2026_0" },
  packages: {},
};

let helpers: Promise<ReturnType<Pyodide["pyimport"]>> | undefined;

async function start(files: Files): Promise<ReturnType<Pyodide["pyimport"]>> {
  serve({
    "pyodide.asm.wasm": () => unpacked(files["wasm.bin"], "application/wasm"),
    "python_stdlib.zip": () => unpacked(files["stdlib.bin"]),
  });
  const engine = unpacked(files["engine.bin"]).then((packed) => packed.arrayBuffer());
  const [{ loadPyodide }, { default: createPyodideModule }] = await Promise.all([
    module<Loader>(files["pyodide.mjs"]),
    module<{ default: unknown }>(files["pyodide.asm.mjs"]),
  ]);
  const python = await loadPyodide({ indexURL: NOWHERE, createPyodideModule, lockFileContents: NO_PACKAGES });
  python.unpackArchive(new Uint8Array(await engine), "zip", { extractDir: SITE });
  return python.pyimport("atol.core.asking");
}

/** Answers Pyodide's own requests with these. */
function serve(parts: Record<string, () => Promise<Response>>): void {
  const outside = self.fetch.bind(self);
  self.fetch = (wanted, options) => {
    const address = wanted instanceof Request ? wanted.url : String(wanted);
    return parts[address.replace(NOWHERE, "")]?.() ?? outside(wanted, options);
  };
}

async function unpacked(part: string | ArrayBuffer, type = "application/zip"): Promise<Response> {
  const packed = typeof part === "string" ? await fetch(part) : new Response(part);
  return new Response(packed.body!.pipeThrough(new DecompressionStream("gzip")), { headers: { "Content-Type": type } });
}

async function module<Thing>(part: string | ArrayBuffer): Promise<Thing> {
  const address = typeof part === "string" ? part : await dataAddress(part);
  return (await import(/* @vite-ignore */ address)) as Thing;
}

/** A page from a disk may import nothing else. */
function dataAddress(script: ArrayBuffer): Promise<string> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.readAsDataURL(new Blob([script], { type: "text/javascript" }));
  });
}

export async function answer({ id, files, game, helper, asked, overlay, edition }: Asked): Promise<Told> {
  try {
    helpers ??= start(files!);
    const { ask } = await helpers;
    return { id, text: game ? ask(game, helper, asked, overlay, edition) : "" };
  } catch (error) {
    return { id, failure: String(error) };
  }
}
