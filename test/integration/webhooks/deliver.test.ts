import type { LookupAddress } from 'node:dns';
import { isIP } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { deliveryNetwork } from '../../../server/compose/delivery.ts';
import { AttemptOutcome } from '../../../server/delivery/queue/delivery.ts';
import { type Network, systemNetwork } from '../../../server/delivery/transport/connect.ts';
import { type Connections, createConnections } from '../../../server/delivery/transport/connections.ts';
import { type DeliverResult, deliver } from '../../../server/delivery/transport/deliver.ts';
import { endpointPolicy, judgeUrl } from '../../../server/domain/merchants/webhook-url-rule.ts';
import { REFUSED } from '../../support/refused-addresses.ts';
import { TEST_CERTIFICATE } from '../../support/test-certificate.ts';
import {
  acknowledge,
  httpEndpoint,
  socketEndpoint,
  type TestEndpoint,
  tlsEndpoint,
} from '../../support/webhook-endpoint.ts';

const SHORT_MS = 150;
const LONG_MS = 10_000;
const cleanups: (() => unknown)[] = [];

afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

async function opened(endpoint: Promise<TestEndpoint>): Promise<TestEndpoint> {
  const ready = await endpoint;
  cleanups.push(() => ready.close());
  return ready;
}

function connectionsOver(network: Partial<Network> = {}, connectMs = LONG_MS): Connections {
  const connections = createConnections({ network: { ...systemNetwork, ...network }, connectMs });
  cleanups.push(() => connections.close());
  return connections;
}

function post(url: string, given: { connections?: Connections; totalMs?: number } = {}): Promise<DeliverResult> {
  const { connections = connectionsOver(), totalMs = LONG_MS } = given;
  const verdict = judgeUrl(url, endpointPolicy('sandbox', 'allowed'));
  if (verdict.kind === 'problem') throw new Error(verdict.problem.message);
  const headers = { 'content-type': 'application/json', 'webhook-id': 'evt_1' };
  return deliver({ endpoint: verdict.endpoint, headers, body: '{"id":"evt_1","é":1}', connections, totalMs });
}

const at = (address: string): LookupAddress[] => [{ address, family: address.includes(':') ? 6 : 4 }];

describe('an attempt', () => {
  it('posts the bytes as they are, to path and query of the URL', async () => {
    const endpoint = await opened(httpEndpoint((response) => response.end('thanks')));
    const { result, retryAfter } = await post(`${endpoint.origin}/hooks/a?b=c%20d`);
    expect(result).toMatchObject({
      outcome: 'ACKNOWLEDGED',
      detail: '',
      status: 200,
      answer: 'thanks',
      address: '127.0.0.1',
    });
    expect(result.connectMs).not.toBeNull();
    expect(retryAfter).toBeNull();
    expect(endpoint.received).toMatchObject([
      { method: 'POST', path: '/hooks/a?b=c%20d', body: '{"id":"evt_1","é":1}' },
    ]);
    expect(endpoint.received[0]?.headers).toMatchObject({ 'content-length': '21', 'webhook-id': 'evt_1' });
  });

  it.each([
    ['an address', '127.0.0.1', []],
    ['a name that has an address of the other family too', 'localhost', ['::1', '127.0.0.1']],
  ])('leaves from the local address that is set, to %s', async (_, host, addresses) => {
    const from: (string | undefined)[] = [];
    const endpoint = await opened(
      httpEndpoint((response) => {
        from.push(response.socket?.remoteAddress);
        response.end();
      }),
    );
    const resolve = async () => addresses.flatMap(at);
    const connections = connectionsOver({ localAddress: () => '127.0.0.77', resolve });
    const { result } = await post(`http://${host}:${endpoint.port}/`, { connections });
    expect([result.outcome, from]).toEqual(['ACKNOWLEDGED', ['127.0.0.77']]);
  });

  it('leaves from several local addresses in turns, a connection each', async () => {
    const from: (string | undefined)[] = [];
    const endpoint = await opened(
      httpEndpoint((response) => {
        from.push(response.socket?.remoteAddress);
        response.setHeader('connection', 'close').end();
      }),
    );
    const addresses = ['127.0.0.71', '127.0.0.72', '127.0.0.73'];
    const config = { webhookLocalAddresses: addresses };
    const connections = connectionsOver(deliveryNetwork(config));
    for (let count = 0; count < 7; count += 1) await post(`http://127.0.0.1:${endpoint.port}/`, { connections });
    expect(from).toEqual([...addresses, ...addresses, addresses[0]]);
  });

  it('fails where the host has no address of the family of the local one', async () => {
    const connections = connectionsOver({ localAddress: () => '127.0.0.77', resolve: async () => at('::1') });
    const { result } = await post('http://localhost:9/', { connections });
    expect(result).toMatchObject({
      outcome: 'CONNECTION_FAILED',
      failure: 'DNS',
      detail: expect.stringContaining('IPv4'),
    });
  });

  it('is acknowledged by 200 and by no other status from 100 to 599', async () => {
    const endpoint = await opened(
      socketEndpoint((socket) => {
        socket.once('data', (head) => {
          const status = /^POST \/(\d+) /.exec(head.toString('latin1'))?.[1];
          socket.end(`HTTP/1.1 ${status} Some Reason\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`);
        });
      }),
    );
    const connections = connectionsOver();
    const statuses = Array.from({ length: 500 }, (_, index) => index + 100);
    const acknowledged: number[] = [];
    for (const status of statuses) {
      const { result } = await post(`${endpoint.origin}/${status}`, { connections });
      if (result.outcome === AttemptOutcome.ACKNOWLEDGED) acknowledged.push(status);
      else if (status >= 200) expect(result).toMatchObject({ outcome: 'NOT_ACKNOWLEDGED', status });
      // After an interim status a final one must follow; none did.
      else expect(result).toMatchObject({ outcome: 'CONNECTION_FAILED', status: null });
    }
    expect(acknowledged).toEqual([200]);
    expect(endpoint.connections().accepted).toBe(statuses.length);
  });

  it.each([301, 302, 303, 307, 308])('does not follow a redirect by %i', async (status) => {
    const elsewhere = await opened(httpEndpoint(acknowledge));
    const endpoint = await opened(
      httpEndpoint((response) => response.writeHead(status, { location: `${elsewhere.origin}/` }).end()),
    );
    const { result } = await post(endpoint.origin);
    expect(result).toMatchObject({ outcome: 'NOT_ACKNOWLEDGED', status });
    expect(result.detail).toContain('Redirects are not followed');
    expect(elsewhere.received).toEqual([]);
  });

  it('brings Retry-After along', async () => {
    const endpoint = await opened(httpEndpoint((response) => response.writeHead(503, { 'retry-after': '7' }).end()));
    expect(await post(endpoint.origin)).toMatchObject({ retryAfter: '7', result: { status: 503 } });
  });

  it('keeps 4 KiB of the answer', async () => {
    const endpoint = await opened(httpEndpoint((response) => response.writeHead(500).end('é'.repeat(10_000))));
    const { result } = await post(endpoint.origin);
    expect(result.answer).toBe('é'.repeat(2048));
  });

  it('uses an open connection again, and then has no time to connect', async () => {
    const endpoint = await opened(httpEndpoint(acknowledge));
    const connections = connectionsOver();
    const first = await post(endpoint.origin, { connections });
    const second = await post(endpoint.origin, { connections });
    expect(first.result.connectMs).not.toBeNull();
    expect(second.result).toMatchObject({ connectMs: null, address: '127.0.0.1' });
    expect(endpoint.connections().accepted).toBe(1);
  });
});

describe('an endpoint that misbehaves', () => {
  const drip =
    (text: string, start = '') =>
    () =>
      socketEndpoint((socket) => {
        socket.write(start);
        const timer = setInterval(() => socket.write(text), 20);
        socket.on('close', () => clearInterval(timer));
      });
  const slow = [
    { does: 'accepts and never answers', make: () => socketEndpoint(() => undefined), status: null },
    { does: 'drips headers', make: drip('x-a: b\r\n', 'HTTP/1.1 200 OK\r\n'), status: null },
    {
      does: 'drips a 200 body of known length',
      make: drip('x', 'HTTP/1.1 200 OK\r\ncontent-length: 1000000\r\n\r\n'),
      status: 200,
    },
    {
      does: 'drips a 200 body in chunks',
      make: drip('1\r\nx\r\n', 'HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n'),
      status: 200,
    },
    { does: 'sends interim answers for ever', make: drip('HTTP/1.1 102 Processing\r\n\r\n'), status: null },
  ];
  it.each(slow)('that $does ends at the deadline as a timeout', async ({ make, status }) => {
    const endpoint = await opened(make());
    const { result } = await post(endpoint.origin, { totalMs: SHORT_MS });
    expect(result).toMatchObject({ outcome: 'TIMED_OUT', status });
    expect(result.totalMs).toBeGreaterThanOrEqual(SHORT_MS - 5);
    expect(result.totalMs).toBeLessThan(LONG_MS);
  });

  it('that sends 1 GB is cut off after 64 KiB', async () => {
    const total = 1024 ** 3;
    let written = 0;
    const endpoint = await opened(
      socketEndpoint((socket) => {
        const block = Buffer.alloc(64 * 1024, 'x');
        const more = () => {
          while (written < total && !socket.destroyed) {
            written += block.length;
            if (!socket.write(block)) return;
          }
        };
        socket.once('data', () => {
          socket.write(`HTTP/1.1 200 OK\r\ncontent-length: ${total}\r\n\r\n`);
          more();
        });
        socket.on('drain', more);
      }),
    );
    const { result } = await post(endpoint.origin);
    expect(result).toMatchObject({ outcome: 'ACKNOWLEDGED', status: 200, answer: 'x'.repeat(4096) });
    expect(written).toBeLessThan(total / 8);
  });

  it('that cuts a 200 short does not acknowledge', async () => {
    const endpoint = await opened(
      socketEndpoint((socket) =>
        socket.once('data', () => socket.end('HTTP/1.1 200 OK\r\ncontent-length: 9\r\n\r\nhalf')),
      ),
    );
    const { result } = await post(endpoint.origin);
    expect(result).toMatchObject({ outcome: 'CONNECTION_FAILED', status: 200, answer: 'half' });
  });

  const broken = [
    { does: 'resets', make: () => socketEndpoint((socket) => socket.once('data', () => socket.resetAndDestroy())) },
    {
      does: 'closes without an answer',
      make: () => socketEndpoint((socket) => socket.once('data', () => socket.end())),
    },
    { does: 'speaks no HTTP', make: () => socketEndpoint((socket) => socket.end('hello\r\n\r\n')) },
    {
      does: 'sends endless headers',
      make: () => socketEndpoint((socket) => socket.write(`HTTP/1.1 200 OK\r\nx: ${'x'.repeat(99_999)}`)),
    },
  ];
  it.each(broken)('that $does is a failed connection, said in words', async ({ make }) => {
    const endpoint = await opened(make());
    const { result } = await post(endpoint.origin);
    expect(result).toMatchObject({ outcome: 'CONNECTION_FAILED', status: null });
    expect(result.detail).toMatch(/^The connection closed .* \([A-Za-z_]+\)\.$/);
  });

  it('that nothing listens at is a failed connection', async () => {
    const endpoint = await httpEndpoint(acknowledge);
    await endpoint.close();
    const { result } = await post(endpoint.origin);
    expect(result).toMatchObject({ outcome: 'CONNECTION_FAILED', address: null, connectMs: null });
    expect(result.detail).toContain('ECONNREFUSED');
  });

  it('that never finishes a TLS handshake, or a name that never resolves, ends at the connect deadline', async () => {
    const endpoint = await opened(socketEndpoint(() => undefined));
    const connections = connectionsOver({}, SHORT_MS);
    const silent = connectionsOver({ resolve: () => new Promise(() => undefined) }, SHORT_MS);
    const attempts = [
      post(`https://127.0.0.1:${endpoint.port}`, { connections }),
      post('https://shop.example', { connections: silent }),
    ];
    for (const { result } of await Promise.all(attempts)) {
      expect(result).toMatchObject({ outcome: 'TIMED_OUT', status: null, address: null });
      expect(result.totalMs).toBeLessThan(LONG_MS);
    }
  });
});

describe('a host name', () => {
  it.each(REFUSED.filter((address) => isIP(address) !== 0))(
    'that resolves to %s is refused, and the merchant can read why',
    async (address) => {
      const connections = connectionsOver({ resolve: async () => at(address) });
      const { result } = await post('https://shop.example', { connections });
      expect(result).toMatchObject({ outcome: 'ADDRESS_REFUSED', status: null, address: null });
      expect(result.detail).toContain(`The host shop.example resolves to ${address}, which is `);
    },
  );

  it('is refused when only one of its addresses is', async () => {
    const connections = connectionsOver({ resolve: async () => [...at('127.0.0.1'), ...at('10.0.0.1')] });
    expect(await post('https://shop.example', { connections })).toMatchObject({
      result: { outcome: 'ADDRESS_REFUSED' },
    });
  });

  it('of a plain http URL must resolve to loopback', async () => {
    const connections = connectionsOver({ resolve: async () => at('93.184.216.34') });
    const { result } = await post('http://shop.localhost', { connections });
    expect(result).toMatchObject({ outcome: 'ADDRESS_REFUSED' });
  });

  it('is asked for once a connection, so that a second answer cannot lead elsewhere', async () => {
    const endpoint = await opened(httpEndpoint((response) => response.writeHead(200, { connection: 'close' }).end()));
    const answers = [at('127.0.0.1'), at('10.0.0.1')];
    const asked: string[] = [];
    const connections = connectionsOver({
      resolve: async (hostname) => {
        asked.push(hostname);
        return answers.shift() ?? [];
      },
    });
    const url = `http://shop.localhost:${endpoint.port}`;
    expect(await post(url, { connections })).toMatchObject({ result: { outcome: 'ACKNOWLEDGED' } });
    expect(asked).toEqual(['shop.localhost']);
    expect(await post(url, { connections })).toMatchObject({ result: { outcome: 'ADDRESS_REFUSED' } });
    expect(endpoint.received.length).toBe(1);
    expect(endpoint.received[0]?.headers.host).toBe(`shop.localhost:${endpoint.port}`);
  });

  it('that is not known, or has no address, is a failed connection', async () => {
    const unknown = Object.assign(new Error('getaddrinfo'), { code: 'ENOTFOUND' });
    const connections = connectionsOver({ resolve: () => Promise.reject(unknown) });
    const { result } = await post('https://shop.example', { connections });
    expect(result).toMatchObject({
      outcome: 'CONNECTION_FAILED',
      detail: 'The host name could not be resolved (ENOTFOUND).',
    });
    const empty = await post('https://shop.example', { connections: connectionsOver({ resolve: async () => [] }) });
    expect(empty.result).toMatchObject({ outcome: 'CONNECTION_FAILED', detail: 'The host name has no address.' });
  });
});

describe('an https endpoint', () => {
  const tlsPort = async () => (await opened(tlsEndpoint())).port;
  const resolve = async () => at('127.0.0.1');

  it('is delivered to when its certificate is good for the name', async () => {
    const connections = connectionsOver({ resolve, authorities: [TEST_CERTIFICATE] });
    const { result } = await post(`https://shop.example:${await tlsPort()}/`, { connections });
    expect(result).toMatchObject({ outcome: 'ACKNOWLEDGED', address: '127.0.0.1' });
  });

  const bad = [
    { why: 'from an unknown authority', host: 'shop.example', authorities: null },
    { why: 'for another name', host: 'other.example', authorities: [TEST_CERTIFICATE] },
  ];
  it.each(bad)('is refused when its certificate is $why', async ({ host, authorities }) => {
    const connections = connectionsOver({ resolve, authorities });
    const { result } = await post(`https://${host}:${await tlsPort()}/`, { connections });
    expect(result).toMatchObject({ outcome: 'CONNECTION_FAILED' });
    expect(result.detail).toContain('Check the certificate');
  });
});
