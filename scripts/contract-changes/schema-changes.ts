/**
 * Differences between two schemas for a client. The service must accept earlier requests. Responses may add only fields and values of
 * extensible enumerations, which clients must ignore (see info.description and the guide on versions). Compares named schemas once.
 * Pure.
 */
import { type Json, type JsonObject, toObject } from '../generate/json.ts';
import { type Changes, type Comparison, NONE } from './change.ts';
import { choiceChanges, singleOrChoiceChanges } from './choice-changes.ts';
import { accessChanges, deprecationChanges, keywordChanges } from './keyword-changes.ts';
import { classChanges } from './name-changes.ts';
import { additionalPropertyChanges, propertyChanges } from './property-changes.ts';
import { nameOf, pickKeywords, resolveSchema, siblingKeywords } from './resolved-schema.ts';
import { typeChanges } from './type-changes.ts';
import { boundChanges, defaultChanges, enumChanges, enumNameChanges } from './value-changes.ts';

/** Compares two resolved schemas. */
function wholeChanges(comparison: Comparison, old: JsonObject, now: JsonObject, place: string): Changes {
  const { direction } = comparison;
  const items =
    old.items === undefined && now.items === undefined
      ? NONE
      : schemaChanges(comparison, old.items, now.items, `${place}[]`);
  return [
    ...typeChanges(comparison, old, now, direction, place),
    ...enumChanges(old, now, direction, place),
    ...enumNameChanges(old, now, place),
    ...boundChanges(old, now, direction, place),
    ...defaultChanges(old, now, direction, place),
    ...keywordChanges(old, now, place),
    ...accessChanges(old, now, direction, place),
    ...deprecationChanges(old, now, place),
    ...propertyChanges(comparison, old, now, place),
    ...choiceChanges(comparison, old, now, place),
    ...additionalPropertyChanges(comparison, old, now, place),
    ...items,
  ];
}

/** A `$ref` without its sibling keywords. */
function alone(schema: Json | undefined): JsonObject {
  const { $ref = '' } = toObject(schema, 'schema');
  return { $ref };
}

/** Compares two named schemas once, and the keywords beside the references at each location. */
function namedChanges(comparison: Comparison, before: Json, after: Json, where: string): Changes {
  const { direction, seen } = comparison;
  const documents = [comparison.before, comparison.after] as const;
  const [old, now] = [resolveSchema(documents[0], before), resolveSchema(documents[1], after)];
  const beside = [...siblingKeywords(documents[0], before), ...siblingKeywords(documents[1], after)];
  const here =
    beside.length === 0 ? NONE : wholeChanges(comparison, pickKeywords(old, beside), pickKeywords(now, beside), where);
  const [oldName, name] = [nameOf(before), nameOf(after)];
  const names = `${oldName} → ${name}`;
  if (seen.has(names)) return here;
  seen.add(names);
  const [was, is] = [resolveSchema(documents[0], alone(before)), resolveSchema(documents[1], alone(after))];
  return [...wholeChanges(comparison, was, is, `${name} (${direction})`), ...here];
}

/** Compares schemas regardless of their names. */
function meaningChanges(
  comparison: Comparison,
  before: Json | undefined,
  after: Json | undefined,
  where: string,
): Changes {
  const isNamed = [before, after].map((schema) => nameOf(schema) !== undefined);
  if (before !== undefined && after !== undefined) {
    if (isNamed.every((each) => each)) return namedChanges(comparison, before, after, where);
    const wholly = (old: JsonObject, now: JsonObject) => wholeChanges(comparison, old, now, where);
    const choice = singleOrChoiceChanges(wholly, comparison, before, after, where);
    if (choice !== undefined) return choice;
  }
  return wholeChanges(
    comparison,
    resolveSchema(comparison.before, before),
    resolveSchema(comparison.after, after),
    where,
  );
}

/** Compares two schemas and their names. */
export function schemaChanges(
  comparison: Comparison,
  before: Json | undefined,
  after: Json | undefined,
  where: string,
): Changes {
  const pair = JSON.stringify([before, after]);
  if (comparison.within.includes(pair)) return NONE;
  const inside = { ...comparison, within: [...comparison.within, pair] };
  const names = before === undefined || after === undefined ? NONE : classChanges(comparison, before, after, where);
  return [...names, ...meaningChanges(inside, before, after, where)];
}
