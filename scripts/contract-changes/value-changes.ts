/** Differences between the scalar values that two schemas allow: enumerations, bounds, patterns and defaults. Pure. */
import { itemsOf, type JsonObject, knownValues } from '../generate/json.ts';
import { type Change, type Changes, compareMaps, type Direction, NONE, weightFor as when } from './change.ts';

function without<T>(from: readonly T[], taken: readonly T[]): readonly T[] {
  return from.filter((each) => !taken.includes(each));
}

const EXTENSIBLE = 'x-extensible-enum';

/** The listed values of a schema, and whether it allows others. Undefined without a list. */
function listedIn(schema: JsonObject) {
  const list = knownValues(schema);
  const isOpen = schema.enum === undefined;
  return list === undefined ? undefined : { isOpen, values: itemsOf(list).map((value) => JSON.stringify(value)) };
}

/**
 * A new value of a closed enumeration is safe in requests, but stock clients reject it in responses. Clients read an extensible
 * enumeration as text, so opening or closing one changes their type.
 */
export function enumChanges(before: JsonObject, after: JsonObject, direction: Direction, where: string): Changes {
  const [old, now] = [listedIn(before), listedIn(after)];
  if (now === undefined) {
    if (old === undefined) return NONE;
    const weight = old.isOpen ? 'note' : when(direction, 'response', 'note');
    return [{ weight, where, what: 'other values now allowed' }];
  }
  if (old === undefined) {
    const what = `${now.isOpen ? 'now lists' : 'now only'} ${now.values.join(', ')}`;
    return [{ weight: now.isOpen ? 'note' : when(direction, 'request', 'note'), where, what }];
  }
  const turned = now.isOpen ? `now allows unlisted values (${EXTENSIBLE})` : 'now allows listed values only';
  const room: Changes =
    old.isOpen === now.isOpen
      ? NONE
      : [{ weight: now.isOpen ? when(direction, 'response', 'note') : 'breaking', where, what: turned }];
  const isTolerated = direction === 'request' || old.isOpen || now.isOpen;
  return [
    ...room,
    ...without(old.values, now.values).map(
      (value): Change => ({ weight: 'breaking', where, what: `value ${value} removed` }),
    ),
    ...without(now.values, old.values).map(
      (value): Change => ({ weight: isTolerated ? 'addition' : 'breaking', where, what: `value ${value} added` }),
    ),
  ];
}

/** The names of values in stock clients. */
function calledOf(schema: JsonObject): ReadonlyMap<string, string> {
  const names = itemsOf(schema['x-enum-varnames']);
  return new Map(
    itemsOf(knownValues(schema)).map((value, place) => [JSON.stringify(value), String(names[place] ?? value)]),
  );
}

/** Programs use the client's names of values. */
export function enumNameChanges(before: JsonObject, after: JsonObject, where: string): Changes {
  return compareMaps(calledOf(before), calledOf(after)).common.flatMap(
    ([value, was, is]): Changes =>
      was === is ? NONE : [{ weight: 'breaking', where, what: `client name of ${value}: ${was} → ${is}` }],
  );
}

/** Bounds, with the direction that tightens each. */
export const BOUNDS = {
  minLength: 1,
  maxLength: -1,
  minimum: 1,
  maximum: -1,
  exclusiveMinimum: 1,
  exclusiveMaximum: -1,
  minItems: 1,
  maxItems: -1,
  minProperties: 1,
  maxProperties: -1,
} as const;
const EXACT = ['pattern', 'format', 'multipleOf'] as const;

export const VALUE_KEYWORDS: readonly string[] = ['type', 'enum', 'const', 'default', ...Object.keys(BOUNDS), ...EXACT];

/** Clients tolerate wider bounds in responses, but not another pattern, by which they parse values. */
export function boundChanges(before: JsonObject, after: JsonObject, direction: Direction, where: string): Changes {
  const bounds = Object.entries(BOUNDS).flatMap(([name, tightens]): Changes => {
    const [old, now] = [before[name], after[name]];
    if (old === now) return NONE;
    const looser = typeof now !== 'number' || (typeof old === 'number' && (now - old) * tightens < 0);
    const what = `${name} ${typeof old === 'number' ? old : 'none'} → ${typeof now === 'number' ? now : 'none'}`;
    return [{ weight: looser ? 'note' : when(direction, 'request', 'note'), where, what }];
  });
  const exact = EXACT.flatMap((name): Changes => {
    const [old, now] = [before[name], after[name]];
    if (old === now) return NONE;
    const what = `${name} ${JSON.stringify(old ?? 'none')} → ${JSON.stringify(now ?? 'none')}`;
    if (old === undefined) return [{ weight: when(direction, 'request', 'note'), where, what }];
    if (now === undefined) return [{ weight: when(direction, 'response', 'note'), where, what }];
    return [{ weight: 'breaking', where, what }];
  });
  return [...bounds, ...exact];
}

/**
 * The service fills in defaults and stock clients send them. A newly documented default that always applied is not a break: accept it
 * in accepted.yaml.
 */
export function defaultChanges(before: JsonObject, after: JsonObject, direction: Direction, where: string): Changes {
  const [old, now] = [before.default, after.default].map((value) => JSON.stringify(value));
  if (old === now) return NONE;
  const what = `default ${old ?? 'none'} → ${now ?? 'none'}`;
  return [{ weight: when(direction, 'request', 'note'), where, what }];
}
