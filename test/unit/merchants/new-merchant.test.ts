import { describe, expect, it } from 'vitest';
import { EventName } from '../../../generated/values.ts';
import { hashApiKey, keptApiKey, makeApiKey } from '../../../server/domain/merchants/api-key.ts';
import { newMerchant } from '../../../server/domain/merchants/new-merchant.ts';
import { systemRuntime } from '../../../server/platform/runtime.ts';

const createdAt = new Date('2026-03-14T09:26:53Z');
const firstKey = keptApiKey('a-key-known-before', { keyId: 'key_0000000000000001', name: 'first key', createdAt });
const born = (environment: 'sandbox' | 'production') =>
  newMerchant({ merchantId: 'demo', name: 'Demo Shop', environment, createdAt, firstKey });

describe('a new merchant', () => {
  it('is sent every event but those which echo its own calls', () => {
    const silent = [EventName.ORDER_CREATED, EventName.ORDER_UPDATED, EventName.TXN_CREATED];
    const all = Object.values(EventName);
    expect(new Set(born('sandbox').webhook.events)).toEqual(
      new Set(all.filter((name) => !silent.some((s) => s === name))),
    );
  });

  it('may have orders created by an open POST /txns in sandbox, and not in production', () => {
    expect([born('sandbox').openOrderCreate, born('production').openOrderCreate]).toEqual([true, false]);
  });

  it('may make as many calls as it likes in sandbox, and 100 a second in production', () => {
    const rates = [born('sandbox').rateLimit, born('production').rateLimit];
    expect(rates).toEqual([null, { perSecond: 100, burst: 200 }]);
  });

  it('has card checks on, 25 attempts, 30 minutes, its own id as client id, and no gateway', () => {
    expect(born('sandbox')).toMatchObject({
      strictCardChecks: true,
      motoEnabled: false,
      disabled: false,
      maxAttempts: 25,
      orderExpiryMinutes: 30,
      clientId: 'demo',
      defaultVersion: '2023-06-30',
      gateways: [],
      webhook: { url: null, username: null, password: null, version: '2023-06-30' },
      paymentPage: { displayName: 'Demo Shop', useSignedResponse: false, responseKey: null },
    });
  });
});

describe('an API key', () => {
  it('is known by its SHA-256 hash and its last four characters alone', () => {
    const { secret, apiKey } = makeApiKey({ name: 'checkout', createdAt }, systemRuntime.random);
    expect(JSON.stringify(apiKey)).not.toContain(secret);
    expect(apiKey).toMatchObject({ hash: hashApiKey(secret), lastFour: secret.slice(-4), lastUsedAt: null });
    expect(hashApiKey('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  });

  it('differs every time, and goes into a Basic header without a colon in it', () => {
    const keys = Array.from({ length: 50 }, () => makeApiKey({ name: 'n', createdAt }, systemRuntime.random).secret);
    expect(new Set(keys).size).toBe(50);
    for (const key of keys) expect(key).toMatch(/^svc_key_[0-9a-f]{64}$/);
  });
});
