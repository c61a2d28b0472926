/**
 * Every request that the Stripe connector can make, sent to Stripe's own stripe-mock: it checks names and types against
 * Stripe's public specification, and with `-strict-version-check` the version of the API. It does not look inside `card` and
 * `payment_method_options`, so each request is held against the specification here, too. It keeps no state and answers with
 * fixed examples: what the connector makes of the answers is tested elsewhere.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freePort } from '../../scripts/ports.ts';
import type { GatewayConnector } from '../../server/domain/ports/gateway-connector.ts';
import { createGatewayHttp, type GatewayAnswer, type GatewayCall } from '../../server/gateways/http-client.ts';
import { STRIPE_API_VERSION } from '../../server/gateways/stripe/api.ts';
import { createStripeConnector } from '../../server/gateways/stripe/stripe-connector.ts';
import { fromScript, type OwnProgram, startOwnProgram } from '../support/own-program.ts';
import {
  networkToken,
  pathOf,
  paymentAttempt,
  payRequest,
  recordingHttp,
  stripeAccount,
  stripeEvent,
  testCard,
} from '../support/stripe.ts';
import { manualClock } from '../support/test-runtime.ts';
import { readStripeSpecification, type StripeSpecification } from './stripe-specification.ts';

/** Parameters that Stripe enables for single accounts, which the public specification does not have. */
const TOKEN_FIELDS = [
  'payment_method_data[type]',
  'payment_method_data[card][exp_month]',
  'payment_method_data[card][exp_year]',
  'payment_method_data[card][last4]',
  'payment_method_data[card][network_token][number]',
  'payment_method_data[card][network_token][exp_month]',
  'payment_method_data[card][network_token][exp_year]',
  'payment_method_data[card][network_token][payment_account_reference]',
  'payment_method_options[card][network_token][cryptogram]',
  'payment_method_options[card][network_token][electronic_commerce_indicator]',
];
const MOTO_FIELDS = ['payment_method_options[card][moto]'];

const direct = createGatewayHttp();
const clock = manualClock();
let mock: OwnProgram;
let baseUrl: string;
let specification: StripeSpecification;

beforeAll(async () => {
  specification = readStripeSpecification();
  const port = await freePort();
  const args = ['-http-addr', `127.0.0.1:${port}`, '-strict-version-check'];
  mock = await startOwnProgram(fromScript('STRIPE_MOCK', 'test:oracles'), args, port, process.env);
  baseUrl = `http://127.0.0.1:${port}`;
});

afterAll(async () => {
  await mock?.stop();
  await direct.close();
});

const statusOf = (answer: GatewayAnswer): number => (answer.kind === 'answer' ? answer.status : 0);
const isAccepted = (answer: GatewayAnswer): boolean => statusOf(answer) >= 200 && statusOf(answer) < 300;
const nameOf = ({ method, url }: GatewayCall) => `${method} ${url.replace(/^http:\/\/[^/]+/, '')}`;

/** What the connector sends, in the order of sending. `change` changes an answer of stripe-mock. */
async function callsOf(
  use: (stripe: GatewayConnector) => Promise<unknown>,
  change: (call: GatewayCall, answer: GatewayAnswer) => GatewayAnswer = (_call, answer) => answer,
) {
  const { http, recorded } = recordingHttp(async (call) => change(call, await direct.send(call)));
  await use(createStripeConnector({ http, clock, environment: 'sandbox', baseUrl }));
  return recorded;
}

/** Puts fields into the answers to reads. */
const answering =
  (fields: object) =>
  (call: GatewayCall, answer: GatewayAnswer): GatewayAnswer => {
    if (call.method !== 'GET' || answer.kind !== 'answer') return answer;
    return { ...answer, body: JSON.stringify({ ...JSON.parse(answer.body), ...fields }) };
  };

const notify = (stripe: GatewayConnector, type: string, object: object) =>
  stripe.parseNotification(stripeAccount, stripeEvent(type, object, clock.now()));

/** Each way to make requests of the public specification. */
const listed: Readonly<Record<string, () => ReturnType<typeof callsOf>>> = {
  'a card, captured': () => callsOf((stripe) => stripe.pay(stripeAccount, payRequest())),
  'a card, held, with a challenge': () =>
    callsOf((stripe) => stripe.pay(stripeAccount, payRequest({ autoCapture: false, frictionlessAllowed: false }))),
  'a card without security code, name and email, OTP': () =>
    callsOf((stripe) =>
      stripe.pay(
        stripeAccount,
        payRequest({
          instrument: { ...testCard, securityCode: null },
          nameOnCard: '',
          customerEmail: '',
          authType: 'OTP',
        }),
      ),
    ),
  'the return of the customer': () => callsOf((stripe) => stripe.resume(stripeAccount, paymentAttempt(), {})),
  'recovery of an attempt that was never confirmed': () =>
    callsOf(
      (stripe) => stripe.recover(stripeAccount, paymentAttempt()),
      answering({ status: 'requires_confirmation' }),
    ),
  'a capture': () =>
    callsOf((stripe) =>
      stripe.capture(stripeAccount, paymentAttempt(), { id: 'cap-1', money: { minor: 500, currency: 'EUR' } }),
    ),
  'a void': () =>
    callsOf((stripe) =>
      stripe.void(stripeAccount, paymentAttempt(), { id: 'void-1', money: { minor: 1_050, currency: 'EUR' } }),
    ),
  'a refund after a page of other refunds': () => {
    let pages = 0;
    return callsOf(
      (stripe) =>
        stripe.refund(stripeAccount, paymentAttempt(), {
          id: 'rfd-1',
          money: { minor: 500, currency: 'EUR' },
          sentAt: new Date(),
        }),
      (call, answer) =>
        pathOf(call) === '/v1/refunds' ? answering({ has_more: pages++ === 0 })(call, answer) : answer,
    );
  },
  'a notification of a payment': () =>
    callsOf((stripe) =>
      notify(stripe, 'payment_intent.succeeded', {
        id: 'pi_1',
        object: 'payment_intent',
        metadata: { txn_uuid: 'txn-0001' },
      }),
    ),
  'a notification of a refund': () =>
    callsOf((stripe) =>
      notify(stripe, 'refund.updated', {
        id: 're_1',
        object: 'refund',
        metadata: { txn_uuid: 'txn-0001', refund_id: 'rfd-1' },
      }),
    ),
  'a notification of a dispute': () =>
    callsOf((stripe) =>
      notify(stripe, 'charge.dispute.created', { id: 'dp_1', object: 'dispute', payment_intent: 'pi_1' }),
    ),
  'the test of the credentials': () => callsOf((stripe) => stripe.testCredentials(stripeAccount)),
};

/** A name, misspelt in each of its parts. The names inside `metadata` are ours. */
function misspelt(name: string): readonly string[] {
  const parts = name.replace(/\]/g, '').split('[');
  const own = parts[0] === 'metadata' ? 1 : parts.filter((part) => part !== '').length;
  return Array.from({ length: own }, (_, at) => {
    const [first = '', ...rest] = parts.map((part, place) => (place === at ? `${part}x` : part));
    return [first, ...rest.map((part) => `[${part}]`)].join('');
  });
}

function withFields(call: GatewayCall, fields: URLSearchParams): GatewayCall {
  const headers = Object.fromEntries(Object.entries(call.headers).filter(([name]) => name !== 'idempotency-key'));
  if (call.method === 'POST') return { ...call, headers, body: fields.toString() };
  return { ...call, headers, url: `${call.url.split('?')[0]}?${fields}` };
}

const allFields = (call: GatewayCall) =>
  new URLSearchParams(call.method === 'POST' ? (call.body ?? '') : (call.url.split('?')[1] ?? ''));

describe('stripe-mock accepts', () => {
  test.each(Object.entries(listed))('%s', async (_name, make) => {
    const recorded = await make();
    expect(recorded.length).toBeGreaterThan(0);
    for (const { call, answer } of recorded) {
      expect(isAccepted(answer), `${nameOf(call)}: ${answer.kind === 'answer' ? answer.body : answer.kind}`).toBe(true);
      expect(specification.unlisted(call), nameOf(call)).toEqual([]);
    }
  });

  test('every path that the connector knows', async () => {
    const paths = new Set<string>();
    for (const make of Object.values(listed)) {
      for (const { call } of await make()) {
        paths.add(`${call.method} ${pathOf(call).replace(/\/(pi|re)_[A-Za-z0-9]+/, '/{id}')}`);
      }
    }
    expect([...paths].sort()).toEqual([
      'GET /v1/balance',
      'GET /v1/payment_intents/{id}',
      'GET /v1/refunds',
      'GET /v1/refunds/{id}',
      'POST /v1/payment_intents',
      'POST /v1/payment_intents/{id}/cancel',
      'POST /v1/payment_intents/{id}/capture',
      'POST /v1/payment_intents/{id}/confirm',
      'POST /v1/payment_methods',
      'POST /v1/refunds',
    ]);
  });
});

describe('stripe-mock refuses', () => {
  test('a misspelt parameter in any of these requests; its specification does so at any depth', async () => {
    let tried = 0;
    for (const make of Object.values(listed)) {
      for (const { call } of await make()) {
        for (const [name, value] of allFields(call)) {
          for (const [depth, wrong] of misspelt(name).entries()) {
            const fields = allFields(call);
            fields.delete(name);
            fields.append(wrong, value);
            const changed = withFields(call, fields);
            tried++;
            expect(specification.unlisted(changed)).toContain(wrong);
            if (depth > 0) continue;
            expect(statusOf(await direct.send(changed)), `${nameOf(call)} with ${wrong}`).toBe(400);
          }
        }
      }
    }
    expect(tried).toBeGreaterThan(50);
  });

  test('a misspelt parameter that the connector itself sends, which then declines the payment', async () => {
    const { http } = recordingHttp((call) =>
      direct.send({ ...call, body: call.body?.replace('capture_method', 'capture_methods') ?? null }),
    );
    const stripe = createStripeConnector({ http, clock, environment: 'sandbox', baseUrl });
    expect(await stripe.pay(stripeAccount, payRequest())).toMatchObject({
      kind: 'declined',
      decline: { code: 'gateway_misconfigured' },
    });
  });

  test('another version of the API', async () => {
    expect(specification.version).toBe(STRIPE_API_VERSION);
    for (const { call } of await callsOf((stripe) => stripe.testCredentials(stripeAccount))) {
      const headers = { ...call.headers, 'stripe-version': '2020-08-27' };
      expect(statusOf(await direct.send({ ...call, headers }))).toBe(400);
    }
  });
});

describe('The specification lacks only the parameters that Stripe enables for single accounts', () => {
  test.each([
    ['a network token', payRequest({ instrument: networkToken() }), TOKEN_FIELDS],
    ['a mail or telephone order', payRequest({ authType: 'MOTO' }), MOTO_FIELDS],
  ])('for %s', async (_name, request, unlisted) => {
    const recorded = await callsOf((stripe) => stripe.pay(stripeAccount, request));
    const isConfirm = (call: GatewayCall) => pathOf(call).endsWith('/confirm');
    expect(recorded.filter(({ call }) => isConfirm(call))).toHaveLength(1);
    for (const { call, answer } of recorded) {
      expect(specification.unlisted(call), nameOf(call)).toEqual(isConfirm(call) ? unlisted : []);
      const fields = allFields(call);
      // Without a type, which a token's is not one of, there can be no `payment_method_data`.
      const isLeftOut = (name: string) => unlisted.includes(name) || name.startsWith('payment_method_data[');
      for (const name of [...fields.keys()].filter(isLeftOut)) fields.delete(name);
      expect(isAccepted(isConfirm(call) ? await direct.send(withFields(call, fields)) : answer), nameOf(call)).toBe(
        true,
      );
    }
  });
});
