/** Differences between the types that two schemas allow. Pure. */
import { itemsOf, type Json, type JsonObject, textsOf } from '../generate/json.ts';
import { type Change, type Changes, type Direction, NONE, weightFor as when } from './change.ts';
import { resolveSchema } from './resolved-schema.ts';

function without<T>(from: readonly T[], taken: readonly T[]): readonly T[] {
  return from.filter((each) => !taken.includes(each));
}

/** The declared types of a schema. Undefined without any. */
function namedTypes({ type }: JsonObject): readonly string[] | undefined {
  return typeof type === 'string' ? [type] : type === undefined ? undefined : textsOf(type);
}

/** The types that a resolved schema allows, inferred from its values and choices when it declares none. Undefined for any type. */
export function allowedTypes(document: JsonObject, schema: JsonObject): readonly string[] | undefined {
  const named = namedTypes(schema);
  if (named !== undefined) return named;
  if (schema.enum !== undefined) return [...new Set(itemsOf(schema.enum).map(typeOf))];
  const members = [...itemsOf(schema.oneOf), ...itemsOf(schema.anyOf)].map((member) =>
    allowedTypes(document, resolveSchema(document, member)),
  );
  const known = members.filter((types) => types !== undefined);
  return members.length > 0 && known.length === members.length ? [...new Set(known.flat())] : undefined;
}

function typeOf(value: Json): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return Number.isInteger(value) ? 'integer' : typeof value;
}

export interface Sides {
  readonly before: JsonObject;
  readonly after: JsonObject;
}

/** A schema without a type allows any. Choices without declared types are compared elsewhere. */
export function typeChanges(
  documents: Sides,
  before: JsonObject,
  after: JsonObject,
  direction: Direction,
  where: string,
): Changes {
  if (namedTypes(before) === undefined && namedTypes(after) === undefined) return NONE;
  const [old, now] = [allowedTypes(documents.before, before), allowedTypes(documents.after, after)];
  if (old === undefined && now === undefined) return NONE;
  if (old === undefined)
    return [{ weight: when(direction, 'request', 'note'), where, what: `now only ${now?.join(' or ')}` }];
  if (now === undefined) return [{ weight: when(direction, 'response', 'addition'), where, what: 'now of any type' }];
  // Every integer is a number.
  const within = (types: readonly string[]) => (type: string) => type === 'integer' && types.includes('number');
  return [
    ...without(old, now)
      .filter((type) => !within(now)(type))
      .map((type): Change => ({ weight: when(direction, 'request', 'note'), where, what: `no longer ${type}` })),
    ...without(now, old)
      .filter((type) => !within(old)(type))
      .map((type): Change => ({ weight: when(direction, 'response', 'addition'), where, what: `may now be ${type}` })),
  ];
}
