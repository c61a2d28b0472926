/** The receiver without Express: plain `node:http`, and functions from `Request` to `Response`. */
import { createServer } from 'node:http';
import { describe, expect, it } from 'vitest';
import { EventName, type ReceiverOptions } from '../../../receiver-kit/src/index.ts';
import { anEvent, basic, shopCredential } from '../../support/receiver-kit/delivery.ts';
import { testReceiver } from '../../support/receiver-kit/test-receiver.ts';
import { serveHttp } from './http-server.ts';

const right = {
  authorization: basic(shopCredential.username, shopCredential.password),
  'content-type': 'application/json',
};
const url = 'http://shop.example/webhooks';

type Call = (init: RequestInit) => Promise<Response>;

function shop(options: Partial<ReceiverOptions> = {}) {
  const effects: string[] = [];
  const on = { [EventName.ORDER_SUCCEEDED]: ({ id }: { id: string }) => void effects.push(id) };
  return { ...testReceiver({ on, ...options }), effects };
}

/** A body that has no end, and tells whether somebody still wants it. */
function endless() {
  const chunk = new Uint8Array(16_384).fill(32);
  let cancelled = false;
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.enqueue(chunk),
    cancel() {
      cancelled = true;
    },
  });
  return { body, isCancelled: () => cancelled };
}

const fetchCall =
  ({ receiver }: ReturnType<typeof shop>): Call =>
  (init) =>
    receiver.fetch(new Request(url, init));

async function withNode(parts: ReturnType<typeof shop>, use: (call: Call) => Promise<void>): Promise<void> {
  const server = await serveHttp(parts.receiver.node());
  await use((init) => fetch(server.url, init)).finally(() => server.close());
}

async function withFetch(parts: ReturnType<typeof shop>, use: (call: Call) => Promise<void>): Promise<void> {
  await use(fetchCall(parts));
}

describe.each([
  ['node:http', withNode],
  ['Request to Response', withFetch],
])('%s', (_name, withCall) => {
  it('handles a first receipt and acknowledges its duplicate', async () => {
    const parts = shop();
    await withCall(parts, async (call) => {
      const send = async () => {
        const answer = await call({ method: 'POST', headers: right, body: JSON.stringify(anEvent()) });
        return [answer.status, answer.headers.get('content-type'), await answer.json()];
      };
      const json = 'application/json; charset=utf-8';
      expect(await send()).toEqual([200, json, { outcome: 'handled' }]);
      expect(await send()).toEqual([200, json, { outcome: 'duplicate' }]);
      expect(parts.effects).toEqual(['evt_0001']);
    });
  });

  it('refuses strangers, other methods, other media types and large bodies', async () => {
    const parts = shop();
    await withCall(parts, async (call) => {
      const body = JSON.stringify(anEvent());
      const anonymous = await call({ method: 'POST', headers: { ...right, authorization: 'Basic x' }, body });
      expect([anonymous.status, anonymous.headers.get('www-authenticate')]).toEqual([401, expect.any(String)]);
      const get = await call({ method: 'GET', headers: right });
      expect([get.status, get.headers.get('allow')]).toEqual([405, 'POST']);
      expect((await call({ method: 'POST', headers: { ...right, 'content-type': 'text/plain' }, body })).status).toBe(
        415,
      );
      expect((await call({ method: 'POST', headers: right, body: ' '.repeat(300_000) })).status).toBe(413);
      expect(parts.effects).toEqual([]);
    });
  });
});

describe('Request to Response', () => {
  it('stops reading a body without end', async () => {
    const { body, isCancelled } = endless();
    const init = { method: 'POST', headers: right, body, duplex: 'half' } as const;
    expect((await fetchCall(shop())(init)).status).toBe(413);
    expect(isCancelled()).toBe(true);
  });

  it('says so when the body was read before', async () => {
    const { receiver } = shop();
    const request = new Request(url, { method: 'POST', headers: right, body: JSON.stringify(anEvent()) });
    await request.text();
    const answer = await receiver.fetch(request);
    expect(answer.status).toBe(500);
    expect(await answer.json()).toMatchObject({ code: 'ERR_BODY_ALREADY_READ' });
  });

  it('holds the address that it is given against the allow-list, and says how to give one where none is', async () => {
    const { receiver } = shop({ allowList: { addresses: ['192.0.2.0/24'] } });
    const request = () => new Request(url, { method: 'POST', headers: right, body: JSON.stringify(anEvent()) });
    expect((await receiver.fetch(request(), { remoteAddress: '192.0.2.7' })).status).toBe(200);
    expect((await receiver.fetch(request(), { remoteAddress: '198.51.100.7' })).status).toBe(403);
    const without = await receiver.fetch(request());
    expect([without.status, await without.json()]).toEqual([
      500,
      { code: 'ERR_ADDRESS_UNKNOWN', message: expect.stringContaining('receiver.fetch(request, { remoteAddress })') },
    ]);
  });

  it('serves the Node adapters of such frameworks: a Request over a socket', async () => {
    const { receiver, effects } = shop();
    const server = await serveHttp((incoming, outgoing) => {
      const chunks: Uint8Array[] = [];
      incoming.on('data', (chunk) => chunks.push(chunk));
      incoming.on('end', async () => {
        const headers = Object.entries(incoming.headersDistinct).flatMap(([name, values = []]) =>
          values.map((value): [string, string] => [name, value]),
        );
        const init = { method: incoming.method ?? '', headers, body: Buffer.concat(chunks) };
        const answer = await receiver.fetch(new Request(url, init), { remoteAddress: incoming.socket.remoteAddress });
        outgoing.writeHead(answer.status, Object.fromEntries(answer.headers)).end(await answer.text());
      });
    });
    const answer = await fetch(server.url, { method: 'POST', headers: right, body: JSON.stringify(anEvent()) });
    expect(answer.status).toBe(200);
    expect(effects).toEqual(['evt_0001']);
    await server.close();
  });
});

it('a node:http server may route by itself', async () => {
  const { receiver, effects } = shop();
  const handle = receiver.node();
  const server = createServer((request, response) => {
    if (request.url === '/hooks') void handle(request, response);
    else response.writeHead(404).end();
  });
  const { url: origin, close } = await serveHttp((request, response) => void server.emit('request', request, response));
  expect((await fetch(`${origin}/elsewhere`)).status).toBe(404);
  const init = { method: 'POST', headers: right, body: JSON.stringify(anEvent()) };
  expect((await fetch(`${origin}/hooks`, init)).status).toBe(200);
  expect(effects).toEqual(['evt_0001']);
  await close();
});
