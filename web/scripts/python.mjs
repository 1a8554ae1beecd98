// Packs the Python that runs in browsers: node python.mjs PYODIDE OUT SOURCES NAMES WHEEL...
// PYODIDE is the unpacked npm package, SOURCES a zip of ours, NAMES the games as a JSON list of `module:class`.
// Only those modules of the standard library are kept that our own need, all of them compiled: a phone should not do that.
import { readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { gzipSync } from "node:zlib";

const [pyodide, out, sources, names, ...wheels] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(join(resolve(pyodide), "pyodide.mjs")).href);
const python = await loadPyodide({ indexURL: `${resolve(pyodide)}/` });
const site = "/lib/python3.14/site-packages";
const bytes = (path) => new Uint8Array(readFileSync(path));

for (const wheel of wheels) python.unpackArchive(bytes(wheel), "wheel", { extractDir: site });
python.unpackArchive(bytes(sources), "zip", { extractDir: site });
python.FS.writeFile("/stdlib.zip", bytes(join(pyodide, "python_stdlib.zip")));
python.globals.set("names", names);
await python.runPythonAsync(readFileSync(new URL("pack.py", import.meta.url), "utf-8"));

const write = (name, content) => writeFileSync(join(out, name), gzipSync(content, { level: 9 }));
write("stdlib.bin", python.FS.readFile("/packed-stdlib.zip"));
write("engine.bin", python.FS.readFile("/packed-engine.zip"));
write("wasm.bin", readFileSync(join(pyodide, "pyodide.asm.wasm")));
for (const name of ["pyodide.mjs", "pyodide.asm.mjs"]) writeFileSync(join(out, name), readFileSync(join(pyodide, name)));
process.exit(0);
