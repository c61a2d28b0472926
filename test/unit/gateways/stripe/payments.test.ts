import { describe, expect, test } from 'vitest';
import type { PayRequest } from '../../../../server/domain/ports/gateway-connector.ts';
import type { GatewayAnswer, GatewayCall } from '../../../../server/gateways/http-client.ts';
import { createStripeConnector } from '../../../../server/gateways/stripe/stripe-connector.ts';
import {
  fieldsOf,
  jsonAnswer,
  networkToken,
  pathOf,
  paymentAttempt,
  payRequest,
  recordingHttp,
  stripeAccount,
} from '../../../support/stripe.ts';
import { manualClock } from '../../../support/test-runtime.ts';

const clock = manualClock();
const unanswered: GatewayAnswer = { kind: 'unanswered', reason: 'no answer' };
const notSent: GatewayAnswer = { kind: 'not_sent', reason: 'ECONNREFUSED' };
const refusal = (status: number, error: object) => jsonAnswer(status, { error });

const created = {
  id: 'pi_1',
  object: 'payment_intent',
  status: 'requires_payment_method',
  currency: 'eur',
  created: 1_770_000_000,
};
const charge = {
  id: 'ch_1',
  created: 1_770_000_001,
  outcome: { type: 'authorized', network_status: 'approved_by_network', seller_message: 'Payment complete.' },
  payment_method_details: {
    card: {
      authorization_code: '123456',
      network_transaction_id: '123456789012345',
      three_d_secure: { result: 'authenticated', authentication_flow: 'frictionless' },
    },
  },
};
const succeeded = { ...created, status: 'succeeded', latest_charge: charge };
const action = {
  ...created,
  status: 'requires_action',
  next_action: { type: 'redirect_to_url', redirect_to_url: { url: 'https://hooks.stripe.com/3ds/1' } },
};
const cancelled = { ...created, status: 'canceled', latest_charge: null };
const declineError = {
  type: 'card_error',
  code: 'card_declined',
  decline_code: 'insufficient_funds',
  message: 'Your card has insufficient funds.',
  payment_intent: {
    ...created,
    latest_charge: 'ch_2',
    last_payment_error: { type: 'card_error', code: 'card_declined' },
  },
};

interface Answers {
  readonly intent?: GatewayAnswer;
  readonly method?: GatewayAnswer;
  readonly confirm?: GatewayAnswer;
  readonly cancel?: GatewayAnswer;
  /** One for each read. */
  readonly reads?: readonly GatewayAnswer[];
}

function connect({ intent, method, confirm, cancel, reads = [] }: Answers = {}) {
  let read = 0;
  const respond = (call: GatewayCall): GatewayAnswer => {
    const path = pathOf(call);
    if (path === '/v1/payment_methods') return method ?? jsonAnswer(200, { id: 'pm_1' });
    if (path.endsWith('/confirm')) return confirm ?? jsonAnswer(200, succeeded);
    if (path.endsWith('/cancel')) return cancel ?? jsonAnswer(200, cancelled);
    if (call.method === 'GET') return reads[read++] ?? unanswered;
    return intent ?? jsonAnswer(200, created);
  };
  const { http, recorded } = recordingHttp(respond);
  const stripe = createStripeConnector({ http, clock, environment: 'sandbox', baseUrl: 'http://127.0.0.1:1' });
  const sent = () =>
    recorded.map(({ call }) => `${call.method} ${pathOf(call)} ${call.headers['idempotency-key'] ?? ''}`.trim());
  const form = (end: string) =>
    recorded.filter(({ call }) => pathOf(call).endsWith(end)).map(({ call }) => fieldsOf(call))[0] ?? {};
  return {
    stripe,
    recorded,
    sent,
    form,
    pay: (rest: Partial<PayRequest> = {}) => stripe.pay(stripeAccount, payRequest(rest)),
  };
}

describe('A payment', () => {
  test('stores the PaymentIntent before it confirms, and is charged', async () => {
    const { pay, sent, form } = connect();
    const sentBefore: string[] = [];
    const remember = async (reference: string) => {
      sentBefore.push(reference, ...sent());
      return true;
    };
    expect(await pay({ remember })).toMatchObject({
      kind: 'charged',
      reference: 'pi_1',
      authenticated: true,
      receipt: {
        rrn: '123456789012345',
        epgTxnId: 'ch_1',
        authIdCode: '123456',
        respCode: 'authorized',
        respMessage: 'Payment complete.',
        created: new Date(1_770_000_001_000),
        raw: { charge: 'ch_1', network_status: 'approved_by_network', three_d_secure_flow: 'frictionless' },
      },
    });
    expect(sentBefore).toEqual([
      'pi_1',
      'POST /v1/payment_intents txn-0001:pi',
      'POST /v1/payment_methods txn-0001:pm',
    ]);
    expect(sent().slice(2)).toEqual(['POST /v1/payment_intents/pi_1/confirm txn-0001:confirm']);
    expect(form('/payment_intents')).toMatchObject({
      amount: '1050',
      currency: 'eur',
      capture_method: 'automatic',
      'metadata[txn_uuid]': 'txn-0001',
    });
    expect(form('/confirm')).toEqual({
      payment_method: 'pm_1',
      'payment_method_options[card][request_three_d_secure]': 'any',
      return_url: 'https://pay.example/return',
      'expand[]': 'latest_charge',
    });
  });

  test('waits four seconds for what moves no money, so that another gateway can take it, and longer for the rest', async () => {
    const { pay, recorded } = connect();
    await pay();
    expect(recorded.map(({ call }) => [pathOf(call), call.limitMs])).toEqual([
      ['/v1/payment_intents', 4_000],
      ['/v1/payment_methods', 4_000],
      ['/v1/payment_intents/pi_1/confirm', undefined],
    ]);
  });

  test('sends the card to Stripe and into nothing else', async () => {
    const { pay, form } = connect();
    const outcome = await pay();
    expect(form('/payment_methods')).toMatchObject({
      'card[number]': '4242424242424242',
      'card[cvc]': '123',
      'card[exp_month]': '9',
      'card[exp_year]': '2030',
    });
    expect(JSON.stringify(outcome)).not.toContain('4242424242424242');
    expect(JSON.stringify([form('/payment_intents'), form('/confirm')])).not.toContain('4242424242424242');
  });

  test.each(['', 'ada', 'ada@example', 'ada @example.com'])(
    'leaves out the email address %j',
    async (customerEmail) => {
      const { pay, form } = connect();
      await pay({ customerEmail });
      expect(Object.keys(form('/payment_methods'))).not.toContain('billing_details[email]');
    },
  );

  test('with a network token sends it with its cryptogram in the confirmation', async () => {
    const { pay, sent, form } = connect();
    await pay({ instrument: networkToken() });
    expect(sent()).toEqual([
      'POST /v1/payment_intents txn-0001:pi',
      'POST /v1/payment_intents/pi_1/confirm txn-0001:confirm',
    ]);
    expect(form('/confirm')).toMatchObject({
      'payment_method_data[type]': 'card',
      'payment_method_data[card][network_token][number]': '4242424242424242',
      'payment_method_data[card][network_token][exp_year]': '2030',
      'payment_method_data[card][network_token][payment_account_reference]': 'PAR0123456789',
      'payment_method_options[card][network_token][cryptogram]': Buffer.alloc(20, 7).toString('base64'),
      'payment_method_options[card][network_token][electronic_commerce_indicator]': '07',
    });
  });

  test.each([
    [{ authType: 'THREE_DS', frictionlessAllowed: true }, { request_three_d_secure: 'any' }],
    [{ authType: 'OTP', frictionlessAllowed: true }, { request_three_d_secure: 'automatic' }],
    [{ authType: 'OTP', frictionlessAllowed: false }, { request_three_d_secure: 'challenge' }],
    [{ authType: 'THREE_DS', frictionlessAllowed: false }, { request_three_d_secure: 'challenge' }],
    [{ authType: 'MOTO', frictionlessAllowed: false }, { moto: 'true' }],
  ] as const)('with %j asks for %j', async (request, options) => {
    const { pay, form } = connect();
    await pay(request);
    const asked = Object.entries(form('/confirm')).filter(([name]) => name.startsWith('payment_method_options'));
    expect(asked).toEqual(
      Object.entries(options).map(([name, value]) => [`payment_method_options[card][${name}]`, value]),
    );
  });

  test.each([
    [
      'holds the amount',
      { confirm: jsonAnswer(200, { ...succeeded, status: 'requires_capture' }) },
      { kind: 'authorized' },
    ],
    [
      'redirects the customer to 3-D Secure',
      { confirm: jsonAnswer(200, action) },
      {
        kind: 'action',
        action: { kind: 'redirect', method: 'GET', url: 'https://hooks.stripe.com/3ds/1', fields: {} },
      },
    ],
    ['is still processed', { confirm: jsonAnswer(200, { ...created, status: 'processing' }) }, { kind: 'pending' }],
    ['gets no answer to the confirmation', { confirm: unanswered }, { kind: 'pending' }],
    ['gets a server error to the confirmation', { confirm: refusal(500, { type: 'api_error' }) }, { kind: 'pending' }],
    ['cannot send the confirmation', { confirm: notSent }, { kind: 'not_sent', reason: 'ECONNREFUSED' }],
    [
      'is declined',
      { confirm: refusal(402, declineError) },
      {
        kind: 'declined',
        decline: {
          code: 'insufficient_funds',
          gatewayCode: 'insufficient_funds',
          gatewayMessage: 'Your card has insufficient funds.',
          receipt: { epgTxnId: 'ch_2', raw: { error_code: 'card_declined' } },
        },
      },
    ],
    [
      'is rate limited',
      { confirm: refusal(429, { code: 'lock_timeout' }) },
      { kind: 'declined', decline: { code: 'gateway_unavailable' } },
    ],
    [
      'was cancelled meanwhile by the recovery',
      {
        confirm: refusal(400, { type: 'invalid_request_error', code: 'payment_intent_unexpected_state' }),
        reads: [jsonAnswer(200, cancelled)],
      },
      { kind: 'declined', decline: { code: 'processing_error' } },
    ],
    [
      'was confirmed meanwhile by an earlier request',
      {
        confirm: refusal(400, { type: 'invalid_request_error', code: 'payment_intent_unexpected_state' }),
        reads: [jsonAnswer(200, succeeded)],
      },
      { kind: 'charged' },
    ],
  ])('that %s', async (_name, answers, outcome) => {
    expect(await connect(answers).pay()).toMatchObject({ ...outcome, reference: 'pi_1' });
  });

  test.each([
    ['no connection', { intent: notSent, method: notSent }, { kind: 'not_sent' }],
    [
      'no connection for one of two',
      { method: notSent },
      { kind: 'declined', decline: { code: 'gateway_unavailable' } },
    ],
    ['no answer', { intent: unanswered }, { kind: 'declined', decline: { code: 'gateway_unavailable' } }],
    [
      'a refused secret key',
      { intent: refusal(401, { type: 'invalid_request_error' }) },
      { kind: 'declined', decline: { code: 'gateway_misconfigured' } },
    ],
    [
      'raw card data not enabled',
      { method: refusal(402, { type: 'invalid_request_error' }) },
      { kind: 'declined', decline: { code: 'gateway_misconfigured' } },
    ],
    [
      'a wrong number',
      {
        method: refusal(402, {
          type: 'card_error',
          code: 'incorrect_number',
          message: 'Number 4242424242424242 is wrong',
        }),
      },
      { kind: 'declined', decline: { code: 'incorrect_number', gatewayMessage: 'Number (number) is wrong' } },
    ],
  ])('with %s before the confirmation confirms nothing', async (_name, answers, outcome) => {
    const { pay, sent } = connect(answers);
    expect(await pay({ remember: () => Promise.reject(new Error('nothing to store')) })).toMatchObject(outcome);
    expect(sent().filter((line) => line.includes('confirm'))).toEqual([]);
  });

  test('of an attempt that was closed meanwhile is not confirmed', async () => {
    const { pay, sent } = connect();
    expect(await pay({ remember: async () => false })).toMatchObject({ kind: 'not_sent' });
    expect(sent()).toHaveLength(2);
  });

  test('that Stripe does not take is not sent', async () => {
    const { pay, sent } = connect();
    expect(await pay({ money: { minor: 10, currency: 'USD' } })).toMatchObject({
      kind: 'declined',
      decline: { code: 'unsupported_payment', gatewayMessage: 'Stripe takes at least 0.50 USD.' },
    });
    expect(sent()).toEqual([]);
  });
});

describe('The return of the customer', () => {
  test.each([
    ['authenticated', jsonAnswer(200, succeeded), { kind: 'charged', authenticated: true }],
    ['not finished', jsonAnswer(200, action), { kind: 'action' }],
    [
      'failed',
      jsonAnswer(200, {
        ...created,
        last_payment_error: {
          type: 'invalid_request_error',
          code: 'payment_intent_authentication_failure',
          message: 'no',
        },
      }),
      { kind: 'declined', decline: { code: 'authentication_failed' } },
    ],
    ['without an answer', unanswered, { kind: 'pending' }],
  ])('%s', async (_name, answer, outcome) => {
    const { stripe } = connect({ reads: [answer, answer] });
    const returned = { payment_intent: 'pi_of_another', redirect_status: 'succeeded' };
    expect(await stripe.resume(stripeAccount, paymentAttempt(), returned)).toMatchObject(outcome);
  });
});

describe('Recovery', () => {
  const recover = (answers: Answers, rest = {}) => {
    const { stripe, sent } = connect(answers);
    return stripe.recover(stripeAccount, paymentAttempt(rest)).then((outcome) => ({ outcome, sent: sent() }));
  };

  test('of an attempt without a reference asks nothing: it was not confirmed', async () => {
    const { outcome, sent } = await recover({}, { reference: null });
    expect(outcome).toMatchObject({ kind: 'declined', decline: { code: 'processing_error' } });
    expect(sent).toEqual([]);
  });

  test.each(['requires_payment_method', 'requires_confirmation'])(
    'cancels a PaymentIntent that is %s',
    async (status) => {
      const { outcome, sent } = await recover({ reads: [jsonAnswer(200, { ...created, status })] });
      expect(outcome).toMatchObject({ kind: 'declined', decline: { code: 'processing_error' } });
      expect(sent).toEqual(['GET /v1/payment_intents/pi_1', 'POST /v1/payment_intents/pi_1/cancel pi_1:abandon']);
    },
  );

  test('reports the charge that came before the cancellation', async () => {
    const cancel = refusal(400, { type: 'invalid_request_error', code: 'payment_intent_unexpected_state' });
    const { outcome } = await recover({ reads: [jsonAnswer(200, created), jsonAnswer(200, succeeded)], cancel });
    expect(outcome.kind).toBe('charged');
  });

  test('waits while Stripe does not know or does not answer', async () => {
    expect((await recover({ reads: [jsonAnswer(200, created)], cancel: unanswered })).outcome.kind).toBe('pending');
    expect((await recover({})).outcome.kind).toBe('pending');
    expect((await recover({ reads: [refusal(401, {})] })).outcome.kind).toBe('pending');
    expect((await recover({ reads: [refusal(404, { code: 'resource_missing' })] })).outcome.kind).toBe('pending');
  });

  test('waits for the customer, however long the attempt is open', async () => {
    const startedAt = new Date(clock.now().getTime() - 24 * 60 * 60_000);
    expect((await recover({ reads: [jsonAnswer(200, action)] }, { startedAt })).outcome.kind).toBe('action');
  });

  test('of an abandoned attempt cancels the PaymentIntent, and reports a charge that came before', async () => {
    const waiting = connect({});
    const outcome = await waiting.stripe.abandon(stripeAccount, paymentAttempt());
    expect(waiting.sent()).toEqual(['POST /v1/payment_intents/pi_1/cancel pi_1:abandon']);
    expect(outcome.kind).toBe('declined');
    const cancel = refusal(400, { type: 'invalid_request_error', code: 'payment_intent_unexpected_state' });
    const { stripe } = connect({ reads: [jsonAnswer(200, succeeded)], cancel });
    expect((await stripe.abandon(stripeAccount, paymentAttempt())).kind).toBe('charged');
  });

  test('never confirms', async () => {
    for (const status of ['requires_confirmation', 'requires_action', 'processing', 'succeeded', 'canceled']) {
      const { sent } = await recover({ reads: [jsonAnswer(200, { ...created, status })] });
      expect(sent.filter((line) => line.includes('confirm'))).toEqual([]);
    }
  });
});
