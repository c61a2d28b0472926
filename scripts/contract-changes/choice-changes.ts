/**
 * Differences between two choices of schemas (oneOf, anyOf). Clients that read objects of several kinds ignore an additional kind.
 * They do not accept an additional non-object, or a choice without a known kind. Pure.
 */
import { itemsOf, type Json, type JsonObject } from '../generate/json.ts';
import { type Change, type Changes, type Comparison, compareMaps, NONE, weightFor as when } from './change.ts';
import { nameOf, pickKeywords, resolveSchema, siblingKeywords, withoutAnnotations } from './resolved-schema.ts';
import { allowedTypes } from './type-changes.ts';

interface Member {
  readonly schema: Json;
  readonly isNamed: boolean;
  readonly isObject: boolean;
}

type Members = ReadonlyMap<string, Member>;

/** Whether a schema allows objects only. A discriminated schema is an object without a declared type. */
function isObject(document: JsonObject, schema: Json, isDiscriminated: boolean): boolean {
  const types = allowedTypes(document, resolveSchema(document, schema));
  return types === undefined ? isDiscriminated : types.every((type) => type === 'object');
}

/** The members of a choice, by name or else by their text without annotations. */
function membersOfChoice(document: JsonObject, schema: JsonObject): Members {
  const members = [...itemsOf(schema.oneOf), ...itemsOf(schema.anyOf)];
  return new Map(
    members.map((member) => {
      const name = siblingKeywords(document, member).length === 0 ? nameOf(member) : undefined;
      const kind = isObject(document, member, schema.discriminator !== undefined);
      return [
        name ?? JSON.stringify(withoutAnnotations(member)),
        { schema: member, isNamed: name !== undefined, isObject: kind },
      ];
    }),
  );
}

function memberChanges(comparison: Comparison, old: Members, now: Members, where: string): Changes {
  const { direction } = comparison;
  const { removed, added, common } = compareMaps(old, now);
  const isKindKept = common.some(([, , { isObject: isKind }]) => isKind);
  return [
    ...removed.map(
      (name): Change => ({ weight: when(direction, 'request', 'note'), where, what: `no longer ${name}` }),
    ),
    ...added.map(([name, member]): Change => {
      const isOneMoreKind = isKindKept && member.isNamed && member.isObject;
      return {
        weight: isOneMoreKind ? 'addition' : when(direction, 'response', 'addition'),
        where,
        what: `may now be ${name}`,
      };
    }),
    ...common.flatMap(([, member, other]) => comparison.compare(comparison, member.schema, other.schema, where)),
  ];
}

/** A new choice restricts requests. A removed choice widens responses. */
export function choiceChanges(comparison: Comparison, before: JsonObject, after: JsonObject, where: string): Changes {
  const { direction } = comparison;
  const [old, now] = [membersOfChoice(comparison.before, before), membersOfChoice(comparison.after, after)];
  if (old.size === 0 && now.size === 0) return NONE;
  if (old.size === 0) {
    return [{ weight: when(direction, 'request', 'note'), where, what: `must now be ${[...now.keys()].join(' or ')}` }];
  }
  if (now.size === 0) {
    return [
      {
        weight: when(direction, 'response', 'note'),
        where,
        what: `no longer limited to ${[...old.keys()].join(' or ')}`,
      },
    ];
  }
  const [was, is] = [before, after].map((schema) => (schema.oneOf === undefined ? 'any' : 'one'));
  const kind: Changes =
    was === is ? NONE : [{ weight: 'breaking', where, what: `matches ${is} of the schemas, no longer ${was}` }];
  return [...kind, ...memberChanges(comparison, old, now, where)];
}

const CHOICE: readonly string[] = ['oneOf', 'anyOf', 'discriminator'];

/** One side of a comparison: a choice, or a single schema. */
interface Side {
  readonly schema: Json;
  readonly whole: JsonObject;
  readonly members: Members;
  /** The keywords beside the name or the choice. */
  readonly beside: readonly string[];
}

function sideOf(document: JsonObject, schema: Json): Side {
  const whole = resolveSchema(document, schema);
  const name = nameOf(schema);
  if (name === undefined) {
    const beside = Object.keys(whole).filter((keyword) => !CHOICE.includes(keyword));
    return { schema, whole, members: membersOfChoice(document, whole), beside };
  }
  const single = { schema, isNamed: true, isObject: isObject(document, schema, false) };
  return { schema, whole, members: new Map([[name, single]]), beside: siblingKeywords(document, schema) };
}

/**
 * Compares a named schema with a choice that contains it, as a choice of one. Undefined for any other pair. `wholly` compares the
 * keywords beside the name or the choice.
 */
export function singleOrChoiceChanges(
  wholly: (old: JsonObject, now: JsonObject) => Changes,
  comparison: Comparison,
  before: Json,
  after: Json,
  where: string,
): Changes | undefined {
  const [oldName, nowName] = [nameOf(before), nameOf(after)];
  if ((oldName === undefined) === (nowName === undefined)) return undefined;
  const [old, now] = [sideOf(comparison.before, before), sideOf(comparison.after, after)];
  const choice = oldName === undefined ? old : now;
  if (!choice.members.has(oldName ?? nowName ?? '')) return undefined;
  const beside = [...old.beside, ...now.beside];
  const here = beside.length === 0 ? NONE : wholly(pickKeywords(old.whole, beside), pickKeywords(now.whole, beside));
  return [...memberChanges(comparison, old.members, now.members, where), ...here];
}
