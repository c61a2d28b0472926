/** G10: the watch at the socket, over a server that answers whatever it is told. */
import { createServer, type RequestListener } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { type WatchedAnswers, watchAnswers } from '../support/watch-answers.ts';

let stop: () => Promise<void> = async () => {};
afterEach(() => stop());

/** Has an answer given to this call, and looks at none. */
async function watched(answer: RequestListener, path = '/health', init: RequestInit = {}): Promise<WatchedAnswers> {
  const server = createServer();
  const watch = watchAnswers(server, 'the watch');
  server.on('request', answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  stop = () => new Promise((resolve) => server.close(() => resolve()));
  const response = await fetch(`http://127.0.0.1:${port}${path}`, { redirect: 'manual', ...init });
  await response.arrayBuffer();
  server.closeAllConnections();
  return watch;
}

const json =
  (status: number, body: object): RequestListener =>
  (_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' });
    // In two parts, as a stream writes it.
    const text = JSON.stringify(body);
    response.write(text.slice(0, 3));
    response.end(text.slice(3));
  };

describe('an answer at the socket', () => {
  it('is let be when it is as the contract has it', async () => {
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

  it('is noticed outside of the contract too, when it is no refusal', async () => {
    const watch = await watched(json(200, {}), '/nowhere');
    expect(() => watch.assertClean()).toThrow('GET /nowhere is not in the contract and was answered 200');
  });

  it('has no body when HEAD is asked', async () => {
    const watch = await watched(json(200, { status: 'ok' }), '/health', { method: 'HEAD' });
    expect(() => watch.assertClean()).not.toThrow();
  });
});
