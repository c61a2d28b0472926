/** Pipelined requests of one connection neither delay other connections nor exhaust memory. */
import { once } from 'node:events';
import { createServer, type RequestListener, type ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';
import { PassThrough } from 'node:stream';
import { afterEach, describe, expect, it } from 'vitest';
import { portOf } from '../../../scripts/ports.ts';
import { capConnections, closeUnread, type Listener, listen } from '../../../server/http/server/listener.ts';
import {
  limitPipelining,
  MAX_CONCURRENT_REQUESTS,
  MAX_REQUESTS_PER_CONNECTION,
  MAX_UNANSWERED_REQUESTS,
  MAX_UNSENT_BYTES,
} from '../../../server/http/server/pipelined-requests.ts';
import { createLog } from '../../../server/platform/log.ts';
import { systemRuntime } from '../../../server/platform/runtime.ts';

const log = createLog({ level: 'silent', format: 'json' });
const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).toReversed()) await close();
});

async function serving(answer: RequestListener): Promise<Listener> {
  const listener = await listen({
    host: '127.0.0.1',
    port: 0,
    publicBaseUrl: 'http://127.0.0.1',
    log,
    random: systemRuntime.random,
  });
  listener.serve(answer);
  closers.push(() => listener.drain());
  return listener;
}

async function connected(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1').on('error', () => undefined);
  await once(socket, 'connect');
  closers.push(() => socket.destroy());
  return socket;
}

const requests = (path: string, count: number): string => `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`.repeat(count);

it("another connection's request is served before a flood's fiftieth", async () => {
  const served: string[] = [];
  let flooded: () => void = () => undefined;
  const { port } = await serving(({ url = '' }, res) => {
    served.push(url);
    if (served.length === 1) flooded();
    res.end(url);
  });
  const [flood, other] = [await connected(port), await connected(port)];
  flood.resume();
  flooded = () => other.write(requests('/other', 1));
  flood.write(requests('/flood', 5_000));
  await once(other, 'data');
  expect(served.indexOf('/other')).toBeGreaterThan(0);
  expect(served.indexOf('/other')).toBeLessThan(50);
});

it('a connection is served a few requests at a time, and is not read while many are unanswered', async () => {
  const held: (() => void)[] = [];
  const { port } = await serving((_req, res) => void held.push(() => res.end()));
  closers.push(() => {
    for (const end of held) end();
  });
  const flood = await connected(port);
  flood.resume();
  const count = 400_000;
  flood.write(requests('/flood', count));
  // Serve other connections meanwhile, for long enough to read the whole flood if it were read.
  for (let turn = 0; turn < 200; turn += 1) await new Promise(setImmediate);
  expect(held).toHaveLength(MAX_CONCURRENT_REQUESTS);
  expect(flood.writableLength).toBeGreaterThan(0);
  const buffered = flood.writableLength;
  for (let turn = 0; turn < 200; turn += 1) await new Promise(setImmediate);
  expect(flood.writableLength).toBe(buffered);
});

it('pipelined requests are all answered, in their order, bodies and all', async () => {
  const { port } = await serving((req, res) => {
    let body = '';
    req.setEncoding('utf8').on('data', (piece) => {
      body += piece;
    });
    req.on('end', () => setImmediate(() => res.end(`<${body}>`)));
  });
  const count = 3 * MAX_UNANSWERED_REQUESTS;
  const bodies = Array.from({ length: count }, (_, index) => `${index}`.padEnd(3_000, '.'));
  const client = await connected(port);
  let answers = '';
  const all = new Promise<void>((resolve) => {
    client.setEncoding('utf8').on('data', (piece) => {
      answers += piece;
      if (answers.split('>').length > count) resolve();
    });
  });
  for (const body of bodies) {
    client.write(`POST /x HTTP/1.1\r\nHost: a\r\nContent-Length: ${body.length}\r\n\r\n${body}`);
  }
  await all;
  expect([...answers.matchAll(/<(.*?)>/g)].map(([, body]) => body)).toEqual(bodies);
});

it('what a connection that closes had sent is served no more, and is forgotten', async () => {
  let requestsServed = 0;
  let served: Socket | undefined;
  const shared = limitPipelining((_req, res) => {
    requestsServed += 1;
    served = res.req.socket;
    if (requestsServed === MAX_CONCURRENT_REQUESTS) res.req.socket.destroy();
  });
  const { port } = await serving(shared.serve);
  const flood = await connected(port);
  flood.write(requests('/flood', 100));
  await once(flood, 'close');
  expect(requestsServed).toBe(MAX_CONCURRENT_REQUESTS);
  expect(shared.unansweredOn(served)).toEqual([]);
});

it('a connection closes with its last answer after ten thousand requests', async () => {
  const { port } = await serving((_req, res) => res.end());
  const client = await connected(port);
  let answers = '';
  client.setEncoding('latin1').on('data', (piece) => {
    answers += piece;
  });
  client.write(requests('/x', MAX_REQUESTS_PER_CONNECTION + 500));
  await once(client, 'close');
  const heads = answers.split('HTTP/1.1 ').slice(1);
  expect(heads).toHaveLength(MAX_REQUESTS_PER_CONNECTION);
  expect(new Set(heads.map((head) => head.slice(0, 3)))).toEqual(new Set(['200']));
  expect(heads.filter((head) => /^connection: close/im.test(head))).toEqual([heads.at(-1)]);
});

describe('a listener that stops', () => {
  /** Answers when the test says so. */
  async function stopping() {
    const held: { readonly url: string; readonly end: () => void }[] = [];
    const listener = await serving(({ url = '' }, res) => void held.push({ url, end: () => res.end(`<${url}>`) }));
    const client = await connected(listener.port);
    let answers = '';
    client.setEncoding('latin1').on('data', (piece) => {
      answers += piece;
    });
    return {
      listener,
      client,
      held,
      answered: () => [...answers.matchAll(/<(.*?)>/g)].map(([, url]) => url),
      closes: () => [...answers.matchAll(/^connection: (.*)\r$/gim)].map(([, value]) => value),
    };
  }
  const turns = async (count = 20) => {
    for (let turn = 0; turn < count; turn += 1) await new Promise(setImmediate);
  };

  it('answers what has arrived on a connection, closes it with the last answer, and processes nothing after it', async () => {
    const { listener, client, held, answered, closes } = await stopping();
    client.write(requests('/before', 2));
    await expect.poll(() => held.length).toBe(2);
    listener.retire();
    await turns();
    client.write(requests('/after', 1));
    await turns();
    for (const { end } of held) end();
    await once(client, 'close');
    expect([answered(), held.length, closes().at(-1)]).toEqual([['/before', '/before'], 2, 'close']);
  });

  it('answers all requests that arrive together on an idle connection', async () => {
    const { listener, client, held, answered, closes } = await stopping();
    await expect.poll(() => client.readyState).toBe('open');
    listener.retire();
    client.write(requests('/together', 3));
    await expect.poll(() => held.length).toBe(3);
    for (const { end } of held.toReversed()) end();
    await once(client, 'close');
    expect([answered().length, closes()]).toEqual([3, ['keep-alive', 'keep-alive', 'close']]);
  });

  it('closes a connection whose newest answer was ready before', async () => {
    const { listener, client, held, answered } = await stopping();
    client.write(requests('/slow', 1) + requests('/quick', 1));
    await expect.poll(() => held.length).toBe(2);
    held[1]?.end();
    listener.retire();
    await turns();
    client.write(requests('/after', 1));
    await turns();
    held[0]?.end();
    await once(client, 'close');
    expect([answered(), held.length]).toEqual([['/slow', '/quick'], 2]);
  });

  it('loses nothing of an answer when the client has sent more', async () => {
    const held: (() => void)[] = [];
    const listener = await serving((_req, res) => void held.push(() => res.end(Buffer.alloc(3_000_000, 'x'))));
    const client = await connected(listener.port);
    let bytes = 0;
    client.write(requests('/held', 1));
    await expect.poll(() => held.length).toBe(1);
    listener.retire();
    await turns();
    client.write(requests('/more', 2));
    await turns();
    client.write(requests('/more', 500));
    await turns();
    held[0]?.();
    await turns();
    client.on('data', (piece) => {
      bytes += piece.length;
    });
    await once(client, 'close');
    expect([bytes > 3_000_000, held.length]).toEqual([true, 1]);
  });

  it('keeps few of the requests that a client floods it with after the last answer', async () => {
    const held: ServerResponse[] = [];
    let received = 0;
    const shared = limitPipelining((_req, res) => void held.push(res));
    const server = createServer((req, res) => {
      received += 1;
      shared.serve(req, res);
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    closers.push(() => server.close());
    const client = await connected(portOf(server));
    client.resume();
    client.write(requests('/held', 1));
    await expect.poll(() => held.length).toBe(1);
    shared.closeConnections();
    await turns();
    client.write(requests('/more', 1));
    await expect.poll(() => received).toBe(2);
    held[0]?.end();
    client.write(requests('/flood', 100_000));
    await once(client, 'close');
    expect(received).toBeLessThan(5_000);
  });

  it('reads the body of the last request', async () => {
    let body = '';
    const listener = await serving((req, res) => {
      req.setEncoding('utf8').on('data', (piece) => {
        body += piece;
      });
      req.on('end', () => res.end());
    });
    const client = await connected(listener.port);
    client.resume();
    client.write('POST /slow HTTP/1.1\r\nHost: a\r\nContent-Length: 10\r\n\r\n12345');
    await expect.poll(() => body).toBe('12345');
    listener.retire();
    await turns();
    client.write('67890');
    await once(client, 'close');
    expect(body).toBe('1234567890');
  });

  it('is not kept by a client that sends one request after another', async () => {
    const { port, drain } = await serving((_req, res) => void setTimeout(() => res.end(), 20));
    const client = await connected(port);
    client.resume();
    const sending = setInterval(() => client.writable && client.write(requests('/more', 1)), 5);
    closers.push(() => clearInterval(sending));
    await once(client, 'data');
    const since = performance.now();
    await drain();
    expect(performance.now() - since).toBeLessThan(5_000);
  });
});

it('connections beyond the limit are closed, and the log says so once a minute', async () => {
  let logged = '';
  const destination = new PassThrough().on('data', (piece) => {
    logged += piece;
  });
  const server = createServer();
  capConnections(server, 1, createLog({ level: 'warn', format: 'json', destination }));
  server.listen(0, '127.0.0.1');
  closers.push(() => server.close());
  await once(server, 'listening');
  const port = portOf(server);
  const first = await connected(port);
  for (let count = 0; count < 3; count += 1) await once(await connected(port), 'close');
  expect(first.destroyed).toBe(false);
  const lines = logged.trim().split('\n');
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ event: 'listener.connections.limit', most: 1 }]);
});

const LARGE = Buffer.alloc(2_000_000, 'x');
const large: RequestListener = (_req, res) => res.end(LARGE);

it('a client that reads nothing is served no further large answer, and one that reads on gets all of them', async () => {
  const begun: ServerResponse[] = [];
  const { port } = await serving((req, res) => {
    begun.push(res);
    large(req, res);
  });
  const client = await connected(port);
  client.pause();
  const count = 64;
  client.write(requests('/docs', count));
  const held = () => begun.reduce((sum, res) => sum + (res.closed ? 0 : res.writableLength), 0);
  await expect.poll(() => begun.length).toBeGreaterThan(0);
  for (let turn = 0; turn < 200; turn += 1) {
    await new Promise(setImmediate);
    expect(held()).toBeLessThan(LARGE.length + MAX_UNSENT_BYTES + 1_000);
  }
  expect(held()).toBeGreaterThan(0);
  expect(begun.length).toBeLessThan(count);
  let bytes = 0;
  client.on('data', (piece) => {
    bytes += piece.length;
  });
  client.resume();
  await expect.poll(() => bytes, { timeout: 10_000 }).toBeGreaterThan(count * LARGE.length);
  expect(begun).toHaveLength(count);
});

describe('a connection', () => {
  const UNREAD_MS = 200;
  async function closingUnread(answer: RequestListener) {
    const shared = limitPipelining(answer);
    const server = createServer(shared.serve);
    closeUnread(server, shared, UNREAD_MS);
    const sockets: Socket[] = [];
    server.on('connection', (socket) => sockets.push(socket));
    server.listen(0, '127.0.0.1');
    closers.push(() => server.close());
    await once(server, 'listening');
    const client = await connected(portOf(server));
    client.pause();
    const every = (is: (socket: Socket) => boolean) => () => sockets.every(is);
    return { client, isClosed: every((socket) => socket.destroyed), isPaused: every((socket) => socket.isPaused()) };
  }
  const later = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

  it('is closed when its client reads nothing of an answer, also while further requests come', async () => {
    const { client, isClosed, isPaused } = await closingUnread((_req, res) => res.end(Buffer.alloc(8 * LARGE.length)));
    client.write(requests('/docs', 1));
    await later(UNREAD_MS / 4);
    client.write(requests('/docs', 1));
    await expect.poll(isPaused).toBe(true);
    const writing = setInterval(() => client.write(requests('/docs', 1)), UNREAD_MS / 4);
    closers.push(() => clearInterval(writing));
    await expect.poll(isClosed, { timeout: 20 * UNREAD_MS }).toBe(true);
  });

  it('stays while its client reads slowly, and while its answer takes long', async () => {
    const slow = await closingUnread((_req, res) => res.end(Buffer.alloc(20 * LARGE.length)));
    let bytes = 0;
    let wanted = 0;
    slow.client.on('data', (piece) => {
      bytes += piece.length;
      if (bytes >= wanted) slow.client.pause();
    });
    slow.client.write(requests('/docs', 1));
    const waiting = await closingUnread((_req, res) => setTimeout(() => res.end('late'), 3 * UNREAD_MS));
    waiting.client.write(requests('/late', 1));
    const answer = once(waiting.client.setEncoding('utf8').resume(), 'data');
    while (wanted < 20 * LARGE.length) {
      wanted += LARGE.length;
      slow.client.resume();
      await later(UNREAD_MS / 2);
      expect(slow.isClosed()).toBe(false);
    }
    expect(bytes).toBeGreaterThan(15 * LARGE.length);
    expect((await answer).join()).toContain('late');
  });
});
