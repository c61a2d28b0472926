/**
 * What differs between two schemas, seen by a client. Values that the client sends must be taken as before; values that it is
 * answered must be such as it knows, but for further fields and further enum values, which clients have to bear (it is told
 * in the guide on versions). Schemas with a name are compared once. Pure.
 */
import { itemsOf, type Json, type JsonObject, membersOf, textsOf, toObject } from '../generate/json.ts';
import { apart } from './apart.ts';
import { type Change, type Direction, needChanges, weightFor as when } from './change.ts';
import { deprecationChanges, keywordChanges } from './keyword-changes.ts';
import { boundChanges, defaultChanges, enumChanges, enumNameChanges, typeChanges } from './value-changes.ts';
import { besideRef, nameOf, saidBy, wholeSchema } from './whole-schema.ts';

export interface Comparison {
  readonly before: JsonObject;
  readonly after: JsonObject;
  readonly direction: Direction;
  /** The names that were compared. */
  readonly seen: Set<string>;
  /** What is being compared that stands beside a `$ref`: a schema may name itself. */
  readonly within: readonly string[];
}

type Found = readonly Change[];

const NONE: Found = [];

function propertyChanges(comparison: Comparison, before: JsonObject, after: JsonObject, where: string): Found {
  const { direction } = comparison;
  const propertiesOf = ({ properties }: JsonObject) => new Map(membersOf(properties));
  const { gone, fresh, both } = apart(propertiesOf(before), propertiesOf(after));
  const needs = (schema: JsonObject, name: string) => textsOf(schema.required).includes(name);
  return [
    ...gone.map((name): Change => ({ weight: 'breaking', where, what: `${name} is gone` })),
    ...fresh.map(([name]): Change => {
      const needed = needs(after, name) && direction === 'sent';
      return {
        weight: needed ? 'breaking' : 'addition',
        where,
        what: `${name} is new${needed ? ' and required' : ''}`,
      };
    }),
    ...both.flatMap(([name, old, now]) => [
      ...needChanges(direction, [needs(before, name), needs(after, name)], where, `${name} `),
      ...schemaChanges(comparison, old, now, `${where}.${name}`),
    ]),
  ];
}

type Members = ReadonlyMap<string, Json>;

/** The members of a choice, by name or else as they are written. */
function membersBy(document: JsonObject, schema: JsonObject): Members {
  const members = [...itemsOf(schema.oneOf), ...itemsOf(schema.anyOf)];
  const known = (member: Json) => (besideRef(document, member).length === 0 ? nameOf(member) : undefined);
  return new Map(members.map((member) => [known(member) ?? JSON.stringify(member), member]));
}

function memberChanges(comparison: Comparison, old: Members, now: Members, where: string): Found {
  const { direction } = comparison;
  const { gone, fresh, both } = apart(old, now);
  return [
    ...gone.map(
      (name): Change => ({ weight: when(direction, 'sent', 'note'), where, what: `is never ${name} any more` }),
    ),
    // A named kind is one more that clients pass over, as they do with events; anything else is a value they do not know.
    ...fresh.map(
      ([name]): Change => ({
        weight: name.startsWith('{') ? when(direction, 'answered', 'addition') : 'addition',
        where,
        what: `may be ${name}`,
      }),
    ),
    ...both.flatMap(([, member, other]) => schemaChanges(comparison, member, other, where)),
  ];
}

/** A choice where there was none restricts what is sent; one that is gone leaves open what is answered. */
function choiceChanges(comparison: Comparison, before: JsonObject, after: JsonObject, where: string): Found {
  const { direction } = comparison;
  const [old, now] = [membersBy(comparison.before, before), membersBy(comparison.after, after)];
  if (old.size === 0 && now.size === 0) return NONE;
  if (old.size === 0) {
    return [{ weight: when(direction, 'sent', 'note'), where, what: `has to be ${[...now.keys()].join(' or ')} now` }];
  }
  if (now.size === 0) {
    return [
      { weight: when(direction, 'answered', 'note'), where, what: `may be other than ${[...old.keys()].join(' or ')}` },
    ];
  }
  const [was, is] = [before, after].map((schema) => (schema.oneOf === undefined ? 'any' : 'one'));
  const kind: Found =
    was === is ? NONE : [{ weight: 'breaking', where, what: `${is} of its kinds, and no longer ${was} of them` }];
  return [...kind, ...memberChanges(comparison, old, now, where)];
}

/** A named schema that becomes one of several, or stays alone of them, is a choice of one. */
function aloneOrNot(
  comparison: Comparison,
  before: Json | undefined,
  after: Json | undefined,
  where: string,
): Found | undefined {
  const [oldName, nowName] = [nameOf(before), nameOf(after)];
  if (before === undefined || after === undefined || (oldName === undefined) === (nowName === undefined))
    return undefined;
  const chosen = oldName === undefined ? ([comparison.before, before] as const) : ([comparison.after, after] as const);
  const choice = membersBy(chosen[0], wholeSchema(...chosen));
  const name = oldName ?? nowName ?? '';
  if (!choice.has(name)) return undefined;
  const single = new Map([[name, oldName === undefined ? after : before]]);
  return oldName === undefined
    ? memberChanges(comparison, choice, single, where)
    : memberChanges(comparison, single, choice, where);
}

/** Names that are not declared: free where nothing is said of them. */
function restChanges(comparison: Comparison, before: JsonObject, after: JsonObject, where: string): Found {
  const [old, now] = [before.additionalProperties ?? true, after.additionalProperties ?? true];
  if (now === false && old !== false) {
    return [{ weight: when(comparison.direction, 'sent', 'note'), where, what: 'takes no other names any more' }];
  }
  if (old === false) return now === false ? NONE : [{ weight: 'note', where, what: 'takes other names too' }];
  const isSaid = typeof old === 'object' || typeof now === 'object';
  return isSaid ? schemaChanges(comparison, old, now, `${where}.*`) : NONE;
}

/** What differs between two schemas that are whole. */
function wholeChanges(comparison: Comparison, old: JsonObject, now: JsonObject, place: string): Found {
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
    ...deprecationChanges(old, now, place),
    ...propertyChanges(comparison, old, now, place),
    ...choiceChanges(comparison, old, now, place),
    ...restChanges(comparison, old, now, place),
    ...items,
  ];
}

/** A `$ref` without what stands beside it. */
function alone(schema: Json | undefined): JsonObject {
  const { $ref = '' } = toObject(schema, 'schema');
  return { $ref };
}

/** What a name stands for, once for all places that name it; and at this place, what stands beside the name. */
function namedChanges(
  comparison: Comparison,
  name: string,
  before: Json | undefined,
  after: Json | undefined,
  where: string,
): Found {
  const { direction, seen, within } = comparison;
  const documents = [comparison.before, comparison.after] as const;
  const [old, now] = [wholeSchema(documents[0], before), wholeSchema(documents[1], after)];
  const beside = [...besideRef(documents[0], before), ...besideRef(documents[1], after)];
  const pair = JSON.stringify([before, after]);
  const here =
    beside.length === 0 || within.includes(pair)
      ? NONE
      : wholeChanges({ ...comparison, within: [...within, pair] }, saidBy(old, beside), saidBy(now, beside), where);
  if (seen.has(name)) return here;
  seen.add(name);
  const [was, is] = [wholeSchema(documents[0], alone(before)), wholeSchema(documents[1], alone(after))];
  return [...wholeChanges(comparison, was, is, `${name} (${direction})`), ...here];
}

/** What differs, and how much it matters. */
export function schemaChanges(
  comparison: Comparison,
  before: Json | undefined,
  after: Json | undefined,
  where: string,
): Found {
  const [oldName, nowName] = [nameOf(before), nameOf(after)];
  if (nowName !== undefined && oldName === nowName) return namedChanges(comparison, nowName, before, after, where);
  const choice = aloneOrNot(comparison, before, after, where);
  if (choice !== undefined) return choice;
  return wholeChanges(comparison, wholeSchema(comparison.before, before), wholeSchema(comparison.after, after), where);
}
