// How a field of an entry is edited, read from the JSON schema of the components.
export interface Schema {
  $ref?: string;
  type?: string;
  enum?: (string | number)[];
  anyOf?: Schema[];
  discriminator?: { propertyName: string; mapping: Record<string, string> };
  items?: Schema | false;
  prefixItems?: Schema[];
  minItems?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
  properties?: Record<string, Schema>;
  default?: unknown;
}

export type Definitions = Record<string, Schema>;

export type Editor =
  | { kind: "number"; least?: number; most?: number; optional: boolean }
  | { kind: "line" }
  | { kind: "switch" }
  | { kind: "choice"; values: (string | number | null)[] }
  | { kind: "rows"; item: Editor; least: number; most: number }
  | { kind: "several"; items: Editor[] }
  | { kind: "parts"; parts: Part[] }
  | { kind: "variants"; tag: string; variants: Record<string, Part[]> }
  | { kind: "text" };

/** A field of an entry, or of something within it; `initial` is what it says while nothing is written. */
export interface Part {
  name: string;
  editor: Editor;
  initial: unknown;
}

const NOT_EDITED = ["id", "provenance", "source", "proposed"];
const OPTIONAL = { type: "null" };

export function partsOf(definitions: Definitions, kind: string, left: string[] = NOT_EDITED): Part[] {
  return Object.entries(definitions[kind]?.properties ?? {})
    .filter(([name]) => !left.includes(name))
    .map(([name, schema]) => partOf(name, schema, editorOf(definitions, schema)));
}

function partOf(name: string, schema: Schema, editor: Editor): Part {
  return { name, editor, initial: schema.default === undefined ? blank(editor) : schema.default };
}

export function editorOf(definitions: Definitions, schema: Schema): Editor {
  if (schema.$ref) return madeOf(definitions, nameIn(schema.$ref));
  if (schema.discriminator) return variantsOf(definitions, schema.discriminator);
  if (schema.enum) return { kind: "choice", values: schema.enum };
  if (schema.anyOf) return optional(definitions, schema.anyOf);
  if (schema.prefixItems) return { kind: "several", items: schema.prefixItems.map((item) => editorOf(definitions, item)) };
  if (schema.items) return rowsOf(schema, editorOf(definitions, schema.items));
  return plain(schema);
}

function plain({ type, minimum, maximum }: Schema): Editor {
  if (type === "integer" || type === "number") return { kind: "number", least: minimum, most: maximum, optional: false };
  if (type === "boolean") return { kind: "switch" };
  return type === "string" ? { kind: "line" } : { kind: "text" };
}

function rowsOf({ minItems = 0, maxItems = Infinity }: Schema, item: Editor): Editor {
  return { kind: "rows", item, least: minItems, most: maxItems };
}

const nameIn = (reference: string) => reference.split("/").at(-1)!;

function madeOf(definitions: Definitions, name: string): Editor {
  const { properties } = definitions[name]!;
  return properties ? { kind: "parts", parts: partsOf(definitions, name, []) } : editorOf(definitions, definitions[name]!);
}

function variantsOf(definitions: Definitions, { propertyName: tag, mapping }: NonNullable<Schema["discriminator"]>): Editor {
  const variants = Object.entries(mapping).map(([value, name]) => [value, partsOf(definitions, nameIn(name), [tag])]);
  return { kind: "variants", tag, variants: Object.fromEntries(variants) as Record<string, Part[]> };
}

/** A choice or a number that may be missing; anything else is written as it stands in the file. */
function optional(definitions: Definitions, schemas: Schema[]): Editor {
  const [one, ...more] = schemas.filter(({ type }) => type !== OPTIONAL.type);
  const editor = more.length ? plain({}) : editorOf(definitions, one!);
  if (editor.kind === "choice") return { kind: "choice", values: [null, ...editor.values] };
  return editor.kind === "number" ? { ...editor, optional: true } : { kind: "text" };
}

/** What something new says at first. */
export function blank(editor: Editor): unknown {
  switch (editor.kind) {
    case "number":
      return editor.optional ? null : (editor.least ?? 0);
    case "line":
      return "";
    case "switch":
      return false;
    case "choice":
      return editor.values[0];
    case "rows":
      return Array.from({ length: editor.least }, () => blank(editor.item));
    case "several":
      return editor.items.map(blank);
    case "parts":
      return blankParts(editor.parts);
    case "variants":
      return blankVariant(editor, Object.keys(editor.variants)[0]!);
    case "text":
      return null;
  }
}

export function blankVariant({ tag, variants }: Editor & { kind: "variants" }, value: string): Record<string, unknown> {
  return { [tag]: value, ...blankParts(variants[value]!) };
}

function blankParts(parts: Part[]): Record<string, unknown> {
  return Object.fromEntries(parts.map(({ name, initial }) => [name, initial]));
}
