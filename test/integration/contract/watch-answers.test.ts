/** G10: the watch at the socket, over a server that sends any given answer. */
import { createServer, type RequestListener } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { listenLocally } from '../../../scripts/ports.ts';
import { type WatchedAnswers, watchAnswers } from '../../support/watch-answers.ts';

let stop: () => Promise<void> = async () => {};
afterEach(() => stop());

/** Has an answer given to this call, and looks at none. */
async function watched(answer: RequestListener, path = '/health', init: RequestInit = {}): Promise<WatchedAnswers> {
  const server = createServer();
  const watch = watchAnswers(server, 'the watch');
  server.on('request', answer);
  const origin = await listenLocally(server);
  stop = () => new Promise((resolve) => server.close(() => resolve()));
  const response = await fetch(`${origin}${path}`, { redirect: 'manual', ...init });
  await response.arrayBuffer();
  server.closeAllConnections();
  return watch;
}

const ALWAYS = { 'x-request-id': 'req_1', 'x-response-id': 'rsp_1' } as const;

const json =
  (status: number, body: object, headers: Readonly<Record<string, string>> = ALWAYS): RequestListener =>
  (_request, response) => {
    response.writeHead(status, { 'Content-Type': 'application/json; charset=utf-8', ...headers });
    // In two parts, as a stream writes it.
    const text = JSON.stringify(body);
    response.write(text.slice(0, 3));
    response.end(text.slice(3));
  };

const refusal = {
  status: 'error',
  error_code: 'internal_error',
  error_message: 'Something failed.',
  error_info: {
    code: 'INTERNAL_ERROR',
    category: 'SERVER_ERROR',
    user_message: 'Something failed.',
    developer_message: 'Something failed.',
    request_id: 'req_1',
    href: 'http://localhost:8080/docs/errors#internal_error',
    fields: [],
  },
} as const;

describe('an answer at the socket', () => {
  it('passes when it matches the contract', async () => {
    const watch = await watched(json(200, { status: 'ok' }));
    expect(() => watch.assertClean()).not.toThrow();
    expect(watch.count()).toBe(1);
  });

  const wrong: readonly (readonly [sentence: string, answer: RequestListener, said: RegExp])[] = [
    ['is noticed when a field is wrong', json(200, { status: 7 }), /GET \/health 200: \/status/],
    ['is noticed when its status is not documented', json(418, {}), /does not document status 418/],
    ['is noticed when a fault has another shape', json(500, { error: 'unforeseen' }), /GET \/health 500: /],
    [
      'is noticed when its media type is not documented',
      (_request, response) => response.setHeader('content-type', 'text/csv').end('a'),
      /does not document text\/csv/,
    ],
    [
      'is noticed when its JSON is cut off',
      (_request, response) => response.setHeader('content-type', 'application/json').end('{"status":'),
      /GET \/health 200: .*JSON/,
    ],
  ];
  it.each(wrong)('%s', async (_, answer, said) => {
    const watch = await watched(answer);
    expect(() => watch.assertClean()).toThrow(said);
    expect(() => watch.assertClean()).toThrow('(G10)');
  });

  it('is reported for an unknown path, too, unless it is a refusal', async () => {
    const watch = await watched(json(200, {}), '/nowhere');
    expect(() => watch.assertClean()).toThrow('GET /nowhere is not in the contract and was answered 200 and not 404');
  });

  const { request_id: _, ...info } = refusal.error_info;
  const strays: readonly (readonly [sentence: string, path: string, answer: RequestListener, said: RegExp])[] = [
    [
      'an id that is missing',
      '/health',
      json(200, { status: 'ok' }, { 'x-request-id': 'a' }),
      /x-response-id is missing/,
    ],
    ['an id that is empty', '/health', json(200, { status: 'ok' }, { ...ALWAYS, 'x-request-id': '' }), /x-request-id/],
    [
      'an undocumented header',
      '/health',
      json(200, { status: 'ok' }, { ...ALWAYS, 'X-Svc-Secret': 'a' }),
      /does not know the header x-svc-secret/,
    ],
    [
      'a wait that leads nowhere',
      '/health',
      json(200, { status: 'ok' }, { ...ALWAYS, 'retry-after': '1' }),
      /does not know the header retry-after/,
    ],
    ['a missing Retry-After', '/orders/A', json(503, refusal), /retry-after is missing/],
    ['a wait that is no number', '/orders/A', json(503, refusal, { ...ALWAYS, 'retry-after': 'soon' }), /retry-after/],
    ['a challenge that is missing', '/orders/A', json(401, refusal), /www-authenticate is missing/],
    ['a way on that is missing', '/pay/start/demo/0', json(303, {}), /location is missing/],
    ['methods that are not named', '/session', json(405, refusal), /allow is missing/],
    ['methods that are others', '/session', json(405, refusal, { ...ALWAYS, allow: 'GET' }), /"GET" and not "POST"/],
    ['an address that is there and denied', '/session', json(404, refusal), /answered 404 and not 405/],
    ['a refusal in another shape', '/nowhere', json(404, { ...refusal, error_info: info }), /request_id/],
    [
      'a refusal that is no JSON',
      '/nowhere',
      (_request, response) => response.writeHead(404, { ...ALWAYS, 'content-type': 'text/plain' }).end('no'),
      /the media type is text\/plain and not application\/json/,
    ],
  ];
  it.each(strays)('is reported for %s', async (_, path, answer, said) => {
    const watch = await watched(answer, path);
    expect(() => watch.assertClean()).toThrow(said);
  });

  it('may be a page where a browser requests an unknown address', async () => {
    const page: RequestListener = (_request, response) =>
      response.writeHead(404, { ...ALWAYS, 'content-type': 'text/html; charset=utf-8' }).end('<h1>Nothing here</h1>');
    const watch = await watched(page, '/nowhere', { headers: { accept: 'text/html' } });
    expect(() => watch.assertClean()).not.toThrow();
  });

  it('has no body when HEAD is asked', async () => {
    const watch = await watched(json(200, { status: 'ok' }), '/health', { method: 'HEAD' });
    expect(() => watch.assertClean()).not.toThrow();
  });
});
