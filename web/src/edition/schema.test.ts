import { describe, expect, it } from "vitest";
import { blank, type Definitions, type Editor, partsOf } from "./schema";

const DEFINITIONS: Definitions = {
  Card: {
    properties: {
      id: { type: "string" },
      provenance: { enum: ["rulebook"] },
      points: { type: "integer", minimum: 0, maximum: 20 },
      latin: { type: "string" },
      side: { anyOf: [{ enum: ["calm", "storm"] }, { type: "null" }], default: null },
      least: { anyOf: [{ type: "integer", minimum: 1 }, { type: "null" }], default: null },
      dice: { type: "array", items: { enum: ["red", "blue"] }, minItems: 2, maxItems: 2 },
      place: { type: "array", prefixItems: [{ type: "integer" }, { type: "boolean" }], items: false },
      cost: { $ref: "#/$defs/Cost" },
      effect: { type: "array", items: { anyOf: [], discriminator: { propertyName: "op", mapping: { draw: "#/$defs/Draw" } } } },
      tags: { type: "object" },
      fish: { type: "boolean" },
    },
  },
  Cost: { type: "object", properties: { eggs: { type: "integer", minimum: 0, maximum: 9, default: 0 } } },
  Draw: { type: "object", properties: { op: { enum: ["draw"] }, cards: { type: "integer", minimum: 1 } } },
};
const PARTS = Object.fromEntries(partsOf(DEFINITIONS, "Card").map((part) => [part.name, part]));
const editor = (name: string): Editor => PARTS[name]!.editor;

describe("the form of an entry", () => {
  it("leaves alone what names an entry and where it comes from", () => {
    expect(Object.keys(PARTS)).not.toContain("id");
    expect(Object.keys(PARTS)).not.toContain("provenance");
  });

  it("has the editor that fits each field", () => {
    expect(editor("points")).toEqual({ kind: "number", least: 0, most: 20, optional: false });
    expect(editor("latin")).toEqual({ kind: "line" });
    expect(editor("side")).toEqual({ kind: "choice", values: [null, "calm", "storm"] });
    expect(editor("least")).toEqual({ kind: "number", least: 1, most: undefined, optional: true });
    expect(editor("fish")).toEqual({ kind: "switch" });
    expect(editor("tags")).toEqual({ kind: "text" });
  });

  it("lets the same thing stand twice in a row", () => {
    expect(editor("dice")).toEqual({ kind: "rows", item: { kind: "choice", values: ["red", "blue"] }, least: 2, most: 2 });
    expect(blank(editor("dice"))).toEqual(["red", "red"]);
  });

  it("opens what is made of parts", () => {
    expect(editor("cost")).toMatchObject({ kind: "parts", parts: [{ name: "eggs", initial: 0 }] });
    expect(blank(editor("cost"))).toEqual({ eggs: 0 });
    expect(blank(editor("place"))).toEqual([0, false]);
  });

  it("begins something new with its first kind", () => {
    const effect = editor("effect");
    expect(effect.kind === "rows" && blank(effect.item)).toEqual({ op: "draw", cards: 1 });
  });
});
