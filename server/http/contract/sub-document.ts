/**
 * The part of the contract that one validator is given: some operations, as requests are read, with what they refer to. Pure.
 */
import type { middleware } from 'express-openapi-validator';
import adminDocument from '../../../generated/admin.openapi.json' with { type: 'json' };
import merchantDocument from '../../../generated/openapi.json' with { type: 'json' };
import type { Operation } from '../../../generated/server/operations.ts';
import { isRecord } from '../../platform/is-record.ts';
import { isStreamed } from '../body/streamed-body.ts';

type Document = Parameters<typeof middleware>[0]['apiSpec'];
interface Paths {
  readonly [path: string]: Readonly<Record<string, unknown>>;
}

interface Components {
  readonly parameters: Readonly<Record<string, unknown>>;
}

/**
 * A query key as it is read: with characters that need no encoding (the colons of a moment), and without the contract's
 * default, which the handler knows; filled in here, it would look like something the caller said.
 */
function asRead(parameter: unknown): unknown {
  if (!isRecord(parameter) || parameter.in !== 'query' || !isRecord(parameter.schema)) return parameter;
  const { default: _default, ...schema } = parameter.schema;
  return { ...parameter, allowReserved: true, schema };
}

/** The media types of a body, each with its schema alone. */
function bodyAsRead(body: unknown): unknown {
  if (!isRecord(body) || !isRecord(body.content)) return body;
  const content = Object.entries(body.content).map(([type, media]) => {
    return [type, isRecord(media) ? { schema: media.schema } : media];
  });
  return { required: body.required, content: Object.fromEntries(content) };
}

/** A header or a part of the path that is described elsewhere, described here: the validator looks it up at each request. */
function writtenOut(parameter: unknown, { parameters }: Components): unknown {
  if (!isRecord(parameter) || typeof parameter.$ref !== 'string') return parameter;
  const found = parameters[parameter.$ref.slice(parameter.$ref.lastIndexOf('/') + 1)];
  return isRecord(found) && found.in !== 'query' ? found : parameter;
}

/** A streamed body is not there yet, and is its handler's to check. */
function operationAsRead(described: unknown, operation: Operation, components: Components): unknown {
  if (!isRecord(described)) return described;
  const { operationId, parameters } = described;
  const requestBody = isStreamed(operation) ? undefined : bodyAsRead(described.requestBody);
  const read = Array.isArray(parameters)
    ? parameters.map((parameter) => asRead(writtenOut(parameter, components)))
    : undefined;
  return { operationId, parameters: read, requestBody, responses: {} };
}

interface Source {
  readonly paths: Paths;
  readonly components: Components;
}

function pick({ paths, components }: Source, members: readonly Operation[]): Record<string, Record<string, unknown>> {
  const cut: Record<string, Record<string, unknown>> = {};
  for (const operation of members) {
    const { path, method } = operation;
    cut[path] = { ...cut[path], [method]: operationAsRead(paths[path]?.[method], operation, components) };
  }
  return cut;
}

/** The names of the schemas and parameters that a part refers to, and those that these refer to. */
function referredTo(components: unknown, part: unknown, found = new Map<string, unknown>()): Map<string, unknown> {
  for (const [, ref = ''] of JSON.stringify(part ?? null).matchAll(/"\$ref":"#\/components\/([^"]+)"/g)) {
    if (found.has(ref)) continue;
    const [kind = '', name = ''] = ref.split('/');
    const ofKind = isRecord(components) ? components[kind] : undefined;
    const component = isRecord(ofKind) ? ofKind[name] : undefined;
    found.set(ref, component);
    referredTo(components, component, found);
  }
  return found;
}

/** The document of these operations, which are all of the same one. */
export function subDocument(members: readonly Operation[]): Document {
  const source = members.some((operation) => operation.document === 'admin') ? adminDocument : merchantDocument;
  const paths = pick(source, members);
  const components: Record<string, Record<string, unknown>> = {};
  for (const [ref, component] of referredTo(source.components, paths)) {
    const [kind = '', name = ''] = ref.split('/');
    components[kind] = { ...components[kind], [name]: component };
  }
  const whole = { openapi: source.openapi, info: source.info, components, servers: [{ url: '/' }], paths };
  return JSON.parse(JSON.stringify(whole));
}
