/**
 * The published OpenAPI documents: without the extensions that only this project reads, with code samples for every operation; and
 * for client generators, without the operations that no client calls. Pure.
 */
import { exampleCall } from './call.ts';
import type { ShownOperation } from './catalogue.ts';
import { curlSample } from './sample-curl.ts';
import { pythonSample } from './sample-python.ts';
import { typescriptSample } from './sample-typescript.ts';

/** An item of `x-codeSamples`. */
export interface Sample {
  readonly lang: string;
  readonly label: string;
  readonly source: string;
}

/** The code samples of a call; `scenario` is undefined for an operation without a body. */
export function samplesOf(operation: ShownOperation, scenario: string | undefined, baseUrl: string): readonly Sample[] {
  const call = exampleCall(operation, scenario);
  return [
    { lang: 'Shell', label: 'curl', source: curlSample(call, baseUrl) },
    { lang: 'TypeScript', label: 'TypeScript', source: typescriptSample(call, baseUrl) },
    { lang: 'Python', label: 'Python', source: pythonSample(call, baseUrl) },
  ];
}

type JsonObject = Readonly<Record<string, unknown>>;

/** The extensions that other tools read. All others are this project's own. */
const PUBLIC: ReadonlySet<string> = new Set(['x-enum-varnames', 'x-extensible-enum']);

/** The keys whose members are named by the contract (headers, fields, components) and not by OpenAPI. */
const NAMED: ReadonlySet<string> = new Set(
  'paths webhooks headers properties patternProperties examples responses content variables schemas parameters requestBodies securitySchemes'.split(
    ' ',
  ),
);

/** The keys that hold values as they are sent. */
const VALUES: ReadonlySet<string> = new Set(['value', 'example', 'default', 'enum']);

/**
 * A bundle without this project's own extensions, with code samples of each operation's first example. The first server, which
 * generated clients call by default, is the service that publishes the bundle.
 */
export function publishedBundle(bundle: object, operations: readonly ShownOperation[], baseUrl: string): JsonObject {
  const samples = new Map(
    operations.map((operation) => {
      const [scenario] = Object.keys(operation.body?.media.examples ?? {});
      return [operation.id, samplesOf(operation, scenario, baseUrl)];
    }),
  );
  const cleaned = (value: unknown, isNamed: boolean): unknown => {
    if (Array.isArray(value)) return value.map((item) => cleaned(item, false));
    if (!isObject(value)) return value;
    const kept = Object.entries(value).flatMap(([key, item]) => {
      if (isNamed) return [[key, cleaned(item, false)] as const];
      if (key.startsWith('x-') && !PUBLIC.has(key)) return [];
      return [[key, VALUES.has(key) ? item : cleaned(item, NAMED.has(key))] as const];
    });
    const own = isNamed ? undefined : samples.get(String(value.operationId));
    return Object.fromEntries(own === undefined ? kept : [...kept, ['x-codeSamples', own]]);
  };
  const document = objectAt(cleaned(bundle, false));
  if (document.servers === undefined) return document;
  const others = listAt(document.servers).filter((server) => isObject(server) && server.url !== baseUrl);
  return { ...document, servers: [{ url: baseUrl, description: 'This service' }, ...others] };
}

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
const listAt = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const objectAt = (value: unknown): JsonObject => (isObject(value) ? value : {});
