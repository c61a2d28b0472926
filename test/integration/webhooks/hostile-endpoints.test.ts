/**
 * Endpoints that attack or burden the service: floods, held connections, impersonation, distance.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Network, systemNetwork } from '../../../server/delivery/transport/connect.ts';
import { type Connections, createConnections } from '../../../server/delivery/transport/connections.ts';
import { type DeliverResult, deliver } from '../../../server/delivery/transport/deliver.ts';
import { endpointPolicy, judgeUrl } from '../../../server/domain/merchants/webhook-url-rule.ts';
import {
  acknowledge,
  httpEndpoint,
  socketEndpoint,
  type TestEndpoint,
  tlsEndpoint,
} from '../../support/webhook-endpoint.ts';

const DEADLINE_MS = 5_000;
const cleanups: (() => unknown)[] = [];

afterEach(async () => {
  vi.unstubAllEnvs();
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

async function opened(endpoint: Promise<TestEndpoint>): Promise<TestEndpoint> {
  const ready = await endpoint;
  cleanups.push(() => ready.close());
  return ready;
}

function connectionsOver(network: Partial<Network> = {}): Connections {
  const connections = createConnections({ network: { ...systemNetwork, ...network }, connectMs: DEADLINE_MS });
  cleanups.push(() => connections.close());
  return connections;
}

function post(url: string, connections = connectionsOver()): Promise<DeliverResult> {
  const verdict = judgeUrl(url, endpointPolicy('sandbox', 'allowed'));
  if (verdict.kind === 'problem') throw new Error(verdict.problem.message);
  return deliver({ endpoint: verdict.endpoint, headers: {}, body: '{}', connections, totalMs: DEADLINE_MS });
}

/** Writes as fast as the other side reads, until it closes the connection. */
function flood(socket: Socket, block: string): void {
  const more = () => {
    while (!socket.destroyed && socket.write(block));
  };
  socket.on('drain', more);
  more();
}

const CHUNKED = 'HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n';

describe('an endpoint that sends without end what is no part of an answer is cut off, before the deadline and unacknowledged:', () => {
  it.each([
    ['interim answers', '', 'HTTP/1.1 102 Processing\r\n\r\n'.repeat(1_000)],
    ['empty lines', '', '\r\n'.repeat(10_000)],
    ['a reason', 'HTTP/1.1 200 ', 'x'.repeat(65_536)],
    ['a chunk extension', `${CHUNKED}1;`, 'x'.repeat(65_536)],
  ])('%s', async (_, head, block) => {
    const endpoint = await opened(
      socketEndpoint((socket) =>
        socket.once('data', () => {
          socket.write(head);
          flood(socket, block);
        }),
      ),
    );
    const { result } = await post(endpoint.origin);
    expect(result).toMatchObject({
      outcome: 'CONNECTION_FAILED',
      failure: 'CONNECTION',
      detail:
        'The endpoint sent more than 512 KiB before its response was complete. Respond with 200 and an empty body.',
    });
  });

  it('and so while nothing is asked of it, on a connection that it wants kept', {
    timeout: 2 * DEADLINE_MS,
  }, async () => {
    const sockets: Socket[] = [];
    const endpoint = await opened(
      socketEndpoint((socket) => {
        sockets.push(socket);
        socket.once('data', () =>
          socket.write('HTTP/1.1 200 OK\r\nkeep-alive: timeout=600\r\ncontent-length: 0\r\n\r\n'),
        );
      }),
    );
    expect(await post(endpoint.origin)).toMatchObject({ result: { outcome: 'ACKNOWLEDGED' } });
    for (const socket of sockets) {
      flood(socket, '\r\n'.repeat(10_000));
      await new Promise((resolve) => socket.once('close', resolve));
    }
    expect(sockets).toHaveLength(1);
  });
});

it('an open connection serves as many requests as there are, whatever their answers come to together', async () => {
  const endpoint = await opened(httpEndpoint((response) => response.end('x'.repeat(60_000))));
  const connections = connectionsOver();
  for (let sent = 0; sent < 20; sent += 1) {
    expect(await post(endpoint.origin, connections)).toMatchObject({ result: { outcome: 'ACKNOWLEDGED' } });
  }
  expect(endpoint.connections().accepted).toBe(1);
});

it('a certificate that nobody vouches for is refused, even where NODE_TLS_REJECT_UNAUTHORIZED=0 is set', async () => {
  const endpoint = await opened(tlsEndpoint());
  vi.stubEnv('NODE_TLS_REJECT_UNAUTHORIZED', '0');
  const { result } = await post(endpoint.origin);
  expect(result).toMatchObject({ outcome: 'CONNECTION_FAILED', failure: 'TLS' });
});

/** An address with a listener that accepts nothing and whose queue is full, so that connecting never completes. */
async function deafListener(host: string, port: number): Promise<void> {
  const program = `
    const server = require('node:net').createServer().listen(${port}, '${host}', 1, () => {
      require('node:fs').writeSync(1, 'listening');
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
    });`;
  const child = spawn(process.execPath, ['-e', program], { stdio: ['ignore', 'pipe', 'inherit'] });
  cleanups.push(() => child.kill('SIGKILL'));
  await once(child.stdout, 'data');
  for (let isFull = false; !isFull; ) {
    const socket = connect({ host, port }).on('error', () => undefined);
    cleanups.push(() => socket.destroy());
    // The system completes a connection at once while the queue has room, and otherwise retries after a second.
    isFull = await Promise.race([once(socket, 'connect').then(() => false), pause(600, true)]);
  }
}

it('the first of several addresses may be a second away before the next one is tried', async () => {
  const shop = await opened(httpEndpoint(acknowledge));
  await deafListener('127.0.0.2', shop.port);
  const resolve = async () => ['127.0.0.2', '127.0.0.1'].map((address) => ({ address, family: 4 }));
  const { result } = await post(`http://shop.localhost:${shop.port}/`, connectionsOver({ resolve }));
  expect(result).toMatchObject({ outcome: 'ACKNOWLEDGED', address: '127.0.0.1' });
  expect(result.connectMs).toBeGreaterThanOrEqual(990);
});
