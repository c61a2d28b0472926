/**
 * The OpenAPI document for client generators: only what a program calls, open to new fields, and without what generators get wrong. Pure.
 */

export type JsonObject = Readonly<Record<string, unknown>>;

/** The tags of pages for browsers and of callbacks for gateways. */
const NOT_CALLED: ReadonlySet<string> = new Set(['pages', 'gateways']);

/**
 * The published bundle with only the operations that a merchant's program calls. For webhooks, pages and gateway callbacks,
 * generators write code that does not compile. Responses are open to new fields.
 */
export function clientBundle(whole: JsonObject): JsonObject {
  const published = openToGrowth(whole);
  const paths = Object.entries(objectAt(published.paths)).flatMap(([path, item]) => {
    const methods = Object.entries(objectAt(item)).flatMap(([method, operation]) =>
      isObject(operation) && tagsOf(operation).some((tag) => NOT_CALLED.has(tag))
        ? []
        : [[method, bare(operation)] as const],
    );
    const isCalled = methods.some(([, operation]) => isObject(operation) && 'operationId' in operation);
    return isCalled ? [[path, Object.fromEntries(methods)] as const] : [];
  });
  const operations = paths.flatMap(([, item]) => Object.values(item).filter(isObject));
  const tags = new Set(operations.flatMap(tagsOf));
  const schemes = new Set(operations.concat(published).flatMap(schemesOf));
  const used = reachable(published, paths);
  const { webhooks: _, components, ...rest } = published;
  const kept = Object.entries(objectAt(components)).map(([kind, members]) => {
    const isKept = (name: string) =>
      kind === 'securitySchemes' ? schemes.has(name) : used.has(`#/components/${kind}/${name}`);
    return [kind, Object.fromEntries(Object.entries(objectAt(members)).filter(([name]) => isKept(name)))] as const;
  });
  return portable({
    ...rest,
    tags: listAt(published.tags).filter((tag) => isObject(tag) && tags.has(String(tag.name))),
    paths: Object.fromEntries(paths),
    components: Object.fromEntries(kept.filter(([, members]) => Object.keys(members).length > 0)),
  });
}

/**
 * Opens every object of a response to new fields, and every discriminated union to new names. The contract says both in words, but
 * generated clients for Go and Java reject an unknown field, and most reject an unknown event.
 */
function openToGrowth(document: JsonObject): JsonObject {
  const schemas = objectAt(objectAt(document.components).schemas);
  const responses = Object.values(objectAt(document.paths)).flatMap((item) =>
    Object.values(objectAt(item)).map((operation) => objectAt(operation).responses),
  );
  const answered = reachable(document, responses);
  const grown = Object.entries(schemas).map(([name, schema]) => {
    const own = objectAt(schema);
    if (!answered.has(`#/components/schemas/${name}`)) return [name, schema] as const;
    return [name, opened(isObject(own.discriminator) ? anyOfThem(own, schemas) : own)] as const;
  });
  return { ...document, components: { ...objectAt(document.components), schemas: Object.fromEntries(grown) } };
}

/** A schema that allows other fields, in nested objects too. */
function opened(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(opened);
  if (!isObject(value)) return value;
  const entries = Object.entries(value).map(([key, item]) => {
    const isSchemas = key === 'properties' && isObject(item);
    if (isSchemas) return [key, Object.fromEntries(Object.entries(item).map(([name, one]) => [name, opened(one)]))];
    return [key, ['items', 'oneOf', 'allOf', 'anyOf'].includes(key) ? opened(item) : item];
  });
  const rest = isObject(value.properties) && value.additionalProperties === undefined;
  return Object.fromEntries(rest ? [...entries, ['additionalProperties', true]] : entries);
}

/** One object in place of a discriminated union: the fields of all its members, and an extensible name. */
function anyOfThem({ description, oneOf, discriminator }: JsonObject, schemas: JsonObject): JsonObject {
  const named = (schema: unknown): JsonObject => {
    const ref = objectAt(schema).$ref;
    return objectAt(typeof ref === 'string' ? schemas[ref.split('/').at(-1) ?? ''] : schema);
  };
  const { propertyName, mapping } = objectAt(discriminator);
  const members = listAt(oneOf).map(named);
  const fields = new Map<string, readonly JsonObject[]>();
  for (const member of members)
    for (const [name, field] of Object.entries(objectAt(member.properties)))
      fields.set(name, [...(fields.get(name) ?? []), objectAt(field)]);
  const joined = [...fields].map(([name, [first = {}, ...others]]) => {
    if (name === propertyName) {
      return [
        name,
        { type: 'string', description: first.description, 'x-extensible-enum': Object.keys(objectAt(mapping)) },
      ];
    }
    if (others.every((other) => JSON.stringify(other) === JSON.stringify(first))) return [name, first];
    const properties = Object.assign({}, ...[first, ...others].map((one) => named(one).properties));
    return [name, { type: 'object', description: named(first).description, properties }];
  });
  return { type: 'object', description, required: members[0]?.required, properties: Object.fromEntries(joined) };
}

/** Without patterns with escaped code points, whose syntax differs by language. The service checks them. */
function portable(document: JsonObject): JsonObject {
  const text = JSON.stringify(document, (key, value: unknown) =>
    key === 'pattern' && typeof value === 'string' && /\\[ux]/.test(value) ? undefined : value,
  );
  const bundle: JsonObject = JSON.parse(text);
  return bundle;
}

function bare(operation: unknown): unknown {
  if (!isObject(operation)) return operation;
  const { 'x-codeSamples': _, ...rest } = operation;
  return rest;
}

/** All references to components from a value, direct and indirect. */
function reachable(document: JsonObject, from: unknown): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(visit);
    else if (isObject(value))
      for (const [key, item] of Object.entries(value)) key === '$ref' ? follow(item) : visit(item);
  };
  const follow = (ref: unknown): void => {
    if (typeof ref !== 'string' || found.has(ref)) return;
    found.add(ref);
    visit(
      ref
        .split('/')
        .slice(1)
        .reduce<unknown>((place, name) => objectAt(place)[name], document),
    );
  };
  visit(from);
  return found;
}

const schemesOf = ({ security }: JsonObject): readonly string[] =>
  listAt(security).flatMap((requirement) => Object.keys(objectAt(requirement)));
const tagsOf = ({ tags }: JsonObject): readonly string[] => listAt(tags).map(String);
export const listAt = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
export const objectAt = (value: unknown): JsonObject => (isObject(value) ? value : {});
