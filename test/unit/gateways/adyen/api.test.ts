/**
 * Calls to Adyen: address by environment, headers, credentials, one repetition with the same key.
 */
import { describe, expect, test } from 'vitest';
import type { GatewayAccount } from '../../../../server/domain/ports/gateway-connector.ts';
import type { GatewayAnswer } from '../../../../server/gateways/http-client.ts';
import {
  adyenAccount,
  adyenCard,
  adyenSecurityCode,
  answer,
  apiError,
  notSent,
  payRequest,
  pspReference,
  scriptedAdyen,
  txnUuid,
  unanswered,
} from '../../../support/adyen-samples.ts';

const authorised = answer(200, { resultCode: 'Authorised', pspReference, merchantReference: txnUuid });
const text = (status: number, body: string): GatewayAnswer => ({ kind: 'answer', status, headers: {}, body });

function accountWith(credentials: Readonly<Record<string, string>>): GatewayAccount {
  return { ...adyenAccount, credentials: { ...adyenAccount.credentials, ...credentials } };
}

describe('the address of a call', () => {
  test('is the test address in the sandbox', async () => {
    const { connector, sent } = scriptedAdyen([authorised]);
    await connector.pay(adyenAccount, payRequest());
    expect(sent[0]?.call.url).toBe('https://checkout-test.adyen.com/v72/payments');
  });

  test("has the merchant's own prefix in production", async () => {
    const { connector, sent } = scriptedAdyen([authorised], { environment: 'production' });
    await connector.pay(accountWith({ live_endpoint_prefix: '1797a841fbb37ca7-ExampleShop' }), payRequest());
    expect(sent[0]?.call.url).toBe(
      'https://1797a841fbb37ca7-ExampleShop-checkout-live.adyenpayments.com/checkout/v72/payments',
    );
  });

  test('is replaced by a configured one', async () => {
    const { connector, sent } = scriptedAdyen([authorised], { baseUrl: 'http://127.0.0.1:12113/' });
    await connector.pay(adyenAccount, payRequest());
    expect(sent[0]?.call.url).toBe('http://127.0.0.1:12113/v72/payments');
  });

  test.each(['', 'evil.example.com/', 'a-b.evil.example.com'])(
    'is never built from the prefix "%s": nothing is sent',
    async (prefix) => {
      const { connector, sent } = scriptedAdyen([], { environment: 'production' });
      const outcome = await connector.pay(accountWith({ live_endpoint_prefix: prefix }), payRequest());
      expect(outcome).toMatchObject({ kind: 'declined', decline: { code: 'gateway_misconfigured' } });
      expect(sent).toEqual([]);
    },
  );
});

describe('a call', () => {
  test('carries the API key and an idempotency key of at most 64 characters, and card data in its body only', async () => {
    const { connector, sent } = scriptedAdyen([authorised]);
    const outcome = await connector.pay(adyenAccount, payRequest());
    const call = sent[0]?.call;
    expect(call?.headers).toMatchObject({
      'x-api-key': adyenAccount.credentials.api_key,
      'idempotency-key': `${txnUuid}:pay`,
    });
    const elsewhere = JSON.stringify([call?.headers, call?.url, outcome]);
    expect(elsewhere).not.toContain(adyenCard);
    expect(elsewhere).not.toContain(`"${adyenSecurityCode}"`);
  });

  test.each([
    ['no answer', unanswered],
    ['status 500', apiError(500, '000', 'Internal', 'internal')],
    ['status 503 without JSON', text(503, 'Service Unavailable')],
    ['status 429', text(429, '')],
    ['an answer that is cut off', text(200, '{"resultCode":"Autho')],
    ['a list instead of an object', text(200, '[]')],
    ['an answer that the first copy is still being processed', apiError(422, '704')],
  ])('is repeated once with the same key and body after %s', async (_, first) => {
    const { connector, sent } = scriptedAdyen([first, authorised]);
    expect(await connector.pay(adyenAccount, payRequest())).toMatchObject({ kind: 'charged' });
    expect(sent).toHaveLength(2);
    expect(sent[1]?.call).toEqual(sent[0]?.call);
  });

  test.each([
    ['no answer twice', [unanswered, unanswered], 'pending'],
    ['no answer, then no connection', [unanswered, notSent], 'pending'],
    ['no answer, then too many requests', [unanswered, text(429, '')], 'pending'],
    ['no answer, then a refused key', [unanswered, apiError(401, '000')], 'pending'],
    ['no answer, then an invalid request', [unanswered, apiError(422, '101')], 'declined'],
    ["no answer, then a proxy's page", [unanswered, text(400, '<html>Bad request')], 'pending'],
    ["a proxy's page twice", [text(404, ''), text(404, '')], 'pending'],
    ['status 500 twice', [text(500, ''), text(500, '')], 'pending'],
    ['too many requests twice', [text(429, ''), text(429, '')], 'declined'],
    ['too many requests, then no answer', [text(429, ''), unanswered], 'pending'],
    ['too many requests, then no connection', [text(429, ''), notSent], 'not_sent'],
    ['no connection', [notSent], 'not_sent'],
    ['a refused key', [apiError(401, '000')], 'declined'],
    ['a configuration error with status 500', [apiError(500, '905_1', 'No acquirer', 'configuration')], 'declined'],
    ['a redirect to elsewhere', [text(302, ''), text(302, '')], 'pending'],
  ] as const)('after %s ends as it must', async (_, answers, kind) => {
    const { connector } = scriptedAdyen(answers);
    expect((await connector.pay(adyenAccount, payRequest())).kind).toBe(kind);
  });

  test('reports the message of an error without digits that could be a card number', async () => {
    const { connector } = scriptedAdyen([apiError(422, '101', `Invalid card number 4111 1111 4555 1142`)]);
    expect(await connector.pay(adyenAccount, payRequest())).toMatchObject({
      kind: 'declined',
      decline: { code: 'incorrect_number', gatewayCode: '101', gatewayMessage: 'Invalid card number [digits]' },
    });
  });
});

describe('a test of the credentials', () => {
  test.each([
    ['accepted', [answer(200, {})]],
    ['refused', [apiError(401, '000', 'HTTP Status Response - Unauthorized', 'security')]],
    ['refused', [apiError(403, '901', 'Invalid Merchant Account', 'security')]],
    ['unreachable', [notSent]],
    ['unreachable', [unanswered, unanswered]],
  ] as const)('is %s', async (result, answers) => {
    const { connector, sent } = scriptedAdyen(answers);
    expect(await connector.testCredentials(adyenAccount)).toMatchObject({ result });
    expect(sent[0]).toMatchObject({ path: '/paymentMethods', body: { merchantAccount: 'ExampleShopECOM' } });
  });
});

describe('the credentials', () => {
  const namesIn = (environment: 'sandbox' | 'production') =>
    scriptedAdyen([], { environment }).connector.credentialFields.map(({ name }) => name);

  test('include the live endpoint prefix in production only', () => {
    expect(namesIn('sandbox')).toEqual(['api_key', 'merchant_account', 'hmac_key']);
    expect(namesIn('production')).toEqual([...namesIn('sandbox'), 'live_endpoint_prefix']);
  });

  test('match their own patterns', () => {
    for (const { name, pattern } of scriptedAdyen([]).connector.credentialFields) {
      expect(adyenAccount.credentials[name]).toMatch(new RegExp(`^(?:${pattern})$`));
    }
  });
});
