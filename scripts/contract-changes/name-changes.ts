/** Differences in the names from which stock clients derive methods, classes and files. Pure. */
import { isJsonObject, itemsOf, type Json, type JsonObject, membersOf, textsOf } from '../generate/json.ts';
import { type Change, type Changes, type Comparison, compareMaps, NONE } from './change.ts';
import { ANNOTATIONS } from './keyword-changes.ts';
import { nameOf, resolveSchema } from './resolved-schema.ts';

/** The generator's tag for operations without one. */
const UNTAGGED = ['default'];

const WRAPPING = ['allOf', 'oneOf', 'anyOf'];

function tagsOf({ tags }: JsonObject): readonly string[] {
  const named = textsOf(tags);
  return named.length === 0 ? UNTAGGED : named;
}

/** Clients turn operations into methods and tags into classes. */
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

/** A renamed schema is a removed schema. */
export function schemaNameChanges(before: JsonObject, after: JsonObject): Changes {
  return compareMaps(schemasOf(before), schemasOf(after)).removed.map((name): Change => {
    return { weight: 'breaking', where: `schema ${name}`, what: 'removed; client type names change' };
  });
}

const kindsOf = (schema: JsonObject) => [...itemsOf(schema.oneOf), ...itemsOf(schema.anyOf)];

const isNull = (schema: Json) => isJsonObject(schema) && schema.type === 'null';

/** The name of a schema, or of the one that it wraps without effect or makes nullable. */
function classNameOf(schema: Json): string | undefined {
  const name = nameOf(schema);
  if (name !== undefined || !isJsonObject(schema)) return name;
  const [only, ...more] = [...itemsOf(schema.allOf), ...kindsOf(schema)].filter((each) => !isNull(each));
  const says = Object.keys(schema).some((keyword) => !WRAPPING.includes(keyword) && !ANNOTATIONS.has(keyword));
  return only === undefined || more.length > 0 || says ? undefined : classNameOf(only);
}

/** Whether a schema is a choice with a member of this name. */
function isAmong(document: JsonObject, schema: Json, name: string | undefined): boolean {
  return name !== undefined && kindsOf(resolveSchema(document, schema)).some((kind) => classNameOf(kind) === name);
}

/** Whether clients generate a class or an enumeration for the schema. */
function isClass(document: JsonObject, schema: Json): boolean {
  const whole = resolveSchema(document, schema);
  return ['properties', 'enum', 'oneOf', 'anyOf'].some((keyword) => whole[keyword] !== undefined);
}

/** A different client class in one location. Removed names and choices are reported elsewhere. */
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
