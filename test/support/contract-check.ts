/**
 * Holds every answer of a test against the contract: documented status, documented media type, body by its schema.
 */
import Ajv2020 from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import adminDocument from '../../generated/admin.openapi.json' with { type: 'json' };
import merchantDocument from '../../generated/openapi.json' with { type: 'json' };
import { type Operation, operationList } from '../../generated/server/operations.ts';

const ajv = new Ajv2020.default({ strict: false, allErrors: true, validateFormats: true });
addFormats.default(ajv);
ajv.addSchema(merchantDocument, 'merchant');
ajv.addSchema(adminDocument, 'admin');

function isReadable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/** Every answer of every test is looked up here: each path's pattern is made once. */
const patterns = new Map(
  operationList.map(({ path }) => [path, new RegExp(`^${path.replace(/\{[^}]+\}/g, '[^/]+')}$`)]),
);

/** An address that cannot be decoded is none of the contract's. */
function matches(operation: Operation, method: string, path: string): boolean {
  if (!isReadable(path)) return false;
  return operation.method === method.toLowerCase() && patterns.get(operation.path)?.test(path) === true;
}

function escaped(part: string): string {
  return encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'));
}

const ERROR_SCHEMA = 'merchant#/components/schemas/Error';

function pointer(operation: Operation, status: number, media: string): string {
  const parts = ['paths', operation.path, operation.method, 'responses', String(status), 'content', media, 'schema'];
  return `${operation.document}#/${parts.map(escaped).join('/')}`;
}

type Paths = Readonly<Record<string, Record<string, { responses?: Record<string, { $ref?: string }> }>>>;

/** Read once: thousands of answers of a test run are looked up here. */
const pathsOf = { merchant: plainPaths(merchantDocument), admin: plainPaths(adminDocument) } as const;

function plainPaths({ paths }: { readonly paths: object }): Paths {
  const plain: Paths = JSON.parse(JSON.stringify(paths));
  return plain;
}

function resolveResponse(operation: Operation, status: number): string | undefined {
  return pathsOf[operation.document][operation.path]?.[operation.method]?.responses?.[String(status)]?.$ref;
}

function schemaOf(operation: Operation, status: number, media: string): string {
  const ref = resolveResponse(operation, status);
  if (ref === undefined) return pointer(operation, status, media);
  return `${operation.document}${ref}/content/${escaped(media)}/schema`;
}

/** What is wrong with an answer; empty when it is as the contract says. */
export function contractProblems(
  method: string,
  path: string,
  status: number,
  contentType: string,
  text: string,
): string[] {
  const media = method === 'HEAD' ? '' : (contentType.split(';')[0]?.trim() ?? '');
  if (method === 'HEAD' && text !== '') return [`HEAD ${path} was answered with a body`];
  const fixed = operationList.filter((operation) => matches(operation, method === 'HEAD' ? 'GET' : method, path));
  const operation = fixed.find((candidate) => candidate.path === path) ?? fixed[0];
  if (operation === undefined || status === 405) {
    if (status !== 404 && status !== 405)
      return [`${method} ${path} is not in the contract and was answered ${status}`];
    return media === 'application/json' ? bodyProblems(ERROR_SCHEMA, text) : [];
  }
  const documented = operation.responses[status];
  if (documented === undefined) return [`${operation.id} does not document status ${status}`];
  if (documented.length === 0) return text === '' ? [] : [`${operation.id} ${status} must have no body`];
  if (method !== 'HEAD' && !documented.includes(media)) return [`${operation.id} ${status} does not document ${media}`];
  return media === 'application/json' ? bodyProblems(schemaOf(operation, status, media), text) : [];
}

function bodyProblems(schema: string, text: string): string[] {
  const validate = ajv.getSchema(schema);
  if (validate === undefined) return [`there is no schema ${schema}`];
  if (validate(JSON.parse(text))) return [];
  return (validate.errors ?? []).map((problem) => `${problem.instancePath} ${problem.message}`);
}
