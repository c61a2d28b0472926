/**
 * Step 5a: the generator's temporary input: the operations of both documents without schemas (openapi-typescript makes the types), with
 * extensions for data that templates cannot derive.
 */
import type { AnswerBody, ContractOperation, Pages } from './contract.ts';
import { deref, type JsonObject, membersOf, toObject } from './json.ts';
import type { DocumentName } from './layout.ts';
import { camelCase, docLines, pascalCase, quote } from './names.ts';

export interface WiringParts {
  readonly operations: readonly ContractOperation[];
  readonly serviceHeaders: readonly string[];
  readonly documents: Readonly<Record<DocumentName, JsonObject>>;
  /** The version of the contract and the client package. */
  readonly version: string;
}

/** The generator's input. Throws when the documents share an operation id, a path or a tag. */
export function wiringDocument({ operations, serviceHeaders, documents, version }: WiringParts): JsonObject {
  refuseClashes(operations);
  const tags = [...new Set(operations.map(({ tag }) => tag))].sort();
  return {
    openapi: '3.1.0',
    info: { title: 'wiring', version },
    'x-schemes': quoted([...new Set(operations.flatMap(({ security }) => security))].sort()),
    'x-service-headers': quoted([...serviceHeaders].sort()),
    'x-merchant-answer-parts': answerParts(operations.filter(({ document }) => document === 'merchant')),
    'x-admin-answer-parts': answerParts(operations.filter(({ document }) => document === 'admin')),
    'x-client-types': clientTypes(documents),
    'x-tags': tags.map((tag) => tagFacts(tag, operations)),
    'x-merchant-tags': keysOfTags(operations.filter(({ document }) => document === 'merchant')),
    'x-admin-tags': keysOfTags(operations.filter(({ document }) => document === 'admin')),
    'x-routes': pathsInMatchingOrder(operations).map((path) => routeFacts(path, operations)),
    tags: tags.map((name) => ({ name })),
    paths: Object.fromEntries(
      [...new Set(operations.map(({ path }) => path))].map((path) => [path, pathItem(path, operations)]),
    ),
  };
}

/** The schemas of both documents by name. The merchant document takes precedence. */
function clientTypes({ merchant, admin }: WiringParts['documents']): readonly JsonObject[] {
  const found = new Map<string, JsonObject>();
  for (const [components, document] of [
    ['AdminComponents', admin],
    ['MerchantComponents', merchant],
  ] as const) {
    for (const [name, schema] of membersOf(toObject(document.components ?? {}, 'components').schemas)) {
      const { description } = toObject(deref(document, schema), name);
      const documentation = docLines(typeof description === 'string' ? [description] : []);
      found.set(name, { name, components, documented: documentation.length > 0, documentation });
    }
  }
  return [...found].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, type]) => type);
}

/** The required fields of each response object. Throws when a name has two meanings. */
function answerParts(operations: readonly ContractOperation[]): readonly JsonObject[] {
  const parts = new Map<string, string>();
  for (const { responses } of operations) {
    for (const { shape, required } of responses.flatMap(({ bodies }) => bodies)) {
      if (shape === 'text' || shape === 'json') continue;
      const names = quoted(required).join(', ');
      if ((parts.get(shape) ?? names) !== names)
        throw new Error(`schema ${shape}: the documents require different fields. Rename one.`);
      parts.set(shape, names);
    }
  }
  return [...parts].sort().map(([name, names]) => ({ name, names }));
}

function refuseClashes(operations: readonly ContractOperation[]): void {
  const ids = new Set<string>();
  const tagOwner = new Map<string, string>();
  const pathOwner = new Map<string, string>();
  for (const { id, tag, path, document } of operations) {
    // The generated router looks up the first path segment by name.
    if (path.startsWith('/{')) throw new Error(`path ${path}: must not begin with a parameter`);
    if (ids.has(id)) throw new Error(`${id}: two operations have this id`);
    ids.add(id);
    if ((tagOwner.get(tag) ?? document) !== document) throw new Error(`tag ${tag}: used in both documents`);
    if ((pathOwner.get(path) ?? document) !== document) throw new Error(`path ${path}: used in both documents`);
    tagOwner.set(tag, document);
    pathOwner.set(path, document);
  }
}

function tagFacts(tag: string, operations: readonly ContractOperation[]): JsonObject {
  const document = operations.find((operation) => operation.tag === tag)?.document ?? '';
  return { name: tag, key: camelCase(tag), interface: `${pascalCase(tag)}Handlers`, document };
}

function keysOfTags(operations: readonly ContractOperation[]): readonly string[] {
  return quoted([...new Set(operations.map(({ tag }) => camelCase(tag)))].sort());
}

function pathItem(path: string, operations: readonly ContractOperation[]): JsonObject {
  return Object.fromEntries(
    operations
      .filter((operation) => operation.path === path)
      .map((operation) => [
        operation.method,
        {
          operationId: operation.id,
          tags: [operation.tag],
          parameters: operation.pathParameters.map((name) => ({
            name,
            in: 'path',
            required: true,
            schema: { type: 'string' },
          })),
          responses: { 200: { description: 'see the contract' } },
          'x-wiring': operationFacts(operation),
        },
      ]),
  );
}

function operationFacts(operation: ContractOperation): JsonObject {
  return {
    id: operation.id,
    document: operation.document,
    [operation.document]: true,
    path: quote(operation.path),
    tag: quote(operation.tag),
    interface: `${pascalCase(operation.tag)}Handlers`,
    method: operation.method,
    expressPath: quote(expressPath(operation.path)),
    security: quoted(operation.security),
    requestMediaType: operation.requestMediaType === null ? 'null' : quote(operation.requestMediaType),
    repeat: quote(repeatOf(operation)),
    repeatWord: { safe: 'yes', with_key: 'with its key', never: 'no' }[repeatOf(operation)],
    wireCall: `${operation.method.toUpperCase()} ${operation.path}`,
    summary: operation.summary,
    documentation: docLines([
      operation.summary,
      operation.description,
      `\`${operation.method.toUpperCase()} ${operation.path}\``,
    ]),
    callType: callType(operation),
    ...(operation.pages === null ? {} : { pages: pagesText(operation.pages) }),
    pathParameters: quoted(operation.pathParameters),
    query: quoted(operation.query),
    queryBooleans: quoted(operation.queryBooleans),
    headers: quoted(operation.headers),
    body: quoted(operation.body),
    bodyBooleans: quoted(operation.bodyBooleans),
    ignoresOthers: operation.bodyIgnoresOthers,
    bodyClearables: quoted(operation.bodyClearables),
    clears: operation.bodyClearables.length > 0,
    responses: operation.responses.map(({ status, bodies }) => ({
      status,
      mediaTypes: quoted(bodies.map(({ mediaType }) => mediaType)),
      shapes: shapesText(bodies),
    })),
  };
}

/** The type of the client's method. */
function callType({ id, pages }: ContractOperation): string {
  return pages === null ? `Call<Operations['${id}']>` : `ListCall<Operations['${id}'], ${quote(pages.items)}>`;
}

function pagesText({ items, next, more }: Pages): string {
  const flag = more === null ? '' : `, more: ${quote(more)}`;
  return `{ items: ${quote(items)}, next: ${quote(next)}${flag} }`;
}

/** The bodies of a status. Most errors share one constant. */
function shapesText(bodies: readonly AnswerBody[]): string {
  const text = bodies.map(({ mediaType, shape }) => `${quote(mediaType)}: ${quote(shape)}`).join(', ');
  if (text === "'application/json': 'Error'") return 'error';
  return text === '' ? '{}' : `{ ${text} }`;
}

/** Whether a client may repeat a call without an answer. */
function repeatOf({ method, headers }: ContractOperation): 'safe' | 'with_key' | 'never' {
  if (method === 'get') return 'safe';
  return headers.some((name) => name.toLowerCase() === 'idempotency-key') ? 'with_key' : 'never';
}

function routeFacts(path: string, operations: readonly ContractOperation[]): JsonObject {
  const members = operations.filter((operation) => operation.path === path);
  return {
    expressPath: quote(expressPath(path)),
    members: members.map((operation) => ({
      id: operation.id,
      handler: `${camelCase(operation.tag)}?.${operation.id}`,
    })),
  };
}

function quoted(texts: readonly string[]): readonly string[] {
  return texts.map(quote);
}

/** `/orders/{order_id}` as Express 5 writes it: `/orders/:order_id`. */
export function expressPath(path: string): string {
  return path
    .replace(/[()[\]?+!*:]/g, '\\$&')
    .replace(/\{([^}]+)\}/g, (_, name: string) => (/^[A-Za-z_$][\w$]*$/.test(name) ? `:${name}` : `:"${name}"`));
}

/** Paths in matching order: fixed segments before parameters. */
export function pathsInMatchingOrder(operations: readonly Pick<ContractOperation, 'path'>[]): readonly string[] {
  return [...new Set(operations.map(({ path }) => path))].sort((one, other) => {
    const [left, right] = [sortKey(one), sortKey(other)];
    return left < right ? -1 : left > right ? 1 : 0;
  });
}

/** Sorts parameters after fixed segments. */
function sortKey(path: string): string {
  return path
    .split('/')
    .map((segment) => (segment.startsWith('{') ? `\u{ffff}${segment}` : segment))
    .join('\u0000');
}
