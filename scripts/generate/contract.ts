/** Reads a bundle: its operations, with every fact the templates print. It writes nothing. */
import {
  deref,
  isJsonObject,
  itemsOf,
  type Json,
  type JsonObject,
  membersOf,
  textsOf,
  toObject,
  toText,
} from './json.ts';
import type { DocumentName } from './layout.ts';
import { isObject, requiredOf } from './object-shape.ts';

const methods = ['get', 'put', 'post', 'delete', 'patch'] as const;

export interface ContractOperation {
  readonly id: string;
  readonly document: DocumentName;
  readonly tag: string;
  readonly method: (typeof methods)[number];
  readonly path: string;
  readonly summary: string;
  readonly description: string;
  /** How a list goes on, where the operation is read a page at a time. */
  readonly pages: Pages | null;
  /** The schemes that open it; `none` among them when it may be called without credentials. */
  readonly security: readonly string[];
  readonly requestMediaType: string | null;
  readonly pathParameters: readonly string[];
  readonly query: readonly string[];
  readonly queryBooleans: readonly string[];
  readonly headers: readonly string[];
  readonly body: readonly string[];
  readonly bodyBooleans: readonly string[];
  /** Whether the service takes other names in the body, too, and makes nothing of them. */
  readonly bodyIgnoresOthers: boolean;
  /** Those that an empty text clears, where it would else count as absent. */
  readonly bodyClearables: readonly string[];
  readonly responses: readonly { readonly status: number; readonly bodies: readonly AnswerBody[] }[];
}

/** The names in the answer of a list: of its items, of what is given as `after` to go on, and of the flag that says whether to. */
export interface Pages {
  readonly items: string;
  readonly next: string;
  readonly more: string | null;
}

export interface AnswerBody {
  readonly mediaType: string;
  /** The contract's name of an object in JSON, or of what is described in place, by its operation; else any JSON, or a text. */
  readonly shape: string;
  /** The names that every such object has. */
  readonly required: readonly string[];
}

/** Every operation of a document in the order of its paths. Throws on what the pipeline does not serve. */
export function operationsOf(document: JsonObject, name: DocumentName): readonly ContractOperation[] {
  return membersOf(document.paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const pathItem = toObject(item, path);
      const operation = pathItem[method];
      if (operation === undefined) return [];
      return [readOperation({ document, name, path, method, pathItem, operation: toObject(operation, path) })];
    }),
  );
}

interface Reading {
  readonly document: JsonObject;
  readonly name: DocumentName;
  readonly path: string;
  readonly method: (typeof methods)[number];
  readonly pathItem: JsonObject;
  readonly operation: JsonObject;
}

function readOperation({ document, name, path, method, pathItem, operation }: Reading): ContractOperation {
  const where = `${method.toUpperCase()} ${path}`;
  const id = toText(operation.operationId, `${where}: operationId`);
  const [tag, ...otherTags] = textsOf(operation.tags);
  if (tag === undefined || otherTags.length > 0) throw new Error(`${id}: exactly one tag is expected`);
  const parameters = readParameters(document, [...itemsOf(pathItem.parameters), ...itemsOf(operation.parameters)]);
  const body = readBody(document, operation, id);
  return {
    id,
    document: name,
    tag,
    method,
    path,
    summary: operation.summary === undefined ? id : toText(operation.summary, `${id}: summary`),
    description: operation.description === undefined ? '' : toText(operation.description, `${id}: description`),
    pages: parameters.some(({ name: key, in: place }) => key === 'after' && place === 'query')
      ? readPages(document, operation, id)
      : null,
    security: readSecurity(operation.security ?? document.security, id),
    requestMediaType: body.mediaType,
    pathParameters: parameters.filter((parameter) => parameter.in === 'path').map((parameter) => parameter.name),
    query: parameters.filter((parameter) => parameter.in === 'query').map((parameter) => parameter.name),
    queryBooleans: parameters
      .filter((parameter) => parameter.in === 'query' && isBoolean(document, parameter.schema))
      .map((parameter) => parameter.name),
    headers: parameters.filter((parameter) => parameter.in === 'header').map((parameter) => parameter.name),
    body: body.properties.map(([key]) => key),
    bodyBooleans: body.properties.filter(([, schema]) => isBoolean(document, schema)).map(([key]) => key),
    bodyIgnoresOthers: body.ignoresOthers,
    bodyClearables: body.properties.filter(([, schema]) => isClearable(document, schema)).map(([key]) => key),
    responses: readResponses(document, operation, id),
  };
}

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly schema: Json | undefined;
}

/** The parameters of a path and its operation; a later one replaces an earlier of the same name and place. */
function readParameters(document: JsonObject, parameters: readonly Json[]): readonly Parameter[] {
  const found = new Map<string, Parameter>();
  for (const parameter of parameters) {
    const { name, in: place, schema } = toObject(deref(document, parameter), 'parameter');
    const read = { name: toText(name, 'parameter name'), in: toText(place, 'parameter place'), schema };
    found.set(`${read.in} ${read.name}`, read);
  }
  return [...found.values()];
}

/** Names of the schemes that open an operation. One requirement names one scheme: handlers get one context. */
function readSecurity(security: Json | undefined, id: string): readonly string[] {
  if (security === undefined) throw new Error(`${id}: say security, \`[]\` for none`);
  const requirements = itemsOf(security);
  if (requirements.length === 0) return ['none'];
  return requirements.map((requirement) => {
    const [scheme, ...others] = membersOf(requirement).map(([name]) => name);
    if (others.length > 0) throw new Error(`${id}: a security requirement of several schemes is not served`);
    return scheme ?? 'none';
  });
}

interface Body {
  readonly mediaType: string | null;
  readonly properties: readonly (readonly [string, Json])[];
  readonly ignoresOthers: boolean;
}

function readBody(document: JsonObject, operation: JsonObject, id: string): Body {
  if (operation.requestBody === undefined) return { mediaType: null, properties: [], ignoresOthers: false };
  const requestBody = toObject(deref(document, operation.requestBody), `${id}: requestBody`);
  const [content, ...others] = membersOf(requestBody.content);
  if (content === undefined || others.length > 0) throw new Error(`${id}: exactly one request media type is expected`);
  const [mediaType, media] = content;
  const { schema } = toObject(media, id);
  const properties = [...propertiesOf(document, schema)];
  return { mediaType, properties, ignoresOthers: isJsonObject(additionalOf(document, schema)) };
}

/** What a schema says of names that it does not declare. */
function additionalOf(document: JsonObject, schema: Json | undefined): Json | undefined {
  const target = deref(document, schema);
  return target === undefined ? undefined : toObject(target, 'schema').additionalProperties;
}

/** The properties of a schema and of the members of its allOf, oneOf and anyOf, each name once. */
export function propertiesOf(document: JsonObject, schema: Json | undefined): ReadonlyMap<string, Json> {
  const found = new Map<string, Json>();
  const target = deref(document, schema);
  if (target === undefined) return found;
  const { properties, allOf, oneOf, anyOf } = toObject(target, 'schema');
  for (const [key, value] of membersOf(properties)) found.set(key, value);
  for (const member of [...itemsOf(allOf), ...itemsOf(oneOf), ...itemsOf(anyOf)]) {
    for (const [key, value] of propertiesOf(document, member)) if (!found.has(key)) found.set(key, value);
  }
  return found;
}

/** Whether an empty text in a form clears what the schema describes. */
function isClearable(document: JsonObject, schema: Json | undefined): boolean {
  const target = deref(document, schema);
  return target !== undefined && toObject(target, 'schema')['x-empty-clears'] === true;
}

/** Whether a schema takes true and false and, but for null, nothing else. */
function isBoolean(document: JsonObject, schema: Json | undefined): boolean {
  const target = deref(document, schema);
  if (target === undefined) return false;
  const { type } = toObject(target, 'schema');
  const types = typeof type === 'string' ? [type] : textsOf(type).filter((name) => name !== 'null');
  return types.length === 1 && types[0] === 'boolean';
}

function readResponses(document: JsonObject, operation: JsonObject, id: string): ContractOperation['responses'] {
  return membersOf(operation.responses).map(([status, response]) => {
    if (!/^[1-5][0-9]{2}$/.test(status)) throw new Error(`${id}: ${status} is no status; name each one`);
    const { content } = toObject(deref(document, response), `${id} ${status}`);
    const bodies = membersOf(content).map(([mediaType, media]): AnswerBody => {
      return { mediaType, ...shapeOf(document, { id, mediaType, schema: toObject(media, id).schema }) };
    });
    return { status: Number(status), bodies };
  });
}

/** The names of a page: of one list, and of what leads on from it. Null for an operation that clients can't go through so. */
function readPages(document: JsonObject, operation: JsonObject, id: string): Pages | null {
  const answer = toObject(
    deref(document, membersOf(operation.responses).find(([status]) => status === '200')?.[1] ?? {}),
    id,
  );
  const media = membersOf(answer.content).find(([type]) => type === 'application/json')?.[1];
  const properties = propertiesOf(document, toObject(media ?? {}, id).schema);
  const [items, ...others] = [...properties].flatMap(([name, schema]) =>
    toObject(deref(document, schema), name).type === 'array' ? [name] : [],
  );
  const next = ['next_cursor', 'next'].find((name) => properties.has(name));
  if (items === undefined || others.length > 0 || next === undefined) return null;
  return { items, next, more: properties.has('has_more') ? 'has_more' : null };
}

interface Described {
  readonly id: string;
  readonly mediaType: string;
  readonly schema: Json | undefined;
}

function shapeOf(document: JsonObject, { id, mediaType, schema }: Described): Omit<AnswerBody, 'mediaType'> {
  if (!/[/+]json$/.test(mediaType)) return { shape: 'text', required: [] };
  if (!isObject(document, schema)) return { shape: 'json', required: [] };
  const ref = isJsonObject(schema) && typeof schema.$ref === 'string' ? schema.$ref.split('/').at(-1) : undefined;
  return { shape: ref ?? `${id}Answer`, required: [...requiredOf(document, schema)].sort() };
}

/** The names of response headers that the service sets itself on the way out (`x-set-by: service`). */
export function serviceHeadersOf(document: JsonObject): readonly string[] {
  const names = new Map<string, boolean>();
  for (const [path, item] of membersOf(document.paths)) {
    for (const method of methods) {
      const operation = toObject(item, path)[method];
      if (operation === undefined) continue;
      for (const [, response] of membersOf(toObject(operation, path).responses)) {
        for (const [name, header] of membersOf(toObject(deref(document, response), path).headers)) {
          const isServiceSet = toObject(deref(document, header), name)['x-set-by'] === 'service';
          if (names.get(name) === !isServiceSet)
            throw new Error(`header ${name}: x-set-by must be the same everywhere`);
          names.set(name, isServiceSet);
        }
      }
    }
  }
  return [...names].filter(([, isServiceSet]) => isServiceSet).map(([name]) => name);
}
