/** Whatever client calls: the mock answers what the service does, and says in the contract's shape where it fails itself. */
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createConnection } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseJson, toObject } from '../../scripts/generate/json.ts';
import { createFront } from '../../scripts/mock/front.ts';
import { mockedOperations } from '../../scripts/mock/mocked-operations.ts';
import { contractProblems } from '../support/contract-check.ts';
import type { Place } from './places.ts';
import { startTwoPlaces, type TwoPlaces } from './two-places.ts';

let two: TwoPlaces;
beforeAll(async () => {
  two = await startTwoPlaces('any client');
});
afterAll(() => two?.stop());

/** What Java's own client sends with its first call over http, which it would rather make in HTTP/2. */
const JAVA = [
  'connection: Upgrade, HTTP2-Settings',
  'upgrade: h2c',
  'http2-settings: AAEAAEAAAAIAAAAAAAMAAAAAAAQBAAAAAAUAAEAAAAYABgAA',
];

/** Sends exactly these lines; the status, and the code of the refusal. */
async function speak({ baseUrl }: Place, lines: readonly string[]): Promise<object> {
  const { hostname, port, host } = new URL(baseUrl);
  const socket = createConnection(Number(port), hostname);
  socket.write(`${[...lines, `host: ${host}`, 'x-merchantid: demo', 'connection: close'].join('\r\n')}\r\n\r\n`);
  const answer = await text(socket);
  return {
    status: Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1]),
    allow: /^allow: (.*)$/im.exec(answer)?.[1],
    code: /"error_code":"([^"]+)"/.exec(answer)?.[1],
  };
}

describe('is answered as by the service:', () => {
  const card = 'GET /cardbins/411111 HTTP/1.1';
  it.each([
    ['a call that would go on in HTTP/2', [card, ...JAVA], 401],
    ['one that would have trailers', [card, 'te: trailers', 'trailer: etag', 'connection: TE'], 401],
    ['one from behind an old proxy', [card, 'proxy-connection: keep-alive', 'keep-alive: timeout=5'], 401],
    ['a method that no operation has', ['TRACE /orders HTTP/1.1'], 405],
    ['a question about the whole service', ['OPTIONS * HTTP/1.1'], 404],
    ['a call of no address', ['GET * HTTP/1.1'], 404],
  ])('%s', async (_, lines, status) => {
    await two.expectSame((place) => speak(place, lines), { status });
  });

  it('a call with all of it that may be made', async () => {
    const [, mock] = two.places;
    if (mock === undefined) throw new Error('there is no mock');
    const order = 'GET http://shop.example/orders/ORD1001 HTTP/1.1';
    const key = 'authorization: Basic YW55Og==';
    expect(await speak(mock, [order, key, ...JAVA])).toMatchObject({ status: 200, code: undefined });
  });
});

describe('a mock that fails itself', () => {
  it('says so in the contract’s shape, readable for a page of any origin, and prints why', async () => {
    const bundle = async (name: string) => toObject(parseJson(await readFile(`generated/${name}.json`, 'utf8')), name);
    const documents = { merchant: await bundle('openapi'), admin: await bundle('admin.openapi') };
    const nobody = 'http://127.0.0.1:1';
    const lines: string[] = [];
    const front = createFront({
      operations: mockedOperations(documents),
      prism: { merchant: nobody, admin: nobody },
      log: (line) => lines.push(line),
    }).listen(0, '127.0.0.1');
    await once(front, 'listening');
    const address = front.address();
    if (address === null || typeof address === 'string') throw new Error('there is no port');
    const origin = 'http://localhost:3000';
    const answer = await fetch(`http://127.0.0.1:${address.port}/orders/ORD1001`, { headers: { origin } });
    const said = await answer.text();
    front.close();
    expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([500, origin]);
    expect(said).toContain('The mock failed at this call');
    const headers = Object.fromEntries(answer.headers);
    expect(
      contractProblems({ method: 'GET', path: '/orders/ORD1001', accept: '*/*', status: 500, headers, text: said }),
    ).toEqual([]);
    expect(lines.join('\n')).toMatch(/GET \/orders\/ORD1001 failed: TypeError: fetch failed/);
  });
});
