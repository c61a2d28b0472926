/** Reads the operations of a bundle, with all data for the templates. Pure. */
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
  /** The pagination of a list. */
  readonly pages: Pages | null;
  /** Its security schemes. `none` allows calls without credentials. */
  readonly security: readonly string[];
  readonly requestMediaType: string | null;
  readonly pathParameters: readonly string[];
  readonly query: readonly string[];
  readonly queryBooleans: readonly string[];
  readonly headers: readonly string[];
  readonly body: readonly string[];
  readonly bodyBooleans: readonly string[];
  /** Whether the service ignores other names in the body. */
  readonly bodyIgnoresOthers: boolean;
  /** Fields that an empty value clears. In other fields it counts as absent. */
  readonly bodyClearables: readonly string[];
  readonly responses: readonly { readonly status: number; readonly bodies: readonly AnswerBody[] }[];
}

/** The fields of a list response: its items, the cursor for `after`, and the flag for more pages. */
export interface Pages {
  readonly items: string;
  readonly next: string;
  readonly more: string | null;
}

export interface AnswerBody {
  readonly mediaType: string;
  /** The schema name of a JSON object, or a name from its operation. `json` for other JSON, otherwise `text`. */
  readonly shape: string;
  /** The required fields. */
  readonly required: readonly string[];
}

/** All operations of a document in the order of its paths. Throws on features that the pipeline does not support. */
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
  if (tag === undefined || otherTags.length > 0) throw new Error(`${id}: needs exactly one tag`);
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

/** The parameters of a path and its operation. Later ones replace earlier ones with the same name and location. */
function readParameters(document: JsonObject, parameters: readonly Json[]): readonly Parameter[] {
  const found = new Map<string, Parameter>();
  for (const parameter of parameters) {
    const { name, in: place, schema } = toObject(deref(document, parameter), 'parameter');
    const read = { name: toText(name, 'parameter name'), in: toText(place, 'parameter place'), schema };
    found.set(`${read.in} ${read.name}`, read);
  }
  return [...found.values()];
}

/** The security schemes of an operation. A requirement has one scheme, because handlers get one context. */
function readSecurity(security: Json | undefined, id: string): readonly string[] {
  if (security === undefined) throw new Error(`${id}: has no security. Declare it, \`[]\` for none.`);
  const requirements = itemsOf(security);
  if (requirements.length === 0) return ['none'];
  return requirements.map((requirement) => {
    const [scheme, ...others] = membersOf(requirement).map(([name]) => name);
    if (others.length > 0)
      throw new Error(`${id}: a security requirement with several schemes is not supported. Split it.`);
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
  const media = membersOf(requestBody.content);
  // Notifications of gateways also come in each gateway's own format, which no generated code reads.
  const [content, ...others] = media.filter(([, described]) => !('x-own-format' in toObject(described, id)));
  if (content === undefined || others.length > 0) throw new Error(`${id}: needs exactly one request media type`);
  const [mediaType, described] = content;
  const { schema } = toObject(described, id);
  const properties = [...propertiesOf(document, schema)];
  return { mediaType, properties, ignoresOthers: isJsonObject(additionalOf(document, schema)) };
}

/** The additionalProperties of a schema. */
function additionalOf(document: JsonObject, schema: Json | undefined): Json | undefined {
  const target = deref(document, schema);
  return target === undefined ? undefined : toObject(target, 'schema').additionalProperties;
}

/** The properties of a schema and the members of its allOf, oneOf and anyOf. */
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

/** Whether an empty form value clears the field. */
function isClearable(document: JsonObject, schema: Json | undefined): boolean {
  const target = deref(document, schema);
  return target !== undefined && toObject(target, 'schema')['x-empty-clears'] === true;
}

/** Whether a schema is a boolean, nullable or not. */
function isBoolean(document: JsonObject, schema: Json | undefined): boolean {
  const target = deref(document, schema);
  if (target === undefined) return false;
  const { type } = toObject(target, 'schema');
  const types = typeof type === 'string' ? [type] : textsOf(type).filter((name) => name !== 'null');
  return types.length === 1 && types[0] === 'boolean';
}

function readResponses(document: JsonObject, operation: JsonObject, id: string): ContractOperation['responses'] {
  return membersOf(operation.responses).map(([status, response]) => {
    if (!/^[1-5][0-9]{2}$/.test(status)) throw new Error(`${id}: ${status} is not a status. Document each status.`);
    const { content } = toObject(deref(document, response), `${id} ${status}`);
    const bodies = membersOf(content).map(([mediaType, media]): AnswerBody => {
      return { mediaType, ...shapeOf(document, { id, mediaType, schema: toObject(media, id).schema }) };
    });
    return { status: Number(status), bodies };
  });
}

/** The pagination of an operation. Null when clients cannot iterate its list. */
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

/** The response headers that the service itself sets (`x-set-by: service`). */
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
