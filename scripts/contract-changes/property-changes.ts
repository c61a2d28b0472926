/** Differences between the properties of two objects, declared and additional. Pure. */
import { isJsonObject, type Json, type JsonObject, membersOf, textsOf } from '../generate/json.ts';
import {
  type Change,
  type Changes,
  type Comparison,
  compareMaps,
  type Direction,
  NONE,
  requiredChanges,
  weightFor as when,
} from './change.ts';
import { resolveSchema } from './resolved-schema.ts';

type Properties = ReadonlyMap<string, Json>;

/** Required applies only to values that the side writes: not to read-only values in requests and write-only values in responses. */
const UNWRITTEN: Readonly<Record<Direction, 'readOnly' | 'writeOnly'>> = { request: 'readOnly', response: 'writeOnly' };

const propertiesOf = ({ properties }: JsonObject): Properties => new Map(membersOf(properties));

/** The required properties. */
function requiredIn(document: JsonObject, schema: JsonObject, direction: Direction): readonly string[] {
  const properties = propertiesOf(schema);
  return textsOf(schema.required).filter(
    (name) => resolveSchema(document, properties.get(name))[UNWRITTEN[direction]] !== true,
  );
}

/** The contract describes additional form fields with these words: ignored, except for a stored family of names. */
const IGNORED = '`x-svc-ignored-parameters`';
const FAMILY = /`([^`]+)<name>`/;

/** The schema of a name before its declaration. Undefined when the contract has none or ignored the name. */
function freeBefore({ before, direction }: Comparison, schema: JsonObject, name: string): Json | undefined {
  const { additionalProperties: rest } = schema;
  if (!isJsonObject(rest)) return undefined;
  const { description } = resolveSchema(before, rest);
  const said = typeof description === 'string' ? description : '';
  const family = FAMILY.exec(said)?.[1];
  const isKept = family !== undefined && name.startsWith(family);
  return direction === 'request' && said.includes(IGNORED) && !isKept ? undefined : rest;
}

/** A newly declared property must accept what it accepted as an additional one. */
function addedPropertyChanges(
  comparison: Comparison,
  before: JsonObject,
  [name, schema]: readonly [name: string, schema: Json],
  where: string,
): Changes {
  const free = freeBefore(comparison, before, name);
  const narrowed = free === undefined ? NONE : comparison.compare(comparison, free, schema, `${where}.${name}`);
  return [
    { weight: 'addition', where, what: `${name} added` },
    ...narrowed.filter(({ weight }) => weight === 'breaking'),
  ];
}

export function propertyChanges(comparison: Comparison, before: JsonObject, after: JsonObject, where: string): Changes {
  const { direction } = comparison;
  const { removed, added, common } = compareMaps(propertiesOf(before), propertiesOf(after));
  const [needed, needs] = [
    requiredIn(comparison.before, before, direction),
    requiredIn(comparison.after, after, direction),
  ];
  const needOf = (name: string) =>
    requiredChanges(direction, [needed.includes(name), needs.includes(name)], where, `${name} `);
  const declared = new Set([...removed, ...[...added, ...common].map(([name]) => name)]);
  const undeclared = [...new Set([...needed, ...needs])].filter((name) => !declared.has(name));
  return [
    ...removed.map((name): Change => ({ weight: 'breaking', where, what: `${name} removed` })),
    ...added.flatMap(([name, schema]): Changes => {
      const isNeeded = needs.includes(name) && !needed.includes(name) && direction === 'request';
      return isNeeded
        ? [{ weight: 'breaking', where, what: `${name} added and required` }]
        : [
            ...(needed.includes(name) ? needOf(name) : NONE),
            ...addedPropertyChanges(comparison, before, [name, schema], where),
          ];
    }),
    ...common.flatMap(([name, old, now]) => [
      ...needOf(name),
      ...comparison.compare(comparison, old, now, `${where}.${name}`),
    ]),
    ...undeclared.flatMap(needOf),
  ];
}

/** Additional properties are allowed by default. */
export function additionalPropertyChanges(
  comparison: Comparison,
  before: JsonObject,
  after: JsonObject,
  where: string,
): Changes {
  const [old, now] = [before.additionalProperties ?? true, after.additionalProperties ?? true];
  if (now === false && old !== false) {
    return [
      { weight: when(comparison.direction, 'request', 'note'), where, what: 'other properties no longer allowed' },
    ];
  }
  if (old === false) return now === false ? NONE : [{ weight: 'note', where, what: 'other properties now allowed' }];
  const isSaid = typeof old === 'object' || typeof now === 'object';
  return isSaid ? comparison.compare(comparison, old, now, `${where}.*`) : NONE;
}
