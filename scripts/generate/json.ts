/**
 * The JSON type, and readers that name the location of an unexpected value. Independent of OpenAPI.
 */
export type Json = null | boolean | number | string | readonly Json[] | JsonObject;
export interface JsonObject {
  readonly [key: string]: Json;
}

/** Parses JSON. Throws a SyntaxError. */
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

/** `value` as an object. Throws an error with `where` otherwise. */
export function toObject(value: Json | undefined, where: string): JsonObject {
  if (!isJsonObject(value)) throw new Error(`${where}: an object is expected`);
  return value;
}

/** `value` as a string. Throws an error with `where` otherwise. */
export function toText(value: Json | undefined, where: string): string {
  if (typeof value !== 'string') throw new Error(`${where}: a text is expected`);
  return value;
}

/** The members of an object. Empty for anything else. */
export function membersOf(value: Json | undefined): readonly (readonly [string, Json])[] {
  return isJsonObject(value) ? Object.entries(value) : [];
}

/** The items of an array. Empty for anything else. */
export function itemsOf(value: Json | undefined): readonly Json[] {
  return isJsonArray(value) ? value : [];
}

/** The string items of an array. */
export function textsOf(value: Json | undefined): readonly string[] {
  return itemsOf(value).filter((item) => typeof item === 'string');
}

/** The listed values of a schema, extensible (`x-extensible-enum`) or not. Undefined without a list. */
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

/** The target of a local reference (`#/a/b`) in `document`, which may be another `$ref`. */
export function pointedAt(document: JsonObject, ref: string): Json {
  let target: Json | undefined = document;
  for (const part of ref.replace(/^#\//, '').split('/')) {
    const key = decodeURIComponent(part).replaceAll('~1', '/').replaceAll('~0', '~');
    target = isJsonObject(target) ? target[key] : undefined;
  }
  if (target === undefined) throw new Error(`${ref} has no target`);
  return target;
}

/** The final target of a `$ref` without sibling keywords. Any other value unchanged. */
export function deref(document: JsonObject, value: Json | undefined): Json | undefined {
  if (!isJsonObject(value) || typeof value.$ref !== 'string') return value;
  return deref(document, pointedAt(document, value.$ref));
}

/** The components that `roots` refer to, directly and indirectly, in their order. */
export function reachableComponents(components: JsonObject, roots: readonly Json[]): JsonObject {
  const found = new Set<string>();
  const open = roots.flatMap(refsIn);
  for (let ref = open.pop(); ref !== undefined; ref = open.pop()) {
    if (found.has(ref)) continue;
    found.add(ref);
    const [, , kind, name] = ref.split('/');
    if (kind === undefined || name === undefined) throw new Error(`${ref} is not a reference to a component`);
    const target = toObject(components[kind], kind)[name];
    if (target === undefined) throw new Error(`${ref} has no target`);
    open.push(...refsIn(target));
  }
  const kept = Object.entries(components).map(([kind, members]): [string, JsonObject] => [
    kind,
    Object.fromEntries(membersOf(members).filter(([name]) => found.has(`#/components/${kind}/${name}`))),
  ]);
  return Object.fromEntries(kept.filter(([, members]) => Object.keys(members).length > 0));
}
