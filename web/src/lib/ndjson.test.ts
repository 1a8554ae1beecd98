import { expect, it } from "vitest";
import { Lines } from "./ndjson";

it("waits for the end of a line", () => {
  const lines = new Lines();
  expect(lines.in('{"a":')).toEqual([]);
  expect(lines.in('1}\n{"b":2}\n{')).toEqual(['{"a":1}', '{"b":2}']);
  expect(lines.in("}\n")).toEqual(["{}"]);
});
