/** The receiver in both versions of Express, as sockets see it. */
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { createRequire } from 'node:module';
import { type AddressInfo, connect, type Socket } from 'node:net';
import express5, { type Express } from 'express';
import { afterEach, describe, expect, it } from 'vitest';
import { EventName, type ReceiverOptions } from '../../../receiver-kit/src/index.ts';
import { anEvent, basic, shopCredential } from '../../support/receiver-kit/delivery.ts';
import { testReceiver } from '../../support/receiver-kit/test-receiver.ts';

// Its types are those of version 5 here; what the tests use of it is the same in both.
const express4: typeof express5 = createRequire(import.meta.url)('express4');
const servers: Server[] = [];

afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  }
});

/** Serves the app on a free loopback port until the test ends. */
async function serve(app: Express): Promise<string> {
  const server = createServer(app).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  const address: AddressInfo | string | null = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return `http://127.0.0.1:${address.port}`;
}

const right = {
  authorization: basic(shopCredential.username, shopCredential.password),
  'content-type': 'application/json',
};

const post = (
  url: string,
  body: RequestInit['body'] = JSON.stringify(anEvent()),
  headers: Record<string, string> = right,
) => fetch(url, { method: 'POST', headers, body: body ?? null });

/** Sends raw text on a connection of its own; answers with all that came back when the other side closed. */
async function raw(url: string, text: string, more: (socket: Socket) => void = () => undefined): Promise<string> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  let received = '';
  socket.on('data', (chunk) => {
    received += chunk.toString('latin1');
  });
  socket.on('error', () => undefined);
  socket.write(text);
  more(socket);
  await new Promise((resolve) => socket.on('close', resolve));
  return received;
}

describe.each([
  ['Express 4', express4],
  ['Express 5', express5],
])('%s', (_version, express) => {
  /** A shop with the receiver at /webhooks, and what its handler did. */
  async function shop(options: Partial<ReceiverOptions> = {}) {
    const effects: string[] = [];
    const kit = testReceiver({
      on: {
        [EventName.ORDER_SUCCEEDED]: (event) => {
          effects.push(event.content.order.order_id);
        },
      },
      ...options,
    });
    const app = express();
    app.use('/webhooks', kit.receiver.express());
    app.use(express.json());
    app.post('/webhooks/other', (_request, response) => {
      response.send('not the receiver');
    });
    return { ...kit, effects, app, url: await serve(app) };
  }

  describe('mounted with use', () => {
    it('receives an event once and acknowledges its duplicate', async () => {
      const { url, effects } = await shop();
      const first = await post(`${url}/webhooks`);
      expect([first.status, await first.json()]).toEqual([200, { outcome: 'handled' }]);
      const second = await post(`${url}/webhooks/?attempt=2`);
      expect([second.status, await second.json()]).toEqual([200, { outcome: 'duplicate' }]);
      expect(effects).toEqual(['ORD9001']);
    });

    it('refuses other methods and says which one is right', async () => {
      const { url } = await shop();
      const answer = await fetch(`${url}/webhooks`);
      expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST']);
    });

    it('leaves the paths below it and beside it to the application', async () => {
      const { url } = await shop();
      expect(await (await post(`${url}/webhooks/other`)).text()).toBe('not the receiver');
      expect((await post(`${url}/elsewhere`)).status).toBe(404);
    });
  });

  it('mounted with post it receives too', async () => {
    const { receiver } = testReceiver();
    const app = express();
    app.post('/hooks/payments', receiver.express());
    const url = await serve(app);
    expect((await post(`${url}/hooks/payments`)).status).toBe(200);
  });

  describe('below another body parser', () => {
    it('answers with one clear error that names the fix, so that the event comes again', async () => {
      const { receiver, log } = testReceiver();
      const app = express();
      app.use(express.json());
      app.use('/webhooks', receiver.express());
      const answer = await post(`${await serve(app)}/webhooks`);
      expect(answer.status).toBe(500);
      expect(await answer.json()).toEqual({
        code: 'ERR_BODY_ALREADY_READ',
        message: expect.stringContaining(
          "app.use('/webhooks', receiver.express()) goes before app.use(express.json())",
        ),
      });
      expect(log).toEqual([expect.objectContaining({ level: 'error', outcome: 'ERR_BODY_ALREADY_READ' })]);
    });

    it('works when that parser kept the raw bytes', async () => {
      const { receiver } = testReceiver();
      const app = express();
      app.use(express.raw({ type: 'application/json', limit: '1mb' }));
      app.use('/webhooks', receiver.express());
      const url = await serve(app);
      expect((await post(`${url}/webhooks`)).status).toBe(200);
      expect((await post(`${url}/webhooks`, Buffer.alloc(256 * 1024 + 1, ' '))).status).toBe(413);
    });
  });

  describe('on the wire', () => {
    it('an Authorization header that comes twice is refused', async () => {
      const { url, effects } = await shop();
      const body = JSON.stringify(anEvent());
      const head = [
        'POST /webhooks HTTP/1.1',
        'Host: shop',
        `Authorization: ${right.authorization}`,
        `Authorization: ${right.authorization}`,
        'Content-Type: application/json',
        `Content-Length: ${body.length}`,
        'Connection: close',
      ].join('\r\n');
      expect(await raw(url, `${head}\r\n\r\n${body}`)).toMatch(/^HTTP\/1\.1 401 /);
      expect(effects).toEqual([]);
    });

    it('a body over the cap is answered 413, declared or not', async () => {
      const { url } = await shop();
      const large = Buffer.alloc(300 * 1024, ' ');
      expect((await post(`${url}/webhooks`, large)).status).toBe(413);
      const chunked = new Blob([large]).stream();
      const answer = await fetch(`${url}/webhooks`, { method: 'POST', headers: right, body: chunked, duplex: 'half' });
      expect(answer.status).toBe(413);
    });

    it('a body without end is cut off, from a stranger too', async () => {
      const { url, log } = await shop();
      const endless = (socket: Socket): void => {
        const chunk = `4000\r\n${'x'.repeat(0x4000)}\r\n`;
        const send = (): void => {
          while (socket.writable && socket.write(chunk));
        };
        socket.on('drain', send);
        send();
      };
      const head = (authorization: string): string =>
        `POST /webhooks HTTP/1.1\r\nHost: shop\r\nAuthorization: ${authorization}\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n`;
      // Being cut off while it sends, a client may lose the answer; so what the receiver reported is looked at.
      await raw(url, head(right.authorization), endless);
      await raw(url, head('Basic x'), endless);
      expect(log.map(({ outcome }) => outcome)).toEqual(['ERR_BODY_TOO_LARGE', 'ERR_UNAUTHORIZED']);
      expect((await post(`${url}/webhooks`)).status).toBe(200);
    });

    it('a connection that ends in the middle of the body runs nothing and harms nothing', async () => {
      const { url, effects, log } = await shop();
      const head = `POST /webhooks HTTP/1.1\r\nHost: shop\r\nAuthorization: ${right.authorization}\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n`;
      await raw(url, `${head}{"id":"evt_`, (socket) => socket.end());
      await expect.poll(() => log.map(({ outcome }) => outcome)).toEqual(['ERR_BODY_INCOMPLETE']);
      expect(effects).toEqual([]);
      expect((await post(`${url}/webhooks`)).status).toBe(200);
    });

    it('a refused delivery leaves the connection usable', async () => {
      const { url } = await shop();
      const body = JSON.stringify(anEvent());
      const request = (authorization: string, connection: string): string =>
        `POST /webhooks HTTP/1.1\r\nHost: shop\r\nAuthorization: ${authorization}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\nConnection: ${connection}\r\n\r\n${body}`;
      const received = await raw(url, request('Basic x', 'keep-alive') + request(right.authorization, 'close'));
      expect([...received.matchAll(/HTTP\/1\.1 (\d+) /g)].map((match) => match[1])).toEqual(['401', '200']);
    });

    it('an answer that never arrived makes the retry a duplicate', async () => {
      const cuts: Socket[] = [];
      const { receiver, effects } = await shop();
      const app = express();
      app.use('/webhooks', (request, response, next) => {
        const end = response.end.bind(response);
        response.end = (...answer: []) => {
          if (cuts.length > 0) return end(...answer);
          cuts.push(request.socket.destroy());
          return response;
        };
        next();
      });
      app.use('/webhooks', receiver.express());
      const url = await serve(app);
      await expect(post(`${url}/webhooks`)).rejects.toThrow();
      const retry = await post(`${url}/webhooks`);
      expect([retry.status, await retry.json()]).toEqual([200, { outcome: 'duplicate' }]);
      expect(effects).toEqual(['ORD9001']);
    });
  });
});
