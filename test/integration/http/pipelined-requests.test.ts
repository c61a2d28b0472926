/** What one connection sends without waiting for answers does not hold up other connections, nor fill the memory. */
import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { connect, type Socket } from 'node:net';
import { PassThrough } from 'node:stream';
import { afterEach, expect, it } from 'vitest';
import { capConnections, type Listener, listen } from '../../../server/http/server/listener.ts';
import {
  REQUESTS_A_CONNECTION,
  SERVED_AT_ONCE,
  sharePipelines,
  UNANSWERED_TO_PAUSE,
} from '../../../server/http/server/pipelined-requests.ts';
import { createLog } from '../../../server/platform/log.ts';
import { systemRuntime } from '../../../server/platform/runtime.ts';
import { portOf } from '../../support/port-of.ts';

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
  // Others are answered in the meantime: as many as it takes to read all of the flood, were it read.
  for (let turn = 0; turn < 200; turn += 1) await new Promise(setImmediate);
  expect(held).toHaveLength(SERVED_AT_ONCE);
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
  const count = 3 * UNANSWERED_TO_PAUSE;
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
  const shared = sharePipelines((_req, res) => {
    requestsServed += 1;
    if (requestsServed === SERVED_AT_ONCE) res.req.socket.destroy();
  });
  const { port } = await serving(shared.serve);
  const flood = await connected(port);
  flood.write(requests('/flood', 100));
  await once(flood, 'close');
  expect(requestsServed).toBe(SERVED_AT_ONCE);
  expect(shared.unanswered()).toEqual([]);
});

it('a connection closes with its last answer after ten thousand requests', async () => {
  const { port } = await serving((_req, res) => res.end());
  const client = await connected(port);
  let answers = '';
  client.setEncoding('latin1').on('data', (piece) => {
    answers += piece;
  });
  client.write(requests('/x', REQUESTS_A_CONNECTION + 1));
  await once(client, 'close');
  const heads = answers.split('HTTP/1.1 ').slice(1);
  expect(heads).toHaveLength(REQUESTS_A_CONNECTION);
  expect(new Set(heads.map((head) => head.slice(0, 3)))).toEqual(new Set(['200']));
  expect(heads.filter((head) => /^connection: close/im.test(head))).toEqual([heads.at(-1)]);
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
