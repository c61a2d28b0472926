/** Differences between bodies, by media type, and between response headers. Pure. */
import { deref, type Json, type JsonObject, membersOf, toObject } from '../generate/json.ts';
import { type Change, type Changes, type Comparison, compareMaps, requiredChanges } from './change.ts';
import { deprecationChanges, serializationChanges } from './keyword-changes.ts';
import { nameOf } from './resolved-schema.ts';
import { schemaChanges } from './schema-changes.ts';

/** Compares the serialization of form fields. */
function encodingChanges(before: JsonObject, after: JsonObject, where: string): Changes {
  const [old, now] = [before.encoding, after.encoding].map((encoding) => JSON.stringify(encoding ?? 'none'));
  return old === now ? [] : [{ weight: 'breaking', where, what: `encoding ${old} → ${now}` }];
}

/** Compares the media types of a body and their schemas. */
export function contentChanges(
  comparison: Comparison,
  before: Json | undefined,
  after: Json | undefined,
  where: string,
): Changes {
  const { removed, added, common } = compareMaps(new Map(membersOf(before)), new Map(membersOf(after)));
  return [
    ...removed.map((type): Change => ({ weight: 'breaking', where, what: `${type} removed` })),
    ...added.map(([type]): Change => ({ weight: 'addition', where, what: `${type} added` })),
    ...common.flatMap(([type, media, other]) => {
      const [old, now] = [toObject(media, type), toObject(other, type)];
      return [...encodingChanges(old, now, where), ...schemaChanges(comparison, old.schema, now.schema, where)];
    }),
  ];
}

/** Headers by case-insensitive name. */
function headersOf({ headers }: JsonObject): ReadonlyMap<string, Json> {
  return new Map(membersOf(headers).map(([name, header]) => [name.toLowerCase(), header]));
}

/** Compares a shared header once. */
function headerContentChanges(comparison: Comparison, before: Json, after: Json, where: string): Changes {
  const { direction, seen } = comparison;
  const [oldName, name] = [nameOf(before), nameOf(after)];
  const isNamed = name !== undefined && name === oldName;
  const key = `header ${name}`;
  if (isNamed && seen.has(key)) return [];
  if (isNamed) seen.add(key);
  const place = isNamed ? `header ${name} (${direction})` : where;
  const [old, now] = [
    toObject(deref(comparison.before, before), place),
    toObject(deref(comparison.after, after), place),
  ];
  return [
    ...requiredChanges(direction, [old.required === true, now.required === true], place),
    ...serializationChanges(old, now, place),
    ...deprecationChanges(old, now, place),
    ...schemaChanges(comparison, old.schema, now.schema, place),
  ];
}

export function headerChanges(comparison: Comparison, before: JsonObject, after: JsonObject, where: string): Changes {
  const { removed, added, common } = compareMaps(headersOf(before), headersOf(after));
  return [
    ...removed.map((name): Change => ({ weight: 'breaking', where, what: `header ${name} removed` })),
    ...added.map(([name]): Change => ({ weight: 'addition', where, what: `header ${name} added` })),
    ...common.flatMap(([name, old, now]) => headerContentChanges(comparison, old, now, `${where} header ${name}`)),
  ];
}
