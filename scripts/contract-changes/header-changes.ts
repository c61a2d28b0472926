/** What differs between the headers of an answer: which there are, whether they can be counted on, and what is in them. Pure. */
import { deref, type Json, type JsonObject, membersOf, toObject } from '../generate/json.ts';
import { compareMaps } from './apart.ts';
import { type Change, requiredChanges } from './change.ts';
import type { Comparison } from './comparison.ts';
import { deprecationChanges, serializationChanges } from './keyword-changes.ts';
import { nameOf } from './resolved-schema.ts';
import { schemaChanges } from './schema-changes.ts';

/** Headers by their names, which are the same in any case. */
function headersOf({ headers }: JsonObject): ReadonlyMap<string, Json> {
  return new Map(membersOf(headers).map(([name, header]) => [name.toLowerCase(), header]));
}

/** A header that many answers share is compared, and told of, once. */
function contentChanges(comparison: Comparison, before: Json, after: Json, where: string): readonly Change[] {
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

export function headerChanges(
  comparison: Comparison,
  before: JsonObject,
  after: JsonObject,
  where: string,
): readonly Change[] {
  const { removed, added, common } = compareMaps(headersOf(before), headersOf(after));
  return [
    ...removed.map((name): Change => ({ weight: 'breaking', where, what: `the header ${name} is gone` })),
    ...added.map(([name]): Change => ({ weight: 'addition', where, what: `the header ${name} is new` })),
    ...common.flatMap(([name, old, now]) => contentChanges(comparison, old, now, `${where} header ${name}`)),
  ];
}
