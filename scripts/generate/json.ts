/**
 * JSON as the generate steps see it: a type, and readers that say where something is not what they expected.
 * It knows nothing of OpenAPI.
 */
export type Json = null | boolean | number | string | readonly Json[] | JsonObject;
export interface JsonObject {
  readonly [key: string]: Json;
}

/** Reads JSON text. Throws a SyntaxError on anything else. */
export function parseJson(text: string): Json {
  const value: Json = JSON.parse(text);
  return value;
}

export function isJsonObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function isJsonArray(value: Json | undefined): value is readonly Json[] {
  return Array.isArray(value);
}

/** `value` as an object. Throws naming `where` when it is something else. */
export function toObject(value: Json | undefined, where: string): JsonObject {
  if (!isJsonObject(value)) throw new Error(`${where}: an object is expected`);
  return value;
}

/** `value` as text. Throws naming `where` when it is something else. */
export function toText(value: Json | undefined, where: string): string {
  if (typeof value !== 'string') throw new Error(`${where}: a text is expected`);
  return value;
}

/** The members of an object; none when it is absent. */
export function membersOf(value: Json | undefined): readonly (readonly [string, Json])[] {
  return isJsonObject(value) ? Object.entries(value) : [];
}

/** The items of an array; none when it is absent. */
export function itemsOf(value: Json | undefined): readonly Json[] {
  return isJsonArray(value) ? value : [];
}

/** Those items of an array that are texts. */
export function textsOf(value: Json | undefined): readonly string[] {
  return itemsOf(value).filter((item) => typeof item === 'string');
}

/** The values that a schema lists, whether others may be added (`x-extensible-enum`) or not; undefined where it lists none. */
export function knownValues(schema: Json | undefined): Json | undefined {
  return isJsonObject(schema) ? (schema.enum ?? schema['x-extensible-enum']) : undefined;
}

/** Every `$ref` in a value, at any depth. */
export function refsIn(value: Json): readonly string[] {
  if (isJsonArray(value)) return value.flatMap(refsIn);
  return membersOf(value).flatMap(([key, item]) =>
    key === '$ref' && typeof item === 'string' ? [item] : refsIn(item),
  );
}

/** What a local reference (`#/a/b`) points at in `document`; it may be a `$ref` again. */
export function pointedAt(document: JsonObject, ref: string): Json {
  let target: Json | undefined = document;
  for (const part of ref.replace(/^#\//, '').split('/')) {
    const key = decodeURIComponent(part).replaceAll('~1', '/').replaceAll('~0', '~');
    target = isJsonObject(target) ? target[key] : undefined;
  }
  if (target === undefined) throw new Error(`${ref} points at nothing`);
  return target;
}

/** What a `$ref` points at in the end, without what stands beside it; a value that is no `$ref` is returned as it is. */
export function deref(document: JsonObject, value: Json | undefined): Json | undefined {
  if (!isJsonObject(value) || typeof value.$ref !== 'string') return value;
  return deref(document, pointedAt(document, value.$ref));
}
