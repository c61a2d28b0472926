/** How the Stripe simulator behaves: cards, authentication, captures, refunds, disputes, idempotency, refusals. */
import { createHmac } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { LedgerPayment } from '../../../scripts/gateway-simulator/ledger.ts';
import type { GatewaySimulator } from '../../../scripts/gateway-simulator/running-simulator.ts';
import { startGatewaySimulator } from '../../../scripts/gateway-simulator/simulator.ts';
import { type NotificationReceiver, startNotificationReceiver } from '../../support/notification-receiver.ts';
import { field, type StripeAnswer, type StripeClient, stripeClient } from '../../support/stripe-simulator-client.ts';

const SECRET = 'whsec_behaviour';
let simulator: GatewaySimulator;
let receiver: NotificationReceiver;
let stripe: StripeClient;

beforeAll(async () => {
  receiver = await startNotificationReceiver();
  const notifications = { url: receiver.url, secret: SECRET };
  simulator = await startGatewaySimulator({ gateway: 'stripe', port: 0, notifications });
  stripe = stripeClient({ origin: simulator.origin });
});

afterEach(async () => {
  await simulator.flush();
  simulator.reset();
  receiver.received.splice(0);
});

afterAll(async () => {
  await simulator.close();
  await receiver.close();
});

const onlyPayment = (): LedgerPayment | undefined => simulator.ledger()[0];
const eventTypes = async (): Promise<unknown[]> => {
  await simulator.flush();
  return receiver.received.map(({ body }) => field(JSON.parse(body), 'type'));
};
const pageOf = ({ body }: StripeAnswer): string => String(field(body, 'next_action', 'redirect_to_url', 'url'));
const answerPage = (url: string, result: 'complete' | 'fail') =>
  fetch(url, { method: 'POST', body: new URLSearchParams({ result }), redirect: 'manual' });
const manual = { capture_method: 'manual' };

describe('a card', () => {
  test('that pays is charged, with its authorization code, and announced', async () => {
    const { status, body } = await stripe.pay('4242424242424242');
    expect([status, body.status, body.amount_received]).toEqual([200, 'succeeded', 1250]);
    const { body: read } = await stripe.get(`/v1/payment_intents/${body.id}?expand[]=latest_charge`);
    const card = field(read, 'latest_charge', 'payment_method_details', 'card');
    expect(field(card, 'authorization_code')).toMatch(/^\d{6}$/);
    expect(field(card, 'network_transaction_id')).toMatch(/^\d{15}$/);
    expect(onlyPayment()).toMatchObject({
      ...{ id: body.id, reference: 'txn-1', currency: 'EUR', amount: 1250, state: 'charged', captured: 1250 },
      movements: [{ kind: 'charge', amount: 1250 }],
    });
    expect(await eventTypes()).toEqual(['payment_intent.created', 'payment_intent.succeeded']);
  });

  const declines: [string, string, string | undefined][] = [
    ['4000000000000002', 'card_declined', 'generic_decline'],
    ['4000000000009995', 'card_declined', 'insufficient_funds'],
    ['4000000000009987', 'card_declined', 'lost_card'],
    ['4000000000009979', 'card_declined', 'stolen_card'],
    ['4000000000006975', 'card_declined', 'card_velocity_exceeded'],
    ['4100000000000019', 'card_declined', 'fraudulent'],
    ['4000008400001280', 'card_declined', 'generic_decline'],
    ['4000000000000069', 'expired_card', undefined],
    ['4000000000000127', 'incorrect_cvc', undefined],
    ['4000000000000119', 'processing_error', undefined],
  ];
  test.each(
    declines.map(([number, ...codes]) => [`•••• ${number.slice(-4)}`, codes.join(' '), number, codes] as const),
  )('%s is declined with %s, and no money moves', async (_, __, number, [code, declineCode]) => {
    const { status, body } = await stripe.pay(number);
    expect(status).toBe(402);
    expect(body.error).toMatchObject({ type: 'card_error', code });
    expect(field(body, 'error', 'decline_code')).toBe(declineCode);
    expect(field(body, 'error', 'payment_intent', 'last_payment_error', 'code')).toBe(code);
    expect(onlyPayment()).toMatchObject({ state: 'declined', movements: [] });
    expect(await eventTypes()).toEqual(['payment_intent.created', 'payment_intent.payment_failed']);
  });

  test.each([
    ['number', '4242424242424241', 'incorrect_number'],
    ['exp_month', '13', 'invalid_expiry_month'],
    ['exp_year', '2020', 'invalid_expiry_year'],
    ['cvc', '99', 'invalid_cvc'],
  ])('with a wrong %s gets no payment method', async (name, value, code) => {
    const card = { 'card[number]': '4242424242424242', 'card[exp_month]': '12', 'card[exp_year]': '2034' };
    const answer = await stripe.post('/v1/payment_methods', { type: 'card', ...card, [`card[${name}]`]: value });
    expect([answer.status, field(answer.body, 'error', 'code')]).toEqual([402, code]);
  });

  test('pays once without a customer', async () => {
    const method = await stripe.card('4242424242424242');
    const intent = { amount: '100', currency: 'usd', 'payment_method_types[]': 'card', confirm: 'true' };
    expect((await stripe.post('/v1/payment_intents', { ...intent, payment_method: method })).status).toBe(200);
    expect((await stripe.post('/v1/payment_intents', { ...intent, payment_method: method })).status).toBe(400);
  });

  const tokenPayment = {
    ...{ amount: '1250', currency: 'eur', 'payment_method_types[]': 'card', confirm: 'true' },
    'payment_method_data[type]': 'card',
    'payment_method_data[card][last4]': '4242',
    'payment_method_data[card][network_token][number]': '4242424242424242',
    'payment_method_data[card][network_token][exp_month]': '12',
    'payment_method_data[card][network_token][exp_year]': '34',
    'expand[]': 'latest_charge',
  };

  test('as a network token pays with its cryptogram', async () => {
    const { body } = await stripe.post('/v1/payment_intents', {
      ...tokenPayment,
      'payment_method_options[card][network_token][cryptogram]': 'AgAAAAAAAIR8CQrXcIhbQAAAAAA=',
      'payment_method_options[card][network_token][electronic_commerce_indicator]': '07',
    });
    const details = field(body, 'latest_charge', 'payment_method_details', 'card');
    expect([body.status, field(details, 'network_token', 'used')]).toEqual(['succeeded', true]);
  });

  test('as a network token without a cryptogram is refused', async () => {
    const { status, body } = await stripe.post('/v1/payment_intents', tokenPayment);
    expect([status, field(body, 'error', 'code')]).toEqual([400, 'parameter_missing']);
    expect(simulator.ledger()).toEqual([]);
  });
});

describe('3-D Secure', () => {
  test('shows a page, and its completion charges the card and returns the customer', async () => {
    const action = await stripe.pay('4000002500003155');
    expect([action.body.status, onlyPayment()?.movements]).toEqual(['requires_action', []]);
    const page = await (await fetch(pageOf(action))).text();
    expect(page).toContain('€12.50');
    expect(page).toContain('Visa ending in 3155');
    const returned = new URL(String((await answerPage(pageOf(action), 'complete')).headers.get('location')));
    expect(`${returned.origin}${returned.pathname}`).toBe('https://shop.example/return');
    expect(Object.fromEntries(returned.searchParams)).toEqual({
      order: '1',
      payment_intent: action.body.id,
      payment_intent_client_secret: action.body.client_secret,
      redirect_status: 'succeeded',
    });
    expect(onlyPayment()).toMatchObject({ state: 'charged', captured: 1250 });
  });

  test('that is completed twice charges once', async () => {
    const action = await stripe.pay('4000002760003184');
    await answerPage(pageOf(action), 'complete');
    const again = await answerPage(pageOf(action), 'fail');
    expect(again.headers.get('location')).toContain('redirect_status=succeeded');
    expect(onlyPayment()?.movements.length).toBe(1);
    expect(await (await fetch(pageOf(action))).text()).toContain('Return to the shop');
  });

  test('that fails leaves the payment declined', async () => {
    const action = await stripe.pay('4000000000003220');
    const failed = await answerPage(pageOf(action), 'fail');
    expect(failed.headers.get('location')).toContain('redirect_status=failed');
    const { body } = await stripe.get(`/v1/payment_intents/${action.body.id}`);
    expect(field(body, 'last_payment_error', 'code')).toBe('payment_intent_authentication_failure');
    expect(onlyPayment()).toMatchObject({ state: 'declined', movements: [] });
  });

  test.each([
    ['4000008400001629', 'generic_decline'],
    ['4000008260003178', 'insufficient_funds'],
  ])('of the card %#: the bank declines after the authentication', async (number, code) => {
    const action = await stripe.pay(number);
    expect((await answerPage(pageOf(action), 'complete')).headers.get('location')).toContain('redirect_status=failed');
    const { body } = await stripe.get(`/v1/payment_intents/${action.body.id}`);
    expect(field(body, 'last_payment_error', 'decline_code')).toBe(code);
  });

  const requested = 'payment_method_options[card][request_three_d_secure]';
  test.each([
    ['is asked for when requested', '4000000000003055', { [requested]: 'any' }, 'requires_action'],
    ['is not asked for when not requested', '4000000000003055', {}, 'succeeded'],
    ['asks nothing of a card that is not enrolled', '4242424242424242', { [requested]: 'any' }, 'succeeded'],
    ['may be frictionless', '4000000032200000', {}, 'succeeded'],
    [
      'is not asked for by telephone',
      '4000002760003184',
      { 'payment_method_options[card][moto]': 'true' },
      'succeeded',
    ],
  ])('%s', async (_, number, more, status) => {
    expect((await stripe.pay(number, more)).body.status).toBe(status);
  });

  test('without the customer declines a card that needs it', async () => {
    const { status, body } = await stripe.pay('4000002760003184', { off_session: 'true' });
    expect([status, field(body, 'error', 'decline_code')]).toEqual([402, 'authentication_required']);
  });
});

describe('a hold', () => {
  test('is captured in part, and the rest is released', async () => {
    const held = await stripe.pay('4242424242424242', manual);
    expect([held.body.status, held.body.amount_capturable]).toEqual(['requires_capture', 1250]);
    const path = `/v1/payment_intents/${held.body.id}/capture`;
    const captured = await stripe.post(path, { amount_to_capture: '1000' }, 'capture-1');
    expect([captured.body.status, captured.body.amount_received]).toEqual(['succeeded', 1000]);
    expect(onlyPayment()).toMatchObject({ held: 1250, captured: 1000, released: 250, state: 'charged' });
    expect(onlyPayment()?.movements[1]).toMatchObject({ kind: 'capture', reference: 'capture-1', amount: 1000 });
    expect(await eventTypes()).toContain('payment_intent.amount_capturable_updated');
    expect((await stripe.post(path, {}, 'capture-2')).body.error).toMatchObject({
      code: 'payment_intent_unexpected_state',
    });
  });

  test('refuses a capture of more than it holds', async () => {
    const held = await stripe.pay('4242424242424242', manual);
    const answer = await stripe.post(`/v1/payment_intents/${held.body.id}/capture`, { amount_to_capture: '1251' });
    expect([answer.status, onlyPayment()?.captured]).toEqual([400, 0]);
  });

  test('is released by a cancellation', async () => {
    const held = await stripe.pay('4242424242424242', manual);
    const { body } = await stripe.post(`/v1/payment_intents/${held.body.id}/cancel`, {}, 'void-1');
    expect(body.status).toBe('canceled');
    expect(onlyPayment()).toMatchObject({ released: 1250, captured: 0, state: 'cancelled' });
    expect(await eventTypes()).toContain('payment_intent.canceled');
  });
});

describe('a refund', () => {
  async function charge(number: string): Promise<string> {
    return String((await stripe.pay(number)).body.id);
  }

  test('may be repeated until everything is refunded', async () => {
    const payment = await charge('4242424242424242');
    const first = await stripe.post('/v1/refunds', { payment_intent: payment, amount: '1000' }, 'refund-1');
    expect([first.body.status, onlyPayment()?.refunded]).toEqual(['succeeded', 1000]);
    expect((await stripe.post('/v1/refunds', { payment_intent: payment, amount: '251' })).status).toBe(400);
    await stripe.post('/v1/refunds', { payment_intent: payment });
    expect(onlyPayment()?.movements.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['charge', 1250],
      ['refund', 1000],
      ['refund', 250],
    ]);
    expect((await stripe.post('/v1/refunds', { payment_intent: payment })).body.error).toMatchObject({
      code: 'charge_already_refunded',
    });
    expect(await eventTypes()).toContain('charge.refunded');
  });

  test('is pending at first for the card •••• 7726, and succeeds later', async () => {
    const refund = await stripe.post('/v1/refunds', { payment_intent: await charge('4000000000007726') });
    expect([refund.body.status, onlyPayment()?.refunded]).toEqual(['pending', 0]);
    expect((await eventTypes()).at(-1)).toBe('refund.updated');
    expect((await stripe.get(`/v1/refunds/${refund.body.id}`)).body.status).toBe('succeeded');
    expect(onlyPayment()?.refunded).toBe(1250);
  });

  test('fails later for the card •••• 5126, and its money returns', async () => {
    const refund = await stripe.post('/v1/refunds', { payment_intent: await charge('4000000000005126') });
    expect([refund.body.status, onlyPayment()?.refunded]).toEqual(['succeeded', 1250]);
    expect((await eventTypes()).at(-1)).toBe('refund.failed');
    const { body } = await stripe.get(`/v1/refunds/${refund.body.id}`);
    expect([body.status, body.failure_reason, onlyPayment()?.refunded]).toEqual([
      'failed',
      'expired_or_canceled_card',
      0,
    ]);
  });

  test('fails when a person says so, by our reference', async () => {
    await stripe.post('/v1/refunds', { payment_intent: await charge('4242424242424242') }, 'refund-9');
    expect([simulator.failRefund('refund-9'), simulator.failRefund('refund-9')]).toEqual([true, false]);
    expect(onlyPayment()?.refunded).toBe(0);
  });
});

describe('a dispute', () => {
  test('follows the card •••• 0259, and returns the money when it is won', async () => {
    const { body: paid } = await stripe.pay('4000000000000259');
    expect((await eventTypes()).at(-1)).toBe('charge.dispute.created');
    expect(onlyPayment()).toMatchObject({ captured: 1250, disputed: 1250 });
    expect((await stripe.post('/v1/refunds', { payment_intent: String(paid.id) })).body.error).toMatchObject({
      code: 'charge_disputed',
    });
    expect(simulator.dispute({ payment: 'txn-1', status: 'won' })).toMatch(/^du_/);
    expect([(await eventTypes()).at(-1), onlyPayment()?.disputed]).toEqual(['charge.dispute.closed', 0]);
  });

  test('is opened and lost by hand', async () => {
    const { body: paid } = await stripe.pay('4242424242424242');
    const payment = String(paid.id);
    const id = simulator.dispute({ payment, status: 'open' });
    expect(simulator.dispute({ payment, status: 'open' })).toBeNull();
    expect(simulator.dispute({ payment, status: 'lost' })).toBe(id);
    expect(onlyPayment()?.disputed).toBe(1250);
  });
});

describe('an idempotency key', () => {
  const parameters = { amount: '500', currency: 'usd', 'payment_method_types[]': 'card' };
  const path = '/v1/payment_intents';

  test('repeats the stored answer for the same parameters in any order', async () => {
    const first = await stripe.post(path, parameters, 'key-1');
    const second = await stripe.post(path, Object.fromEntries(Object.entries(parameters).reverse()), 'key-1');
    expect(second.body).toEqual(first.body);
    expect(first.headers.get('idempotent-replayed')).toBeNull();
    expect(second.headers.get('idempotent-replayed')).toBe('true');
    expect(simulator.ledger().length).toBe(1);
  });

  test.each([
    ['other parameters', path, { ...parameters, amount: '501' }],
    ['another endpoint', '/v1/refunds', { payment_intent: 'pi_1' }],
  ])('is refused for %s', async (_, other, more) => {
    await stripe.post(path, parameters, 'key-1');
    const answer = await stripe.post(other, more, 'key-1');
    expect([answer.status, field(answer.body, 'error', 'type')]).toEqual([400, 'idempotency_error']);
  });

  test('belongs to one account', async () => {
    await stripe.post(path, parameters, 'key-1');
    const other = stripeClient({ origin: simulator.origin, secretKey: 'sk_test_other' });
    expect((await other.post(path, parameters, 'key-1')).status).toBe(200);
    expect(simulator.ledger().length).toBe(2);
  });

  test('is refused while its first request is in progress', async () => {
    simulator.fault({ kind: 'slow', ms: 60_000 });
    const first = stripe.post(path, parameters, 'key-1');
    await expect.poll(() => simulator.calls().length).toBe(1);
    expect((await stripe.post(path, parameters, 'key-1')).status).toBe(409);
    await simulator.flush();
    expect((await first).status).toBe(200);
  });

  test.each([
    ['error_500_before', 0],
    ['error_500_after', 1],
  ] as const)('repeats a stored 500 (%s)', async (kind, payments) => {
    simulator.fault({ kind });
    const statuses = [await stripe.post(path, parameters, 'key-1'), await stripe.post(path, parameters, 'key-1')];
    expect(statuses.map(({ status }) => status)).toEqual([500, 500]);
    expect(simulator.ledger().length).toBe(payments);
  });

  test('repeats a decline', async () => {
    const { body: intent } = await stripe.post(path, parameters);
    const confirmation = { payment_method: await stripe.card('4000000000000002') };
    const confirm = () => stripe.post(`${path}/${intent.id}/confirm`, confirmation, 'key-2');
    expect([(await confirm()).status, (await confirm()).status]).toEqual([402, 402]);
    expect((await eventTypes()).filter((type) => type === 'payment_intent.payment_failed').length).toBe(1);
  });

  test('stores nothing for a request that is invalid or exceeds a limit', async () => {
    await stripe.post(path, { ...parameters, currency: '' }, 'key-1');
    simulator.fault({ kind: 'rate_limit_429' });
    expect((await stripe.post(path, parameters, 'key-1')).status).toBe(429);
    expect((await stripe.post(path, parameters, 'key-1')).status).toBe(200);
  });
});

describe('a request is refused', () => {
  const intent = { amount: '500', currency: 'usd', 'payment_method_types[]': 'card' };
  test.each([
    ['a misspelt parameter', { ...intent, capture_mehtod: 'manual' }, 'parameter_unknown', 'capture_mehtod'],
    [
      'a misspelt nested parameter',
      { ...intent, 'payment_method_options[card][mto]': 'true' },
      'parameter_unknown',
      'payment_method_options[card][mto]',
    ],
    ['a missing parameter', { amount: '500' }, 'parameter_missing', 'currency'],
    ['an amount with decimals', { ...intent, amount: '5.00' }, 'parameter_invalid_integer', 'amount'],
    ['too small an amount', { ...intent, amount: '49' }, 'amount_too_small', 'amount'],
    ['an amount of no money', { ...intent, amount: '0' }, 'parameter_invalid_integer', 'amount'],
    ['an unknown currency', { ...intent, currency: 'xyz' }, 'parameter_invalid_enum', 'currency'],
    ['a third decimal', { ...intent, currency: 'kwd', amount: '1005' }, 'parameter_invalid_integer', 'amount'],
  ])('with %s', async (_, parameters, code, param) => {
    const { status, body } = await stripe.post('/v1/payment_intents', parameters);
    expect([status, field(body, 'error', 'code'), field(body, 'error', 'param')]).toEqual([400, code, param]);
    expect(simulator.ledger()).toEqual([]);
  });

  test.each([
    ['a wrong key', { authorization: 'Bearer sk_test_wrong' }, 401],
    ['no key', {}, 401],
    ['an unknown API version', { authorization: 'Bearer sk_test_1234', 'stripe-version': 'newest' }, 400],
  ])('with %s', async (_, headers, status) => {
    expect((await fetch(`${simulator.origin}/v1/balance`, { headers })).status).toBe(status);
  });

  test('about the payment of another account', async () => {
    const { body } = await stripe.pay('4242424242424242');
    const other = stripeClient({ origin: simulator.origin, secretKey: 'sk_test_other' });
    expect((await other.get(`/v1/payment_intents/${body.id}`)).status).toBe(404);
  });

  test('not with Basic credentials', async () => {
    const authorization = `Basic ${Buffer.from('sk_test_1234:').toString('base64')}`;
    expect((await fetch(`${simulator.origin}/v1/balance`, { headers: { authorization } })).status).toBe(200);
  });
});

test('a notification is signed over its time and its bytes', async () => {
  await stripe.pay('4242424242424242');
  await simulator.flush();
  const [{ headers, body } = { headers: {}, body: '' }] = receiver.received;
  const [, time, signature] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(headers['stripe-signature'] ?? '') ?? [];
  expect(Math.abs(Number(time) - Date.now() / 1_000)).toBeLessThan(60);
  expect(createHmac('sha256', SECRET).update(`${time}.${body}`).digest('hex')).toBe(signature);
});

test('the same seed gives the same ids', async () => {
  const first = await stripe.card('4242424242424242');
  simulator.reset();
  expect(await stripe.card('4242424242424242')).toBe(first);
});
