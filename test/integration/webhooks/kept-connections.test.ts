/**
 * Keep-alive connections that an endpoint closes silently: a request that it never saw is sent once more within the
 * same attempt. One that it saw, or may have answered, is judged as usual.
 */
import type { Socket } from 'node:net';
import { createServer as createTlsServer } from 'node:tls';
import { afterEach, describe, expect, it } from 'vitest';
import { portOf } from '../../../scripts/ports.ts';
import { systemNetwork } from '../../../server/delivery/transport/connect.ts';
import { type Connections, createConnections } from '../../../server/delivery/transport/connections.ts';
import { deliver } from '../../../server/delivery/transport/deliver.ts';
import { endpointPolicy, judgeUrl } from '../../../server/domain/merchants/webhook-url-rule.ts';
import { TEST_CERTIFICATE, TEST_CERTIFICATE_KEY } from '../../support/test-certificate.ts';
import { httpEndpoint, socketEndpoint, type TestEndpoint } from '../../support/webhook-endpoint.ts';
import { createFixtures } from './support/fixtures.ts';

const OK = 'HTTP/1.1 200 OK\r\ncontent-length: 0\r\n\r\n';
const cleanups: (() => unknown)[] = [];

afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

/** An endpoint that answers the first request of each connection normally, and the next as given. */
async function endpointThat(onNext: (socket: Socket, connection: number) => void): Promise<TestEndpoint> {
  let connections = 0;
  const endpoint = await socketEndpoint((socket) => {
    connections += 1;
    const own = connections;
    socket.once('data', () => {
      socket.write(OK);
      socket.once('data', () => onNext(socket, own));
    });
  });
  cleanups.push(() => endpoint.close());
  return endpoint;
}

function connectionsTo(authorities: readonly string[] | null = null): Connections {
  const resolve = async () => [{ address: '127.0.0.1', family: 4 }];
  const connections = createConnections({ network: { ...systemNetwork, resolve, authorities }, connectMs: 3_000 });
  cleanups.push(() => connections.close());
  return connections;
}

async function post(url: string, connections: Connections, totalMs = 5_000) {
  const verdict = judgeUrl(url, endpointPolicy('sandbox', 'allowed'));
  if (verdict.kind === 'problem') throw new Error(verdict.problem.message);
  const headers = { 'webhook-id': 'evt_1' };
  return (await deliver({ endpoint: verdict.endpoint, headers, body: '{}', connections, totalMs })).result;
}

describe('a kept connection over which not a byte comes', () => {
  const ends = [
    { how: 'is closed', onNext: (socket: Socket) => void socket.end() },
    { how: 'is reset', onNext: (socket: Socket) => void socket.resetAndDestroy() },
  ];
  it.each(ends)('and that $how is replaced by a new one, in the same attempt', async ({ onNext }) => {
    const endpoint = await endpointThat(onNext);
    const connections = connectionsTo();
    await post(endpoint.origin, connections);
    const second = await post(endpoint.origin, connections);
    expect(second).toMatchObject({ outcome: 'ACKNOWLEDGED', status: 200, address: '127.0.0.1' });
    // The times of the new connection.
    expect(second.connectMs).not.toBeNull();
    expect(endpoint.connections().accepted).toBe(2);
  });

  it('is replaced over TLS, too', async () => {
    const server = createTlsServer({ cert: TEST_CERTIFICATE, key: TEST_CERTIFICATE_KEY }, (socket) => {
      socket.on('error', () => undefined);
      socket.once('data', () => {
        socket.write(OK);
        socket.once('data', () => socket.end());
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    cleanups.push(() => server.close());
    const connections = connectionsTo([TEST_CERTIFICATE]);
    const url = `https://shop.example:${portOf(server)}/`;
    await post(url, connections);
    expect(await post(url, connections)).toMatchObject({ outcome: 'ACKNOWLEDGED', status: 200 });
  });

  it('has no more than the time of the one attempt with its successor', async () => {
    const silent = new Set<Socket>();
    let connections = 0;
    const endpoint = await socketEndpoint((socket) => {
      connections += 1;
      if (connections > 1) return void silent.add(socket);
      socket.once('data', () => {
        socket.write(OK);
        socket.once('data', () => setTimeout(() => socket.end(), 1_000));
      });
    });
    cleanups.push(() => endpoint.close());
    const kept = connectionsTo();
    await post(endpoint.origin, kept);
    const second = await post(endpoint.origin, kept, 1_500);
    expect(second).toMatchObject({ outcome: 'TIMED_OUT', status: null });
    expect(silent.size).toBe(1);
    expect(second.totalMs).toBeGreaterThanOrEqual(1_495);
    // A deadline of its own for the second request would end a second later, beyond a busy machine's delay.
    expect(second.totalMs).toBeLessThan(2_495);
  });
});

describe('the request goes out no second time', () => {
  it('where a byte of an answer had come', async () => {
    const endpoint = await endpointThat((socket) => socket.end('H'));
    const connections = connectionsTo();
    await post(endpoint.origin, connections);
    expect(await post(endpoint.origin, connections)).toMatchObject({ outcome: 'CONNECTION_FAILED', status: null });
    expect(endpoint.connections().accepted).toBe(1);
  });

  it('where the connection was new, be it the first or the one that took the place of another', async () => {
    let connections = 0;
    const endpoint = await socketEndpoint((socket) => {
      connections += 1;
      const first = connections === 1;
      socket.once('data', () => {
        if (!first) return void socket.end();
        socket.write(OK);
        socket.once('data', () => socket.end());
      });
    });
    cleanups.push(() => endpoint.close());
    const kept = connectionsTo();
    await post(endpoint.origin, kept);
    expect(await post(endpoint.origin, kept)).toMatchObject({ outcome: 'CONNECTION_FAILED' });
    expect(endpoint.connections().accepted).toBe(2);
    expect(await post(endpoint.origin, kept)).toMatchObject({ outcome: 'CONNECTION_FAILED' });
    expect(endpoint.connections().accepted).toBe(3);
  });

  it('where nothing came until the deadline', async () => {
    const endpoint = await endpointThat(() => undefined);
    const connections = connectionsTo();
    await post(endpoint.origin, connections);
    expect(await post(endpoint.origin, connections, 100)).toMatchObject({ outcome: 'TIMED_OUT' });
    expect(endpoint.connections().accepted).toBe(1);
  });
});

it.each([0, 1])('an endpoint that closes each connection %i ms after its answer fails no attempt', async (afterMs) => {
  const fixtures = await createFixtures('closing');
  cleanups.push(() => fixtures.close());
  const endpoint = await httpEndpoint((response) => {
    const { socket } = response;
    response.end();
    if (afterMs === 0) response.on('finish', () => socket?.end());
    else setTimeout(() => socket?.end(), afterMs);
  });
  cleanups.push(() => endpoint.close());
  fixtures.configure({ url: endpoint.origin });
  const orders = Array.from({ length: 60 }, (_, index) => `closing-${index}`);
  for (const orderId of orders) await fixtures.raise({ orderId });
  expect(await fixtures.worker().runOnce()).toMatchObject({ acknowledged: orders.length, failed: 0 });
  for (const orderId of orders) expect(await fixtures.outcomes(orderId)).toEqual(['ACKNOWLEDGED']);
});
