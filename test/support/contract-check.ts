/**
 * Checks every answer of a test against the contract: documented status, documented media type, body by its schema, headers.
 */
import adminDocument from '../../generated/admin.openapi.json' with { type: 'json' };
import merchantDocument from '../../generated/openapi.json' with { type: 'json' };
import { type Operation, operationList } from '../../generated/server/operations.ts';
import { createContractAjv } from '../../server/platform/contract-ajv.ts';
import { type AnswerHeaders, headerProblems, headerRules, strayHeaderRules } from './header-check.ts';

const ajv = createContractAjv({ allErrors: true });
ajv.addSchema(merchantDocument, 'merchant');
ajv.addSchema(adminDocument, 'admin');

/** An answer, and what was asked. */
export interface AskedAnswer {
  readonly method: string;
  /** Without the query. */
  readonly path: string;
  /** The `accept` of the request. */
  readonly accept: string;
  readonly status: number;
  readonly headers: AnswerHeaders;
  readonly text: string;
}

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

/** The operations at an address, of whatever method. An address that cannot be decoded is none of the contract's. */
function operationsAt(path: string): readonly Operation[] {
  if (!isReadable(path)) return [];
  const found = operationList.filter((operation) => patterns.get(operation.path)?.test(path) === true);
  const template = found.find((operation) => operation.path === path)?.path ?? found[0]?.path;
  return found.filter((operation) => operation.path === template);
}

function escaped(part: string): string {
  return encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'));
}

const ERROR_SCHEMA = 'merchant#/components/schemas/Error';
const JSON_TYPE = 'application/json';

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

function schemaOf(operation: Operation, status: number, media: string): string {
  const ref = pathsOf[operation.document][operation.path]?.[operation.method]?.responses?.[String(status)]?.$ref;
  if (ref === undefined) return pointer(operation, status, media);
  return `${operation.document}${ref}/content/${escaped(media)}/schema`;
}

/** What is wrong with an answer; empty when it is as the contract says. */
export function contractProblems(answer: AskedAnswer): string[] {
  const { method, path, status, text, headers } = answer;
  if (method === 'HEAD' && text !== '') return [`HEAD ${path} was answered with a body`];
  const present = operationsAt(path);
  const wanted = method === 'HEAD' ? 'get' : method.toLowerCase();
  const operation = present.find((candidate) => candidate.method === wanted);
  if (operation === undefined) return strayProblems(answer, present);
  if (operation.responses[status] === undefined) return [`${operation.id} does not document status ${status}`];
  return [...bodyProblems(operation, answer), ...headerProblems(headerRules(operation, status), headers)];
}

/** What is wrong with a refusal of what the contract does not have: the address, or the method at it. */
export function strayProblems(answer: AskedAnswer, present: readonly Operation[] = []): string[] {
  const { method, path, status, headers } = answer;
  const due = present.length === 0 ? 404 : 405;
  if (status !== due) return [`${method} ${path} is not in the contract and was answered ${status} and not ${due}`];
  const body = method === 'HEAD' || isPageOf(answer) ? [] : errorProblems(answer);
  return [...body, ...headerProblems(strayHeaderRules(status), headers), ...allowProblems(headers, present)];
}

/** A browser gets a page. */
function isPageOf({ method, accept, headers }: AskedAnswer): boolean {
  return method === 'GET' && accept.includes('text/html') && mediaOf(headers) === 'text/html';
}

function errorProblems({ headers, text }: AskedAnswer): string[] {
  const media = mediaOf(headers);
  return media === JSON_TYPE ? schemaProblems(ERROR_SCHEMA, text) : [`the media type is ${media} and not ${JSON_TYPE}`];
}

/** `Allow` names the methods of the address. */
function allowProblems({ allow }: AnswerHeaders, present: readonly Operation[]): string[] {
  if (present.length === 0) return [];
  const methods = present.flatMap(({ method }) => (method === 'get' ? ['GET', 'HEAD'] : [method.toUpperCase()])).sort();
  return allow === methods.join(', ') ? [] : [`the header allow is "${allow}" and not "${methods.join(', ')}"`];
}

function mediaOf(headers: AnswerHeaders): string {
  return headers['content-type']?.split(';')[0]?.trim() ?? '';
}

function bodyProblems(operation: Operation, { method, status, headers, text }: AskedAnswer): string[] {
  const documented = operation.responses[status] ?? [];
  if (documented.length === 0) return text === '' ? [] : [`${operation.id} ${status} must have no body`];
  const media = mediaOf(headers);
  if (!documented.includes(media)) return [`${operation.id} ${status} does not document ${media}`];
  return media === JSON_TYPE && method !== 'HEAD' ? schemaProblems(schemaOf(operation, status, media), text) : [];
}

/** What is wrong with a body of a documented answer, of which nothing else is known. */
export function jsonProblems(operation: Operation, status: number, body: unknown): string[] {
  return schemaProblems(schemaOf(operation, status, JSON_TYPE), JSON.stringify(body));
}

/** What was found lately, by schema and text: an answer is looked at as it leaves the service, and again where it arrives. */
const lately = new Map<string, string[]>();
const MOST_KEPT = 50;

function schemaProblems(schema: string, text: string): string[] {
  const key = `${schema} ${text}`;
  const known = lately.get(key);
  if (known !== undefined) return known;
  const found = checkedAgainst(schema, text);
  for (const oldest of lately.keys()) {
    if (lately.size < MOST_KEPT) break;
    lately.delete(oldest);
  }
  lately.set(key, found);
  return found;
}

function checkedAgainst(schema: string, text: string): string[] {
  const validate = ajv.getSchema(schema);
  if (validate === undefined) return [`there is no schema ${schema}`];
  if (validate(JSON.parse(text))) return [];
  return (validate.errors ?? []).map((problem) => `${problem.instancePath} ${problem.message}`);
}
