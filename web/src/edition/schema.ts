// How a field of an entry is edited, read from the JSON schema of the components.
export interface Schema {
  $ref?: string;
  type?: string;
  enum?: (string | number)[];
  anyOf?: Schema[];
  items?: Schema;
  minimum?: number;
  maximum?: number;
  properties?: Record<string, Schema>;
}

export type Definitions = Record<string, Schema>;

export type Editor =
  | { kind: "number"; least?: number; most?: number }
  | { kind: "switch" }
  | { kind: "choice"; values: (string | number | null)[] }
  | { kind: "list"; values: (string | number)[] }
  | { kind: "text" };

const NOT_EDITED = ["id", "provenance", "source", "proposed"];

export function fieldsOf(definitions: Definitions, kind: string): [name: string, schema: Schema][] {
  return Object.entries(definitions[kind]?.properties ?? {}).filter(([name]) => !NOT_EDITED.includes(name));
}

export function editorOf(definitions: Definitions, schema: Schema): Editor {
  const { type, enum: values, anyOf, items, minimum, maximum } = resolved(definitions, schema);
  if (values) return { kind: "choice", values };
  if (type === "integer" || type === "number") return { kind: "number", least: minimum, most: maximum };
  if (type === "boolean") return { kind: "switch" };
  if (items) return listOf(resolved(definitions, items));
  if (anyOf) return choiceOf(anyOf.map((one) => resolved(definitions, one)));
  return { kind: "text" };
}

function resolved(definitions: Definitions, schema: Schema): Schema {
  const name = schema.$ref?.split("/").at(-1);
  return name ? definitions[name]! : schema;
}

/** A choice that may be empty; anything else is written as it stands in the file. */
function choiceOf(parts: Schema[]): Editor {
  const values = parts.find((part) => part.enum)?.enum;
  return values && parts.every((part) => part.enum || part.type === "null")
    ? { kind: "choice", values: [null, ...values] }
    : { kind: "text" };
}

function listOf(item: Schema): Editor {
  if (item.enum) return { kind: "list", values: item.enum };
  const { minimum, maximum } = item;
  if (item.type !== "integer" || minimum === undefined || maximum === undefined) return { kind: "text" };
  return { kind: "list", values: Array.from({ length: maximum - minimum + 1 }, (_, nth) => minimum + nth) };
}
