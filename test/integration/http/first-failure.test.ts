import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keptApiKey } from '../../../server/domain/merchants/api-key.ts';
import type { CallOptions } from '../../support/caller.ts';
import { refusalOf } from '../../support/refusal.ts';
import { startService, type TestMerchant, type TestService } from '../../support/service.ts';

let service: TestService;
let neighbour: TestMerchant;
beforeAll(async () => {
  const label = 'first_failure';
  service = await startService({
    label,
    merchant: (merchant) => ({
      ...merchant,
      apiKeys: [...merchant.apiKeys, { ...keptApiKey(BOUND_KEY, about), allowedIps: ['203.0.113.7'] }],
      rateLimit: { perSecond: 1, burst: 1 },
    }),
  });
  neighbour = await service.addMerchant('shop2');
  const headers = { 'idempotency-key': TAKEN_KEY };
  await service.call.form('/orders', { order_id: 'F-0', amount: '1' }, { headers });
});
afterAll(() => service.close());

const BOUND_KEY = 'svc_key_bound_to_another_address';
const about = { keyId: 'key_bound', name: 'bound', createdAt: new Date() };
const TAKEN_KEY = 'of an earlier call';
const MINUTE_MS = 60_000;

type Headers = NonNullable<CallOptions['headers']>;

/** A request with faults: each fault modifies the valid request. */
interface Faulty {
  method: string;
  path: string;
  body: string;
  headers: Headers;
  /** The merchant's remaining rate. */
  rate: 'full' | 'used up';
}

const right: Readonly<Faulty> = {
  method: 'POST',
  path: '/orders',
  body: 'order_id=F-1&amount=1',
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  rate: 'full',
};

const basic = (key: string) => `Basic ${Buffer.from(`${key}:`).toString('base64')}`;
const head = (faulty: Faulty, headers: Headers): Faulty => ({ ...faulty, headers: { ...faulty.headers, ...headers } });

/** Faults in the order in which they are reported. */
const faults: readonly { name: string; spoil: (faulty: Faulty) => Faulty; refusal: readonly unknown[] }[] = [
  {
    name: 'an unknown address',
    spoil: (faulty) => ({ ...faulty, path: '/nowhere' }),
    refusal: [404, 'object_not_found'],
  },
  {
    name: 'a wrong method',
    spoil: (faulty) => ({ ...faulty, method: 'PUT' }),
    refusal: [405, 'method_not_allowed'],
  },
  {
    name: 'a body that is too large',
    spoil: (faulty) => ({ ...faulty, body: `${faulty.body}&x=${'x'.repeat(66_000)}` }),
    refusal: [413, 'payload_too_large'],
  },
  {
    name: 'a wrong key',
    spoil: (faulty) => head(faulty, { authorization: basic('svc_key_wrong') }),
    refusal: [401, 'access_denied'],
  },
  {
    name: 'no x-merchantid',
    spoil: (faulty) => head(faulty, { 'x-merchantid': null }),
    refusal: [400, 'Mandatory fields are missing', 'x-merchantid'],
  },
  {
    name: 'another merchant’s key',
    spoil: (faulty) =>
      faulty.headers.authorization === undefined ? head(faulty, { authorization: basic(neighbour.apiKey) }) : faulty,
    refusal: [401, 'access_denied'],
  },
  {
    name: 'an address that the key does not allow',
    spoil: (faulty) =>
      faulty.headers.authorization === undefined ? head(faulty, { authorization: basic(BOUND_KEY) }) : faulty,
    refusal: [403, 'bad_origin'],
  },
  {
    name: 'a wrong media type',
    spoil: (faulty) => head(faulty, { 'content-type': 'application/json' }),
    refusal: [415, 'unsupported_media_type'],
  },
  {
    name: 'a repeated parameter',
    spoil: (faulty) => ({ ...faulty, body: `${faulty.body}&amount=1` }),
    refusal: [400, 'INVALID_REQUEST', 'amount'],
  },
  {
    name: 'a malformed version',
    spoil: (faulty) => head(faulty, { version: 'latest' }),
    refusal: [400, 'INVALID_REQUEST', 'version'],
  },
  {
    name: 'a rate that is used up',
    spoil: (faulty) => ({ ...faulty, rate: 'used up' }),
    refusal: [429, 'rate_limited'],
  },
  {
    name: 'an Idempotency-Key of another call',
    spoil: (faulty) => head(faulty, { 'idempotency-key': TAKEN_KEY }),
    refusal: [409, 'idempotency_conflict', 'Idempotency-Key'],
  },
];

const pairs = faults.flatMap((first, index) => faults.slice(index + 1).map((second) => ({ first, second })));

async function refusal(...spoilt: readonly (typeof faults)[number][]): Promise<readonly unknown[]> {
  const { method, path, body, headers, rate } = spoilt.reduce<Faulty>((faulty, { spoil }) => spoil(faulty), right);
  service.clock.advance(MINUTE_MS);
  if (rate === 'used up') await service.call.get('/orders');
  return refusalOf(await service.call.raw(method, path, body, { headers }));
}

describe('of several faults the first is answered', () => {
  it.each(faults)('$name alone', async (fault) => {
    expect(await refusal(fault)).toEqual(fault.refusal);
  });

  it.each(pairs)('$first.name, not $second.name', async ({ first, second }) => {
    expect(await refusal(first, second)).toEqual(first.refusal);
  });

  it('all at once: the address; then each in its turn as the ones before it are mended', async () => {
    for (const [index, fault] of faults.entries()) expect(await refusal(...faults.slice(index))).toEqual(fault.refusal);
  });

  it('all parameters at once, each named', async () => {
    service.clock.advance(MINUTE_MS);
    const values = { order_id: 'a b', amount: '1e3', currency: 'rupees', udf1: 'x'.repeat(256) };
    expect(refusalOf(await service.call.form('/orders', values))).toEqual([
      400,
      'INVALID_REQUEST',
      'order_id',
      'amount',
      'currency',
      'udf1',
    ]);
  });

  it('a missing parameter beside a wrong one is a wrong request, missing ones alone are missing', async () => {
    expect(refusalOf(await service.call.form('/orders', { amount: 'x' }))).toEqual([
      400,
      'INVALID_REQUEST',
      'order_id',
      'amount',
    ]);
    expect(refusalOf(await service.call.form('/orders', {}))).toEqual([
      400,
      'Mandatory fields are missing',
      'order_id',
      'amount',
    ]);
  });
});
