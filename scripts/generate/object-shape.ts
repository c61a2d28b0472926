/** Properties of all objects that a schema describes. Pure. */
import { deref, itemsOf, type Json, type JsonObject, textsOf, toObject } from './json.ts';

/** Whether the schema allows objects only. */
export function isObject(document: JsonObject, schema: Json | undefined): boolean {
  const target = deref(document, schema);
  if (target === undefined) return false;
  const { type, allOf, oneOf, anyOf } = toObject(target, 'schema');
  if (type !== undefined) return type === 'object';
  if (itemsOf(allOf).some((member) => isObject(document, member))) return true;
  const choices = [oneOf, anyOf].map(itemsOf).filter((members) => members.length > 0);
  return choices.some((members) => members.every((member) => isObject(document, member)));
}

/** The fields that every object of the schema has: the union over allOf, the intersection over oneOf and anyOf. */
export function requiredOf(document: JsonObject, schema: Json | undefined): ReadonlySet<string> {
  const target = deref(document, schema);
  if (target === undefined) return new Set();
  const { required, allOf, oneOf, anyOf } = toObject(target, 'schema');
  const found = new Set(textsOf(required));
  for (const layer of itemsOf(allOf)) for (const name of requiredOf(document, layer)) found.add(name);
  for (const choices of [oneOf, anyOf].map(itemsOf)) {
    const [first, ...others] = choices.map((choice) => requiredOf(document, choice));
    for (const name of first ?? []) if (others.every((names) => names.has(name))) found.add(name);
  }
  return found;
}
