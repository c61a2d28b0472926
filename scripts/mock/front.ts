/**
 * The mock: Prism for both documents, behind a server that lists scenarios, echoes values of the call, allows every origin and serves
 * the hosted pages. Stateless: use the sandbox for flows.
 */
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { text } from 'node:stream/consumers';
import { ErrorCode, OperationId } from '../../generated/values.ts';
import { ApiError } from '../../server/http/errors/api-error.ts';
import { merchantIdIn } from '../../server/http/request/credentials.ts';
import { saneRequestId } from '../../server/http/request/request-id.ts';
import { pageAssetAt } from '../../server/pages/layout/theme.ts';
import { parseJson, toObject } from '../generate/json.ts';
import { type Call, readCall } from './call.ts';
import { echoCall, withMockPages } from './echo.ts';
import { type DocumentName, type MockedOperation, mockedOperations, operationsAt } from './operations.ts';
import { createPages } from './pages/hosted-pages.ts';
import { startPrism } from './prism.ts';
import { type Answer, prismError, REQUEST_ID, refusal, unknownOperation, violationError } from './refusal.ts';
import { mockStyle, scenarioPage, styleAddress } from './scenario-page.ts';

/** `prism` has the address of each document's Prism. `log` receives a line for each call. */
export interface FrontOptions {
  readonly operations: readonly MockedOperation[];
  readonly prism: Readonly<Record<DocumentName, string>>;
  readonly log: (line: string) => void;
}

export interface MockOptions extends Pick<FrontOptions, 'log'> {
  readonly files: Readonly<Record<DocumentName, string>>;
  readonly host: string;
  readonly port: number;
}

/** Headers that are not forwarded: those of the connection, and example headers that would be wrong for the call. */
const NOT_PASSED =
  /^(connection|content-length|content-type|transfer-encoding|host|keep-alive|proxy-connection|upgrade|http2-settings|te|trailer|date|expect|prefer|vary|accept|x-svc-ignored-parameters|x-svc-warning|sl-violations|access-control-.*)$/;

const PAGE_HEADERS = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

function passedHeaders(headers: Iterable<readonly [string, unknown]>): Record<string, string> {
  const kept = [...headers].flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' && !NOT_PASSED.test(name) ? [[name, value]] : [],
  );
  return Object.fromEntries(kept);
}

/** Allows every origin, with credentials and any header. */
function corsHeaders({ headers }: IncomingMessage, names: readonly string[]): Readonly<Record<string, string>> {
  return {
    'access-control-allow-origin': headers.origin ?? '*',
    'access-control-allow-credentials': 'true',
    'access-control-allow-headers': headers['access-control-request-headers'] ?? '*',
    'access-control-allow-methods': headers['access-control-request-method'] ?? '*',
    'access-control-expose-headers': names.join(','),
    vary: 'origin',
  };
}

/** Sends the call to Prism at `address`. */
async function askPrism(address: string, { operation, headers, url, sent, preference }: Call) {
  const prefer = Object.entries(preference).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${value}`],
  );
  const method = operation.method.toUpperCase();
  const given = await fetch(`${address}${url.pathname}${sent.query && `?${sent.query}`}`, {
    method,
    headers: {
      ...passedHeaders(Object.entries(headers)),
      // Like the service, do not refuse a call because of its Accept header.
      accept: [headers.accept ?? [], '*/*;q=0.1'].flat().join(','),
      ...(sent.mediaType === '' ? {} : { 'content-type': sent.mediaType }),
      ...(prefer.length === 0 ? {} : { prefer: prefer.join(', ') }),
    },
    redirect: 'manual',
    ...(method === 'GET' ? {} : { body: sent.body }),
  });
  const type = given.headers.get('content-type');
  const kept = { ...passedHeaders(given.headers), ...(type === null ? {} : { 'content-type': type }) };
  const answer: Answer = { status: given.status, headers: kept, content: await given.text() };
  return { answer, violations: given.headers.get('sl-violations') };
}

function isPrismError({ status, headers, content }: Answer): boolean {
  const isUnread = status >= 400 && content.startsWith('{"error":{"code":');
  return isUnread || headers['content-type']?.startsWith('application/problem+json') === true;
}

/** Creates the server without listening. */
export function createFront({ operations, prism, log }: FrontOptions): Server {
  const pages = createPages(operations);
  const files = new Map([
    ['/', { mediaType: 'text/html', content: scenarioPage(operations) }],
    [styleAddress, { mediaType: 'text/css', content: mockStyle }],
    // Browsers request it unprompted.
    ['/favicon.ico', { mediaType: 'image/x-icon', content: '' }],
  ]);

  async function answerCall(call: Call): Promise<Answer> {
    const { operation, preference, baseUrl } = call;
    if (call.problems.length > 0 && preference.example === undefined)
      return refusal(new ApiError(ErrorCode.INVALID_REQUEST, { fields: call.problems }));
    const page = pages.shown(call);
    if (page !== undefined) return page;
    const { answer, violations } = await askPrism(prism[operation.document], call);
    if (isPrismError(answer)) return prismError(answer.status);
    const isRefused = answer.status === 400 && preference.code !== '400';
    const wrong = isRefused ? violationError(operation, violations) : undefined;
    if (wrong !== undefined) return refusal(wrong);
    const { location } = answer.headers;
    if (location === undefined) return pages.dressed(call, answer);
    const isEnd = operation.id === OperationId.submitPayStep;
    const next = isEnd ? pages.returnUrlOf(call.body.action === 'cancel') : withMockPages(location, baseUrl);
    return { ...answer, headers: { ...answer.headers, location: next } };
  }

  async function answerTo(request: IncomingMessage): Promise<Answer> {
    const { headers, url: written = '/' } = request;
    if (request.method === 'OPTIONS') return { status: 204, headers: {}, content: '' };
    const baseUrl = URL.canParse(`http://${headers.host}`) ? `http://${headers.host}` : 'http://localhost';
    const address = `${baseUrl}${written}`;
    if (!written.startsWith('/') || !URL.canParse(address)) return unknownOperation([]);
    const url = new URL(address);
    const method = request.method === 'HEAD' ? 'get' : request.method?.toLowerCase();
    const file = method === 'get' ? (files.get(url.pathname) ?? pageAssetAt(url.pathname)) : undefined;
    if (file !== undefined)
      return { status: 200, headers: { 'content-type': `${file.mediaType}; charset=utf-8` }, content: file.content };
    decodeURIComponent(url.pathname);
    const here = operationsAt(operations, url.pathname);
    const operation = here.find((each) => each.method === method);
    if (operation === undefined) return unknownOperation(here);
    const merchantId = merchantIdIn(headers);
    const named = merchantId === '' ? headers : { ...headers, 'x-merchantid': merchantId };
    const call = readCall({ operation, headers: named, url, baseUrl }, await text(request));
    const answer = await answerCall(call);
    const ownId = saneRequestId([headers['x-request-id'] ?? []].flat()[0]) ?? REQUEST_ID;
    const content = echoCall(call, answer.status, answer.content).replaceAll(REQUEST_ID, ownId);
    const security = operation.tag === 'pages' ? PAGE_HEADERS : {};
    return { ...answer, headers: { ...answer.headers, ...security, 'x-request-id': ownId }, content };
  }

  return createServer(async (request, response) => {
    const { status, headers, content } = await answerTo(request).catch((error: unknown) => {
      // The path is not percent-encoded UTF-8.
      if (error instanceof URIError) return unknownOperation([]);
      log(`${request.method} ${request.url} failed: ${error}`);
      const message = 'The mock failed at this call. See its log for the cause.';
      return refusal(new ApiError(ErrorCode.internal_error, { message }));
    });
    log(`${request.method} ${request.url} → ${status}`);
    const length = status === 204 ? {} : { 'content-length': Buffer.byteLength(content) };
    response.writeHead(status, { ...headers, ...corsHeaders(request, Object.keys(headers)), ...length });
    response.end(request.method === 'HEAD' ? undefined : content);
  });
}

/** Starts the mock with these bundles. Port 0 selects a free port. */
export async function startMock({ files, host, port, log }: MockOptions) {
  const read = async (file: string) => toObject(parseJson(await readFile(file, 'utf8')), file);
  const operations = mockedOperations({ merchant: await read(files.merchant), admin: await read(files.admin) });
  const [merchant, admin] = [
    await startPrism({ document: files.merchant }),
    await startPrism({ document: files.admin }),
  ];
  const front = createFront({ operations, prism: { merchant: merchant.address, admin: admin.address }, log });
  await once(front.listen(port, host), 'listening');
  const address = front.address();
  if (address === null || typeof address === 'string') throw new Error('The mock has no port. Set PORT.');
  return { baseUrl: `http://${host}:${address.port}` };
}
