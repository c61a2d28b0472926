/**
 * Resolves a schema to one object: its `$ref`, the keywords beside it and the members of its allOf. A value must satisfy all of them,
 * so the tighter of two bounds applies. Pure.
 */
import {
  isJsonArray,
  isJsonObject,
  itemsOf,
  type Json,
  type JsonObject,
  membersOf,
  pointedAt,
  textsOf,
  toObject,
} from '../generate/json.ts';
import { nameOfRef } from '../generate/operations-in.ts';
import { ANNOTATIONS } from './keyword-changes.ts';
import { BOUNDS } from './value-changes.ts';

/** The name of a `$ref`: `Order` for `#/components/schemas/Order`. */
export function nameOf(schema: Json | undefined): string | undefined {
  const ref = isJsonObject(schema) ? schema.$ref : undefined;
  return typeof ref === 'string' ? nameOfRef(ref) : undefined;
}

/** A boolean schema as an object. */
function asObject(schema: Json | undefined): JsonObject {
  if (schema === undefined || schema === true) return {};
  return schema === false ? { not: {} } : toObject(schema, 'schema');
}

/** The schemas that a value must satisfy, referenced ones first. */
function layersOf(document: JsonObject, schema: Json | undefined): readonly JsonObject[] {
  const { $ref, allOf, const: constant, ...rest } = asObject(schema);
  return [
    ...(typeof $ref === 'string' ? layersOf(document, pointedAt(document, $ref)) : []),
    ...itemsOf(allOf).flatMap((member) => layersOf(document, member)),
    ...(constant === undefined ? [] : [{ enum: [constant] }]),
    rest,
  ];
}

/** Keywords whose value is a schema or a list of schemas, and keywords whose value is a map of schemas. */
const SCHEMAS: readonly string[] = ['items', 'additionalProperties', 'not', 'allOf', 'oneOf', 'anyOf'];
const SCHEMA_MAPS: readonly string[] = ['properties', 'patternProperties'];

/** The schema without annotations at any depth. A property may have the name of an annotation. */
export function withoutAnnotations(schema: Json): Json {
  if (isJsonArray(schema)) return schema.map(withoutAnnotations);
  if (!isJsonObject(schema)) return schema;
  const kept = membersOf(schema).filter(([keyword]) => !ANNOTATIONS.has(keyword));
  return Object.fromEntries(
    kept.map(([keyword, value]): [string, Json] => {
      if (SCHEMAS.includes(keyword)) return [keyword, withoutAnnotations(value)];
      if (!SCHEMA_MAPS.includes(keyword)) return [keyword, value];
      return [keyword, Object.fromEntries(membersOf(value).map(([name, each]) => [name, withoutAnnotations(each)]))];
    }),
  );
}

/** The effective keywords beside a `$ref`. */
export function siblingKeywords(document: JsonObject, schema: Json | undefined): readonly string[] {
  const { $ref, ...rest } = asObject(schema);
  if ($ref === undefined) return [];
  return layersOf(document, rest)
    .flatMap((layer) => Object.keys(layer))
    .filter((name) => !ANNOTATIONS.has(name));
}

/** Merges two values of a keyword. Undefined when that is impossible. */
type Merge = (one: Json, other: Json) => Json | undefined;

const NUMBERS: readonly Json[] = ['number', 'integer'];

function mergeTypes(one: Json, other: Json): Json {
  const [ours, theirs] = [one, other].map((type) => (typeof type === 'string' ? [type] : textsOf(type)));
  return (ours ?? []).flatMap((type) => {
    if (theirs?.includes(type)) return [type];
    return NUMBERS.includes(type) && theirs?.some((each) => NUMBERS.includes(each)) ? ['integer'] : [];
  });
}

function mergeEnums(one: Json, other: Json): Json {
  const theirs = itemsOf(other).map((value) => JSON.stringify(value));
  return itemsOf(one).filter((value) => theirs.includes(JSON.stringify(value)));
}

/** Each member appears once, so that a recursive schema terminates. */
const mergeSchemas: Merge = (one, other) => {
  const members = [one, other].flatMap((schema) => (isAllOf(schema) ? itemsOf(schema.allOf) : [schema]));
  const said = new Map(members.map((member) => [JSON.stringify(member), member]));
  return { allOf: [...said.values()] };
};

function isAllOf(schema: Json): schema is JsonObject {
  return isJsonObject(schema) && Object.keys(schema).join() === 'allOf';
}

function mergeProperties(one: Json, other: Json): Json {
  const [ours, theirs] = [new Map(membersOf(one)), new Map(membersOf(other))];
  const shared = [...ours].map(([name, value]) => {
    const their = theirs.get(name);
    return [name, their === undefined ? value : mergeValues(mergeSchemas, value, their)] as const;
  });
  return Object.fromEntries([...theirs, ...shared.map(([name, value]) => [name, value ?? {}] as const)]);
}

function mergeBound(tightens: number): Merge {
  return (one, other) =>
    typeof one !== 'number' || typeof other !== 'number'
      ? undefined
      : tightens > 0
        ? Math.max(one, other)
        : Math.min(one, other);
}

const either: Merge = (one, other) => one === true || other === true;

const later: Merge = (_one, other) => other;

const rules: ReadonlyMap<string, Merge> = new Map<string, Merge>([
  ...Object.entries(BOUNDS).map(([name, tightens]) => [name, mergeBound(tightens)] as const),
  ...[...ANNOTATIONS].map((name) => [name, later] as const),
  ['type', mergeTypes],
  ['enum', mergeEnums],
  ['required', (one, other) => [...new Set([...textsOf(one), ...textsOf(other)])]],
  ['properties', mergeProperties],
  ['items', mergeSchemas],
  ['additionalProperties', (one, other) => (one === false || other === false ? false : mergeSchemas(one, other))],
  ...['deprecated', 'readOnly', 'writeOnly'].map((name) => [name, either] as const),
]);

function mergeValues(rule: Merge | undefined, one: Json, other: Json): Json | undefined {
  return JSON.stringify(one) === JSON.stringify(other) ? one : rule?.(one, other);
}

/** Marks a keyword whose values cannot be merged. No rule knows it, so any difference is breaking. */
const SEVERAL = ', said in several layers';

/** Merges the values of a keyword. */
function mergeKeyword(name: string, values: readonly Json[]): readonly (readonly [string, Json])[] {
  const rule = rules.get(name) ?? (name.startsWith('x-') ? later : undefined);
  const said = values
    .slice(1)
    .reduce<Json | undefined>(
      (one, other) => (one === undefined ? undefined : mergeValues(rule, one, other)),
      values[0],
    );
  return said === undefined ? [[`${name}${SEVERAL}`, values]] : [[name, said]];
}

/** Resolves `$ref` and allOf. */
export function resolveSchema(document: JsonObject, schema: Json | undefined): JsonObject {
  const layers = layersOf(document, schema);
  const names = [...new Set(layers.flatMap((layer) => Object.keys(layer)))];
  const said = names.flatMap((name) =>
    mergeKeyword(
      name,
      layers.flatMap((layer) => {
        const value = layer[name];
        return value === undefined ? [] : [value];
      }),
    ),
  );
  return Object.fromEntries(said);
}

/** The schema reduced to these keywords. */
export function pickKeywords(schema: JsonObject, keywords: readonly string[]): JsonObject {
  const wanted = keywords.flatMap((name) => [name, `${name}${SEVERAL}`]);
  return Object.fromEntries(membersOf(schema).filter(([name]) => wanted.includes(name)));
}
