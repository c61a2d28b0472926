/** What differs between the plain values that two schemas allow: their choices, bounds, patterns and defaults. Pure. */
import { itemsOf, type JsonObject, knownValues } from '../generate/json.ts';
import { type Change, type Changes, compareMaps, type Direction, NONE, weightFor as when } from './change.ts';

function without<T>(from: readonly T[], taken: readonly T[]): readonly T[] {
  return from.filter((each) => !taken.includes(each));
}

const EXTENSIBLE = 'x-extensible-enum';

/** The values that a schema lists, as they are told, and whether it leaves room for others; undefined where it lists none. */
function listedIn(schema: JsonObject) {
  const list = knownValues(schema);
  const isOpen = schema.enum === undefined;
  return list === undefined ? undefined : { isOpen, values: itemsOf(list).map((value) => JSON.stringify(value)) };
}

/**
 * One more value of a closed choice is borne by whoever sends it, and not by who is answered it: stock clients refuse it. Of an
 * extensible one they read text, so that a choice that opens, or closes, is another type for them.
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
  const isBorne = direction === 'request' || old.isOpen || now.isOpen;
  return [
    ...room,
    ...without(old.values, now.values).map(
      (value): Change => ({ weight: 'breaking', where, what: `value ${value} removed` }),
    ),
    ...without(now.values, old.values).map(
      (value): Change => ({ weight: isBorne ? 'addition' : 'breaking', where, what: `value ${value} added` }),
    ),
  ];
}

/** What stock clients call each value of a choice. */
function calledOf(schema: JsonObject): ReadonlyMap<string, string> {
  const names = itemsOf(schema['x-enum-varnames']);
  return new Map(
    itemsOf(knownValues(schema)).map((value, place) => [JSON.stringify(value), String(names[place] ?? value)]),
  );
}

/** Programs that were made with a client use its name of a value. */
export function enumNameChanges(before: JsonObject, after: JsonObject, where: string): Changes {
  return compareMaps(calledOf(before), calledOf(after)).common.flatMap(
    ([value, was, is]): Changes =>
      was === is ? NONE : [{ weight: 'breaking', where, what: `client name of ${value}: ${was} → ${is}` }],
  );
}

/** Names of bounds, and in which way each tightens. */
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

/** A wider bound in an answer is borne as further values are; another pattern is not, as clients take values apart by it. */
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
 * What counts for a value that is left out: the service puts it in, and stock clients send it. Only whoever changes the contract knows
 * whether a default that is named for the first time has always counted; then it is to be accepted as a break that is none.
 */
export function defaultChanges(before: JsonObject, after: JsonObject, direction: Direction, where: string): Changes {
  const [old, now] = [before.default, after.default].map((value) => JSON.stringify(value));
  if (old === now) return NONE;
  const what = `default ${old ?? 'none'} → ${now ?? 'none'}`;
  return [{ weight: when(direction, 'request', 'note'), where, what }];
}
