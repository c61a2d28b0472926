/**
 * Host names of webhooks: one that its DNS server never answers delays no other.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { systemNetwork } from '../../../server/delivery/transport/connect.ts';
import { createConnections } from '../../../server/delivery/transport/connections.ts';
import { type DeliverResult, deliver } from '../../../server/delivery/transport/deliver.ts';
import { createHostsFile, createResolveHost } from '../../../server/delivery/transport/resolve-host.ts';
import { endpointPolicy, judgeUrl } from '../../../server/domain/merchants/webhook-url-rule.ts';
import { TEST_CERTIFICATE } from '../../support/test-certificate.ts';
import { tlsEndpoint } from '../../support/webhook-endpoint.ts';
import { dnsServer, type TestDnsServer } from './support/dns-server.ts';

const SHORT_MS = 400;
/** Longer than a test. */
const NEVER_MS = 60_000;
const cleanups: (() => unknown)[] = [];
let dns: TestDnsServer;
let folder: string;
let hosts: string;

beforeEach(async () => {
  dns = await dnsServer({
    names: {
      'shop.example': ['127.0.0.1'],
      'two.example': ['192.0.2.1', '2001:db8:0:0:0:0:0:1', '192.0.2.2'],
      'half.example': ['192.0.2.1'],
      'inside.example': ['127.0.0.1', '10.0.0.1'],
      'empty.example': [],
    },
    silent: /\.silent\.example$|^AAAA half\.example$/,
  });
  folder = await mkdtemp(join(tmpdir(), 'hosts-'));
  hosts = join(folder, 'hosts');
});
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
  await dns.close();
  await rm(folder, { recursive: true });
});

const resolver = (lookUpMs = SHORT_MS) =>
  createResolveHost({ hostsFile: createHostsFile(hosts), servers: [dns.address], lookUpMs });

/** Creates a function that posts to `https://<host>` at a port, through connections that share one resolver. */
function sender(resolve: ReturnType<typeof resolver>) {
  const network = { ...systemNetwork, resolve, authorities: [TEST_CERTIFICATE] };
  const connections = createConnections({ network, connectMs: NEVER_MS });
  cleanups.push(() => connections.close());
  return (url: string): Promise<DeliverResult> => {
    const verdict = judgeUrl(url, endpointPolicy('sandbox', 'allowed'));
    if (verdict.kind === 'problem') throw new Error(verdict.problem.message);
    return deliver({ endpoint: verdict.endpoint, headers: {}, body: '{}', connections, totalMs: NEVER_MS });
  };
}

async function tlsPort(): Promise<number> {
  const endpoint = await tlsEndpoint();
  cleanups.push(() => endpoint.close());
  return endpoint.port;
}

describe('names that no DNS server answers for', () => {
  it('hold up no other name, and fail as names', async () => {
    const send = sender(resolver(2_000));
    const port = await tlsPort();
    let over = 0;
    const silent = Array.from({ length: 40 }, async (_, index) => {
      const { result } = await send(`https://n${index}.silent.example/`);
      over += 1;
      return result;
    });
    const healthy = await send(`https://shop.example:${port}/`);
    expect(healthy.result).toMatchObject({ outcome: 'ACKNOWLEDGED', address: '127.0.0.1' });
    expect(over).toBe(0);
    for (const result of await Promise.all(silent)) {
      expect(result).toMatchObject({ outcome: 'CONNECTION_FAILED', failure: 'DNS', address: null });
      expect(result.detail).toBe('The host name could not be resolved (ETIMEOUT).');
    }
  });

  it('are asked for once at a time, and tried again', async () => {
    const resolve = resolver();
    const asked = Array.from({ length: 8 }, () => resolve('one.silent.example').catch(({ code }) => code));
    expect(new Set(await Promise.all(asked))).toEqual(new Set(['ETIMEOUT']));
    expect(dns.asked.filter((question) => question === 'A one.silent.example')).toHaveLength(2);
    await expect(resolve('one.silent.example')).rejects.toMatchObject({ code: 'ETIMEOUT' });
    expect(dns.asked.filter((question) => question === 'A one.silent.example')).toHaveLength(4);
  });
});

describe('a name', () => {
  it('has all its addresses of both families, IPv4 first', async () => {
    expect((await resolver()('two.example')).map(({ address, family }) => `${family} ${address}`)).toEqual([
      '4 192.0.2.1',
      '4 192.0.2.2',
      '6 2001:db8::1',
    ]);
  });

  it('whose server keeps silent about one family has the addresses of the other', async () => {
    expect(await resolver()('half.example')).toEqual([{ address: '192.0.2.1', family: 4 }]);
  });

  it('is refused when one of its addresses is inside, as before', async () => {
    const { result } = await sender(resolver())('https://inside.example/');
    expect(result).toMatchObject({ outcome: 'ADDRESS_REFUSED', failure: 'ADDRESS_REFUSED' });
    expect(result.detail).toContain('inside.example resolves to 10.0.0.1, which is private');
  });

  it.each([
    ['that is not known', 'unknown.example', 'The host name could not be resolved (ENOTFOUND).'],
    ['that is no DNS name', `${'x'.repeat(64)}.example`, 'The host name could not be resolved (EBADNAME).'],
    ['without an address', 'empty.example', 'The host name has no address.'],
  ])('%s is a failed connection of class DNS', async (_, host, detail) => {
    const { result } = await sender(resolver())(`https://${host}/`);
    expect(result).toMatchObject({ outcome: 'CONNECTION_FAILED', failure: 'DNS', detail });
  });

  it('is not blamed on the endpoint when the DNS server is down', async () => {
    const down = await dnsServer({ names: {}, silent: /^$/ });
    await down.close();
    const resolve = createResolveHost({ hostsFile: () => [], servers: [down.address], lookUpMs: SHORT_MS });
    const { result } = await sender(resolve)('https://shop.example/');
    expect(result).toMatchObject({ outcome: 'CONNECTION_FAILED', failure: 'DNS' });
  });

  it('that the hosts file has is not asked for, and a changed file counts at once', async () => {
    const resolve = resolver();
    await writeFile(hosts, '# own\n192.0.2.7\tShop.example other.example # a shop\nno-address shop.example\n');
    expect(await resolve('shop.example')).toEqual([{ address: '192.0.2.7', family: 4 }]);
    expect(await resolve('other.example.')).toEqual([{ address: '192.0.2.7', family: 4 }]);
    await writeFile(hosts, '192.0.2.8 shop.example\n2001:db8::8 shop.example\n192.0.2.8 shop.example');
    expect(await resolve('shop.example')).toEqual([
      { address: '192.0.2.8', family: 4 },
      { address: '2001:db8::8', family: 6 },
    ]);
    expect(dns.asked).toEqual([]);
    await rm(hosts);
    expect(await resolve('shop.example')).toEqual([{ address: '127.0.0.1', family: 4 }]);
  });

  it('of this machine is asked of nobody: localhost and what is under it', async () => {
    const resolve = resolver();
    for (const name of ['localhost', 'localhost.', 'shop.localhost']) {
      expect((await resolve(name)).map(({ address }) => address)).toEqual(['127.0.0.1', '::1']);
    }
    await writeFile(hosts, '127.0.0.1 localhost');
    expect((await resolve('localhost')).map(({ address }) => address)).toEqual(['127.0.0.1']);
    expect(dns.asked).toEqual([]);
  });
});
