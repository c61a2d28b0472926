/** Whatever client calls: the mock answers, and says in the contract's shape where it fails itself. */
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createConnection } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseJson, toObject } from '../../../scripts/generate/json.ts';
import { createFront } from '../../../scripts/mock/front.ts';
import { mockedOperations } from '../../../scripts/mock/operations.ts';
import { portOf } from '../../../scripts/ports.ts';
import { contractProblems } from '../../support/contract-check.ts';
import { type MockProgram, startMockProgram } from '../../support/mock-program.ts';

let mock: MockProgram;
beforeAll(async () => {
  mock = await startMockProgram();
});
afterAll(() => mock?.stop());

/** What Java's own client sends with its first call over http, which it would rather make in HTTP/2. */
const JAVA = [
  'connection: Upgrade, HTTP2-Settings',
  'upgrade: h2c',
  'http2-settings: AAEAAEAAAAIAAAAAAAMAAAAAAAQBAAAAAAUAAEAAAAYABgAA',
];
const KEY = 'authorization: Basic YW55Og==';

/** Sends exactly these lines; the status. */
async function speak(lines: readonly string[]): Promise<number> {
  const { hostname, port, host } = new URL(mock.baseUrl);
  const socket = createConnection(Number(port), hostname);
  socket.write(`${[...lines, `host: ${host}`, 'x-merchantid: demo', 'connection: close'].join('\r\n')}\r\n\r\n`);
  return Number(/^HTTP\/1\.1 (\d+)/.exec(await text(socket))?.[1]);
}

describe('is answered:', () => {
  const card = 'GET /cardbins/411111 HTTP/1.1';
  it.each([
    ['a call that would go on in HTTP/2', [card, ...JAVA], 401],
    ['the same with a key', [card, KEY, ...JAVA], 200],
    ['one that would have trailers', [card, KEY, 'te: trailers', 'trailer: etag', 'connection: TE'], 200],
    ['one from behind an old proxy', [card, KEY, 'proxy-connection: keep-alive', 'keep-alive: timeout=5'], 200],
    ['a method that no operation has', ['TRACE /orders HTTP/1.1'], 405],
    ['a question about the whole server', ['OPTIONS * HTTP/1.1'], 204],
    ['a call of no address', ['GET * HTTP/1.1'], 404],
  ])('%s', async (_, lines, status) => {
    expect(await speak(lines)).toBe(status);
  });
});

describe('a mock that fails itself', () => {
  it('says so in the contract’s shape, readable for a page of any origin, and prints why', async () => {
    const bundle = async (name: string) => toObject(parseJson(await readFile(`generated/${name}.json`, 'utf8')), name);
    const documents = { merchant: await bundle('openapi'), admin: await bundle('admin.openapi') };
    const unreachable = 'http://127.0.0.1:1';
    const lines: string[] = [];
    const front = createFront({
      operations: mockedOperations(documents),
      prism: { merchant: unreachable, admin: unreachable },
      log: (line) => lines.push(line),
    }).listen(0, '127.0.0.1');
    await once(front, 'listening');
    const origin = 'http://localhost:3000';
    const answer = await fetch(`http://127.0.0.1:${portOf(front)}/orders/ORD1001`, { headers: { origin } });
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
