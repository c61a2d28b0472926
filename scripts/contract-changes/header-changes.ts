/** What differs between the headers of an answer: which there are, whether they can be counted on, and what is in them. Pure. */
import { deref, type Json, type JsonObject, membersOf, toObject } from '../generate/json.ts';
import { type Change, weightFor } from './change.ts';
import { type Comparison, nameOf, schemaChanges } from './schema-changes.ts';

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
  const [was, is] = [old.required === true, now.required === true];
  const needs: readonly Change[] =
    was === is
      ? []
      : is
        ? [{ weight: weightFor(direction, 'sent', 'note'), where: place, what: 'is required now' }]
        : [{ weight: weightFor(direction, 'answered', 'addition'), where: place, what: 'may be absent now' }];
  return [...needs, ...schemaChanges(comparison, old.schema, now.schema, place)];
}

export function headerChanges(
  comparison: Comparison,
  before: JsonObject,
  after: JsonObject,
  where: string,
): readonly Change[] {
  const [old, now] = [headersOf(before), headersOf(after)];
  const lost = [...old.keys()].filter((name) => !now.has(name));
  const won = [...now.keys()].filter((name) => !old.has(name));
  return [
    ...lost.map((name): Change => ({ weight: 'breaking', where, what: `the header ${name} is gone` })),
    ...won.map((name): Change => ({ weight: 'addition', where, what: `the header ${name} is new` })),
    ...[...old].flatMap(([name, header]) => {
      const other = now.get(name);
      return other === undefined ? [] : contentChanges(comparison, header, other, `${where} header ${name}`);
    }),
  ];
}
