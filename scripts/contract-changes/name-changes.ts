/** What differs in the names by which stock clients call what they are made of: methods, classes and their files. Pure. */
import { isJsonObject, itemsOf, type Json, type JsonObject, membersOf, textsOf } from '../generate/json.ts';
import { type Change, type Changes, type Comparison, compareMaps, NONE } from './change.ts';
import { ANNOTATIONS } from './keyword-changes.ts';
import { nameOf, resolveSchema } from './resolved-schema.ts';

/** By what an operation without a tag goes. */
const UNTAGGED = ['default'];

const WRAPPING = ['allOf', 'oneOf', 'anyOf'];

function tagsOf({ tags }: JsonObject): readonly string[] {
  const named = textsOf(tags);
  return named.length === 0 ? UNTAGGED : named;
}

/** An operation is a method of a class. */
export function operationNameChanges(before: JsonObject, after: JsonObject, where: string): Changes {
  const [old, now] = [before.operationId, after.operationId];
  const tags = tagsOf(after);
  return [
    ...(old === now
      ? NONE
      : [{ weight: 'breaking', where, what: `operationId ${old} → ${now}; client method names change` } as const]),
    ...tagsOf(before)
      .filter((tag) => !tags.includes(tag))
      .map((tag): Change => {
        return { weight: 'breaking', where, what: `tag ${tag} → ${tags.join(', ')}; client class names change` };
      }),
  ];
}

function schemasOf({ components }: JsonObject): ReadonlyMap<string, Json> {
  return new Map(membersOf(isJsonObject(components) ? components.schemas : undefined));
}

/** A schema that goes by another name is gone for whoever uses the first. */
export function schemaNameChanges(before: JsonObject, after: JsonObject): Changes {
  return compareMaps(schemasOf(before), schemasOf(after)).removed.map((name): Change => {
    return { weight: 'breaking', where: `schema ${name}`, what: 'removed; client type names change' };
  });
}

const kindsOf = (schema: JsonObject) => [...itemsOf(schema.oneOf), ...itemsOf(schema.anyOf)];

const isNull = (schema: Json) => isJsonObject(schema) && schema.type === 'null';

/** The name of a schema; one that wraps another in words alone, or adds null, goes by the other's. */
function classNameOf(schema: Json): string | undefined {
  const name = nameOf(schema);
  if (name !== undefined || !isJsonObject(schema)) return name;
  const [only, ...more] = [...itemsOf(schema.allOf), ...kindsOf(schema)].filter((each) => !isNull(each));
  const says = Object.keys(schema).some((keyword) => !WRAPPING.includes(keyword) && !ANNOTATIONS.has(keyword));
  return only === undefined || more.length > 0 || says ? undefined : classNameOf(only);
}

/** Whether a schema is one of several kinds, of which one has the name. */
function isAmong(document: JsonObject, schema: Json, name: string | undefined): boolean {
  return name !== undefined && kindsOf(resolveSchema(document, schema)).some((kind) => classNameOf(kind) === name);
}

/** Clients have a class, or an enumeration, for it. */
function isClass(document: JsonObject, schema: Json): boolean {
  const whole = resolveSchema(document, schema);
  return ['properties', 'enum', 'oneOf', 'anyOf'].some((keyword) => whole[keyword] !== undefined);
}

/** Another class at one place. A name that is gone from the document is told there, once; a choice that has it, as a choice. */
export function classChanges(documents: Comparison, before: Json, after: Json, where: string): Changes {
  const [was, is] = [classNameOf(before), classNameOf(after)];
  if (was === is || (was !== undefined && !schemasOf(documents.after).has(was))) return NONE;
  if (isAmong(documents.before, before, is) || isAmong(documents.after, after, was)) return NONE;
  const classes = [isClass(documents.before, before), isClass(documents.after, after)];
  const isNamed = was !== undefined && is !== undefined;
  if (isNamed ? !classes.includes(true) : classes.includes(false)) return NONE;
  const inline = 'inline';
  return [{ weight: 'breaking', where, what: `client type ${was ?? inline} → ${is ?? inline}` }];
}
