/** What cannot be read ends neither the mock nor the validating proxy of the scenarios: each answers it, and the next call too. */
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listenLocally } from '../../../scripts/ports.ts';
import { type Prism, startPrism } from '../../support/prism.ts';

let upstream: Server;
let prism: Prism;

beforeAll(async () => {
  upstream = createServer((request, response) => {
    response.writeHead(404, { 'content-type': 'application/json' }).end(JSON.stringify({ asked: request.url }));
  });
  prism = await startPrism(await listenLocally(upstream));
});
afterAll(async () => {
  await prism?.stop();
  upstream.close();
});

const headers = { authorization: `Basic ${Buffer.from('any:').toString('base64')}`, 'x-merchantid': 'demo' };
const form = { 'content-type': 'application/x-www-form-urlencoded' };

/** What is sent, and with which status the mock answers it. */
const requests: readonly (readonly [method: string, path: string, body: string | undefined, atMock: number])[] = [
  ['GET', '/orders/%E0%A4%A', undefined, 404],
  ['GET', '/orders/%zz?__example=charged', undefined, 404],
  ['POST', '/orders/%zz/refunds', 'unique_request_id=a', 404],
  ['POST', '/orders', '%zz=1', 400],
  ['POST', '/orders', 'order_id=A&amount=%E0%A4%A', 400],
  ['POST', '/orders', '__proto__=1&order_id=A&amount=1', 400],
];

async function send(baseUrl: string, method: string, path: string, body: string | undefined) {
  const given = body === undefined ? { headers } : { headers: { ...headers, ...form }, body };
  const answer = await fetch(`${baseUrl}${path}`, { method, ...given });
  return { status: answer.status, text: await answer.text() };
}

describe('the mock answers the request, and the next one', () => {
  it.each(requests)('%s %s %s', async (method, path, body, status) => {
    expect((await send(prism.mock, method, path, body)).status).toBe(status);
    expect((await send(prism.mock, 'GET', '/', undefined)).status).toBe(200);
  });

  it('when the request names no host that there can be', async () => {
    const { hostname, port } = new URL(prism.mock);
    const socket = connect(Number(port), hostname);
    socket.write('GET /orders/ORD1001 HTTP/1.1\r\nhost: a b\r\nconnection: close\r\n\r\n');
    const [answer] = await once(socket.setEncoding('utf8'), 'data');
    expect(String(answer).split('\r\n')[0]).toBe('HTTP/1.1 401 Unauthorized');
    expect((await send(prism.mock, 'GET', '/', undefined)).status).toBe(200);
  });

  it('when its caller goes away amid the body', async () => {
    const { hostname, port } = new URL(prism.mock);
    const socket = connect(Number(port), hostname);
    socket.write('POST /orders HTTP/1.1\r\nhost: mock\r\ncontent-length: 100\r\n\r\norder_id=', () => socket.destroy());
    await once(socket, 'close');
    expect((await send(prism.mock, 'GET', '/', undefined)).status).toBe(200);
  });
});

describe('the validating proxy passes the request on as it is, and the next one', () => {
  it.each(requests)('%s %s %s', async (method, path, body) => {
    const [bare] = path.split('?');
    const at = prism.proxy('merchant');
    expect(JSON.parse((await send(at, method, path, body)).text)).toEqual({
      asked: expect.stringContaining(bare ?? ''),
    });
    expect(JSON.parse((await send(at, 'GET', '/next', undefined)).text)).toEqual({ asked: '/next' });
  });
});
