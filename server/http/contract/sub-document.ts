/**
 * The sub-document of the contract for one validator: its operations and the components that they reference, adapted to how this
 * service reads requests. Pure.
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
 * A query parameter that accepts reserved characters (the colons of a timestamp) and has no default: the handler applies the
 * default, because a value filled in here would look as if the caller had sent it.
 */
function toValidatorParameter(parameter: unknown): unknown {
  if (!isRecord(parameter) || parameter.in !== 'query' || !isRecord(parameter.schema)) return parameter;
  const { default: _default, ...schema } = parameter.schema;
  return { ...parameter, allowReserved: true, schema };
}

/** The body with only the schema of each media type. */
function toValidatorBody(body: unknown): unknown {
  if (!isRecord(body) || !isRecord(body.content)) return body;
  const content = Object.entries(body.content).map(([type, media]) => {
    return [type, isRecord(media) ? { schema: media.schema } : media];
  });
  return { required: body.required, content: Object.fromEntries(content) };
}

/** Inlines a referenced header or path parameter: the validator would resolve the reference on every request. */
function inlined(parameter: unknown, { parameters }: Components): unknown {
  if (!isRecord(parameter) || typeof parameter.$ref !== 'string') return parameter;
  const found = parameters[parameter.$ref.slice(parameter.$ref.lastIndexOf('/') + 1)];
  return isRecord(found) && found.in !== 'query' ? found : parameter;
}

/** The operation without a streamed body, which its handler checks. */
function toValidatorOperation(described: unknown, operation: Operation, components: Components): unknown {
  if (!isRecord(described)) return described;
  const { operationId, parameters } = described;
  const requestBody = isStreamed(operation) ? undefined : toValidatorBody(described.requestBody);
  const read = Array.isArray(parameters)
    ? parameters.map((parameter) => toValidatorParameter(inlined(parameter, components)))
    : undefined;
  return { operationId, parameters: read, requestBody, responses: {} };
}

interface Source {
  readonly paths: Paths;
  readonly components: Components;
}

function pick({ paths, components }: Source, members: readonly Operation[]): Record<string, Record<string, unknown>> {
  const picked: Record<string, Record<string, unknown>> = {};
  for (const operation of members) {
    const { path, method } = operation;
    picked[path] = { ...picked[path], [method]: toValidatorOperation(paths[path]?.[method], operation, components) };
  }
  return picked;
}

/** The components that a part references, directly or indirectly. */
function referencedComponents(
  components: unknown,
  part: unknown,
  found = new Map<string, unknown>(),
): Map<string, unknown> {
  for (const [, ref = ''] of JSON.stringify(part ?? null).matchAll(/"\$ref":"#\/components\/([^"]+)"/g)) {
    if (found.has(ref)) continue;
    const [kind = '', name = ''] = ref.split('/');
    const ofKind = isRecord(components) ? components[kind] : undefined;
    const component = isRecord(ofKind) ? ofKind[name] : undefined;
    found.set(ref, component);
    referencedComponents(components, component, found);
  }
  return found;
}

/** The sub-document of these operations. All of them must belong to the same contract document. */
export function subDocument(members: readonly Operation[]): Document {
  const source = members.some((operation) => operation.document === 'admin') ? adminDocument : merchantDocument;
  const paths = pick(source, members);
  const components: Record<string, Record<string, unknown>> = {};
  for (const [ref, component] of referencedComponents(source.components, paths)) {
    const [kind = '', name = ''] = ref.split('/');
    components[kind] = { ...components[kind], [name]: component };
  }
  const whole = { openapi: source.openapi, info: source.info, components, servers: [{ url: '/' }], paths };
  return JSON.parse(JSON.stringify(whole));
}
