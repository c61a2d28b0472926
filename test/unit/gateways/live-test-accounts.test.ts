/** The test accounts of `npm run test:gateways-live`: what is tried, what is missing, and that live keys are refused. */
import { describe, expect, it } from 'vitest';
import { describeAccounts, readTestAccounts } from '../../../scripts/gateways-live/test-accounts.ts';

const adyen = { ADYEN_TEST_API_KEY: 'AQEtesttesttesttest', ADYEN_TEST_MERCHANT_ACCOUNT: 'ExampleShopECOM' };
const hmac = { ADYEN_TEST_HMAC_KEY: 'AB'.repeat(32), ADYEN_TEST_NOTIFICATIONS_PORT: '4030' };

describe('live keys and contradictions are refused, without a value in the message', () => {
  it.each([
    ['a live secret key of Stripe', { STRIPE_TEST_SECRET_KEY: 'sk_live_abcdefgh12345' }],
    ['a live restricted key of Stripe', { STRIPE_TEST_SECRET_KEY: 'rk_live_abcdefgh12345' }],
    ['a key of another kind', { STRIPE_TEST_SECRET_KEY: 'pk_test_abcdefgh12345' }],
    ['a live endpoint prefix of Adyen', { ...adyen, ADYEN_TEST_LIVE_ENDPOINT_PREFIX: '1797a841fbb37ca7-Example' }],
    ['a live endpoint prefix without keys', { ADYEN_TEST_LIVE_ENDPOINT_PREFIX: '1797a841fbb37ca7-Example' }],
    [
      'an address outside this machine',
      { ...adyen, ADYEN_TEST_API_BASE: 'https://1797a841fbb37ca7-Example.checkout-live.adyen.com' },
    ],
    [
      'an address that begins like one of this machine',
      { ...adyen, ADYEN_TEST_API_BASE: 'http://127.0.0.1:80.example.com' },
    ],
    ['an HMAC key without a port', { ...adyen, ADYEN_TEST_HMAC_KEY: hmac.ADYEN_TEST_HMAC_KEY }],
    ['an HMAC key that is none', { ...adyen, ...hmac, ADYEN_TEST_HMAC_KEY: 'short' }],
  ])('%s', (_, env) => {
    const refused = expect(() => readTestAccounts(env));
    refused.toThrow(expect.objectContaining({ name: 'UnusableTestAccount' }));
    refused.not.toThrow(/abcdefgh12345|1797a841fbb37ca7|short/);
  });
});

it('without keys, each gateway says which variables to set', () => {
  const lines = describeAccounts(readTestAccounts({}));
  expect(lines).toHaveLength(2);
  expect(lines[0]).toMatch(/^STRIPE: not tried; set STRIPE_TEST_SECRET_KEY/);
  expect(lines[1]).toMatch(/^ADYEN: not tried; set ADYEN_TEST_API_KEY and ADYEN_TEST_MERCHANT_ACCOUNT/);
});

it('with test keys, the gateways’ test modes are tried, and no key is shown', () => {
  const env = { STRIPE_TEST_SECRET_KEY: 'rk_test_abcdefgh12345', ...adyen, ...hmac };
  const accounts = readTestAccounts(env);
  expect(accounts).toMatchObject({
    STRIPE: { kind: 'ready', account: { address: null, credentials: { secret_key: 'rk_test_abcdefgh12345' } } },
    ADYEN: { kind: 'ready', account: { address: null, notificationsPort: 4030 } },
  });
  expect(describeAccounts(accounts)).toEqual([
    'STRIPE: tried against its test mode.',
    'ADYEN: tried against its test mode, with notifications on port 4030.',
  ]);
});
