/**
 * What differs between two schemas, seen by a client. Values that the client sends must be taken as before; values that it is
 * answered must be such as it knows, but for further fields and further enum values, which clients have to bear (it is told
 * in the guide on versions). Schemas with a name are compared once. Pure.
 */
import { deref, itemsOf, type Json, type JsonObject, membersOf, textsOf, toObject } from '../generate/json.ts';
import { type Change, type Direction, weightFor as when } from './change.ts';

export interface Comparison {
  readonly before: JsonObject;
  readonly after: JsonObject;
  readonly direction: Direction;
  /** The pairs of names that were compared. */
  readonly seen: Set<string>;
}

type Found = readonly Change[];

const NONE: Found = [];

/** `#/components/schemas/Order` is named Order; what is no `$ref` has no name. */
export function nameOf(schema: Json | undefined): string | undefined {
  const ref = membersOf(schema).find(([key]) => key === '$ref')?.[1];
  return typeof ref === 'string' ? ref.slice(ref.lastIndexOf('/') + 1) : undefined;
}

/** A schema with the members of its allOf laid into it. */
function flat(document: JsonObject, schema: Json | undefined): JsonObject {
  const own = toObject(deref(document, schema) ?? {}, 'schema');
  const layers = itemsOf(own.allOf).map((member) => flat(document, member));
  if (layers.length === 0) return own;
  const all = [...layers, own];
  const properties = Object.fromEntries(all.flatMap((layer) => membersOf(layer.properties)));
  return { ...Object.assign({}, ...all), properties, required: all.flatMap((layer) => textsOf(layer.required)) };
}

function typesOf({ type }: JsonObject): readonly string[] {
  return typeof type === 'string' ? [type] : textsOf(type);
}

function without<T>(from: readonly T[], taken: readonly T[]): readonly T[] {
  return from.filter((each) => !taken.includes(each));
}

function typeChanges(before: JsonObject, after: JsonObject, direction: Direction, where: string): Found {
  const [old, now] = [typesOf(before), typesOf(after)];
  if (old.length === 0 && now.length === 0) return NONE;
  const gone = without(old, now).map((type) => ({
    weight: when(direction, 'sent', 'note'),
    where,
    what: `is never ${type} any more`,
  }));
  const fresh = without(now, old).map((type) => ({
    weight: when(direction, 'answered', 'addition'),
    where,
    what: `may be ${type}`,
  }));
  return [...gone, ...fresh];
}

function enumChanges(before: JsonObject, after: JsonObject, direction: Direction, where: string): Found {
  const [old, now] = [before.enum, after.enum].map((list) => itemsOf(list).map((value) => JSON.stringify(value)));
  if (old === undefined || now === undefined) return NONE;
  if (before.enum === undefined && after.enum !== undefined) {
    return [{ weight: when(direction, 'sent', 'note'), where, what: `takes only ${now.join(', ')}` }];
  }
  if (after.enum === undefined)
    return before.enum === undefined ? NONE : [{ weight: 'note', where, what: 'takes other values too' }];
  return [
    ...without(old, now).map((value): Change => ({ weight: 'breaking', where, what: `the value ${value} is gone` })),
    ...without(now, old).map((value): Change => ({ weight: 'addition', where, what: `the value ${value} is new` })),
  ];
}

/** Names of bounds, and in which way each tightens. */
const BOUNDS = {
  minLength: 1,
  maxLength: -1,
  minimum: 1,
  maximum: -1,
  minItems: 1,
  maxItems: -1,
  minProperties: 1,
  maxProperties: -1,
} as const;
const EXACT = ['pattern', 'format', 'multipleOf'] as const;

function boundChanges(before: JsonObject, after: JsonObject, direction: Direction, where: string): Found {
  const bounds = Object.entries(BOUNDS).flatMap(([name, tightens]): Found => {
    const [old, now] = [before[name], after[name]];
    if (old === now) return NONE;
    const looser = typeof now !== 'number' || (typeof old === 'number' && (now - old) * tightens < 0);
    const what = `${name} ${typeof old === 'number' ? old : 'free'} → ${typeof now === 'number' ? now : 'free'}`;
    return [{ weight: looser ? 'note' : when(direction, 'sent', 'note'), where, what }];
  });
  const exact = EXACT.flatMap((name): Found => {
    const [old, now] = [before[name], after[name]];
    if (old === now) return NONE;
    const what = `${name} ${JSON.stringify(old ?? 'free')} → ${JSON.stringify(now ?? 'free')}`;
    return [{ weight: now === undefined ? 'note' : when(direction, 'sent', 'note'), where, what }];
  });
  return [...bounds, ...exact];
}

/** What counts for a value that is left out. To name for the first time what has always counted breaks nobody. */
function defaultChanges(before: JsonObject, after: JsonObject, direction: Direction, where: string): Found {
  const [old, now] = [before.default, after.default].map((value) => JSON.stringify(value));
  if (old === now) return NONE;
  const what = `default ${old ?? 'none'} → ${now ?? 'none'}`;
  return [{ weight: old === undefined ? 'note' : when(direction, 'sent', 'note'), where, what }];
}

function propertyChanges(comparison: Comparison, before: JsonObject, after: JsonObject, where: string): Found {
  const { direction } = comparison;
  const [old, now] = [before, after].map(({ properties }) => new Map(membersOf(properties)));
  const [oldNeeds, nowNeeds] = [before, after].map(({ required }) => new Set(textsOf(required)));
  if (old === undefined || now === undefined || oldNeeds === undefined || nowNeeds === undefined) return NONE;
  const gone = [...old.keys()].filter((name) => !now.has(name));
  const fresh = [...now.keys()].filter((name) => !old.has(name));
  const inner = [...old].flatMap(([name, schema]): Found => {
    if (!now.has(name)) return NONE;
    const needs: Found =
      oldNeeds.has(name) === nowNeeds.has(name)
        ? NONE
        : nowNeeds.has(name)
          ? [{ weight: when(direction, 'sent', 'note'), where, what: `${name} is required now` }]
          : [{ weight: when(direction, 'answered', 'addition'), where, what: `${name} may be absent now` }];
    return [...needs, ...schemaChanges(comparison, schema, now.get(name), `${where}.${name}`)];
  });
  return [
    ...gone.map((name): Change => ({ weight: 'breaking', where, what: `${name} is gone` })),
    ...fresh.map((name): Change => {
      const needed = nowNeeds.has(name) && direction === 'sent';
      return {
        weight: needed ? 'breaking' : 'addition',
        where,
        what: `${name} is new${needed ? ' and required' : ''}`,
      };
    }),
    ...inner,
  ];
}

function choiceChanges(comparison: Comparison, before: JsonObject, after: JsonObject, where: string): Found {
  const { direction } = comparison;
  const membersBy = (schema: JsonObject) =>
    new Map(
      [...itemsOf(schema.oneOf), ...itemsOf(schema.anyOf)].map((member) => [
        nameOf(member) ?? JSON.stringify(member),
        member,
      ]),
    );
  const [old, now] = [membersBy(before), membersBy(after)];
  const both = [...old].filter(([name]) => now.has(name));
  return [
    ...[...old.keys()]
      .filter((name) => !now.has(name))
      .map((name): Change => ({ weight: when(direction, 'sent', 'note'), where, what: `is never ${name} any more` })),
    ...[...now.keys()]
      .filter((name) => !old.has(name))
      // A named kind is one more that clients pass over, as they do with events; anything else is a value they do not know.
      .map(
        (name): Change => ({
          weight: name.startsWith('{') ? when(direction, 'answered', 'addition') : 'addition',
          where,
          what: `may be ${name}`,
        }),
      ),
    ...both.flatMap(([name, member]) => schemaChanges(comparison, member, now.get(name), where)),
  ];
}

function restChanges(comparison: Comparison, before: JsonObject, after: JsonObject, where: string): Found {
  const [old, now] = [before.additionalProperties, after.additionalProperties];
  if (now === false && old !== false) {
    return [{ weight: when(comparison.direction, 'sent', 'note'), where, what: 'takes no other names any more' }];
  }
  if (typeof old !== 'object' || typeof now !== 'object') return NONE;
  return schemaChanges(comparison, old, now, `${where}.*`);
}

/** What differs, and how much it matters. */
export function schemaChanges(
  comparison: Comparison,
  before: Json | undefined,
  after: Json | undefined,
  where: string,
): Found {
  const { direction, seen } = comparison;
  const [oldName, nowName] = [nameOf(before), nameOf(after)];
  const named = oldName !== undefined && oldName === nowName;
  const key = `${oldName} ${nowName}`;
  if (named && seen.has(key)) return NONE;
  if (named) seen.add(key);
  const place = named ? `${nowName} (${direction})` : where;
  const [old, now] = [flat(comparison.before, before), flat(comparison.after, after)];
  const items =
    old.items === undefined && now.items === undefined
      ? NONE
      : schemaChanges(comparison, old.items, now.items, `${place}[]`);
  return [
    ...typeChanges(old, now, direction, place),
    ...enumChanges(old, now, direction, place),
    ...boundChanges(old, now, direction, place),
    ...defaultChanges(old, now, direction, place),
    ...propertyChanges(comparison, old, now, place),
    ...choiceChanges(comparison, old, now, place),
    ...restChanges(comparison, old, now, place),
    ...items,
  ];
}
