import { describe, expect, it } from "vitest";
import { type Definitions, editorOf, fieldsOf } from "./schema";

const DEFINITIONS: Definitions = {
  Card: {
    properties: {
      id: { type: "string" },
      provenance: { enum: ["rulebook"] },
      points: { type: "integer", minimum: 0, maximum: 20 },
      side: { anyOf: [{ enum: ["calm", "storm"] }, { type: "null" }] },
      rows: { type: "array", items: { type: "integer", minimum: 1, maximum: 3 } },
      cost: { $ref: "#/$defs/Cost" },
      fish: { type: "boolean" },
    },
  },
  Cost: { type: "object", properties: { eggs: { type: "integer" } } },
};
const editor = (name: string) => editorOf(DEFINITIONS, DEFINITIONS.Card!.properties![name]!);

describe("the form of an entry", () => {
  it("leaves alone what names an entry and where it comes from", () => {
    expect(fieldsOf(DEFINITIONS, "Card").map(([name]) => name)).toEqual(["points", "side", "rows", "cost", "fish"]);
  });

  it("has the editor that fits each field", () => {
    expect(editor("points")).toEqual({ kind: "number", least: 0, most: 20 });
    expect(editor("side")).toEqual({ kind: "choice", values: [null, "calm", "storm"] });
    expect(editor("rows")).toEqual({ kind: "list", values: [1, 2, 3] });
    expect(editor("fish")).toEqual({ kind: "switch" });
    expect(editor("cost")).toEqual({ kind: "text" });
  });
});
