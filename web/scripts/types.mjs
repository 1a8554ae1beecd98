// Reads a JSON schema with $defs from standard input and writes TypeScript types to standard output.
import { compile } from "json-schema-to-typescript";
import { text } from "node:stream/consumers";

const schema = JSON.parse(await text(process.stdin));
const types = await compile(schema, schema.title, {
  additionalProperties: false,
  bannerComment: "// Generated from the server's messages by `make web-types`; do not edit.",
  ignoreMinAndMaxItems: true,
  unreachableDefinitions: true,
  unknownAny: true,
});
process.stdout.write(types);
