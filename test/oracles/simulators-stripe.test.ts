/** The Stripe simulator against Stripe's own specification: its answers, its events, the parameters it takes. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { GatewaySimulator } from '../../scripts/gateway-simulator/running-simulator.ts';
import { startGatewaySimulator } from '../../scripts/gateway-simulator/simulator.ts';
import { testCards } from '../../scripts/gateway-simulator/stripe/cards.ts';
import { gatedParameters, knownParameters } from '../../scripts/gateway-simulator/stripe/parameters.ts';
import { type NotificationReceiver, startNotificationReceiver } from '../support/notification-receiver.ts';
import { field, type StripeAnswer, type StripeClient, stripeClient } from '../support/stripe-simulator-client.ts';
import { readStripeSpecification, type StripeSpecification } from './stripe-specification.ts';

let specification: StripeSpecification;
let simulator: GatewaySimulator;
let receiver: NotificationReceiver;
let stripe: StripeClient;
const answers: { method: string; path: string; answer: StripeAnswer }[] = [];

beforeAll(async () => {
  specification = readStripeSpecification();
  receiver = await startNotificationReceiver();
  simulator = await startGatewaySimulator({
    gateway: 'stripe',
    port: 0,
    notifications: { url: receiver.url, secret: 'whsec_oracle' },
  });
  const watch = (method: string, path: string, answer: StripeAnswer) => answers.push({ method, path, answer });
  stripe = stripeClient({ origin: simulator.origin, watch });
});

afterAll(async () => {
  await simulator.close();
  await receiver.close();
});

/** The faults of all answers and events since the last check. */
async function faultsSoFar(): Promise<string[]> {
  await simulator.flush();
  const ofAnswers = answers.splice(0).flatMap(({ method, path, answer }) => {
    const faults = specification.answerFaults(method, path, answer.status, answer.body);
    return faults.map((fault) => `${method} ${path} ${answer.status}: ${fault}`);
  });
  const ofEvents = receiver.received.splice(0).flatMap(({ body }) => {
    const event: unknown = JSON.parse(body);
    const object = field(event, 'data', 'object');
    const faults = [
      ...specification.objectFaults('event', event),
      ...specification.objectFaults(String(field(object, 'object')), object),
    ];
    return faults.map((fault) => `${field(event, 'type')}: ${fault}`);
  });
  return [...ofAnswers, ...ofEvents];
}

describe('answers and events are valid by the specification', () => {
  test.each(Object.keys(testCards).map((number) => [`•••• ${number.slice(-4)}`, number]))(
    'for a payment by the test card %s, expanded',
    async (_, number) => {
      const paid = await stripe.pay(number);
      const id = String(paid.body.id ?? field(paid.body, 'error', 'payment_intent', 'id'));
      await stripe.get(`/v1/payment_intents/${id}?expand[]=latest_charge&expand[]=payment_method`);
      expect(answers.length).toBe(4);
      expect(await faultsSoFar()).toEqual([]);
    },
  );

  test('for authentication, capture in part, refunds of every kind, cancellation and the balance', async () => {
    const manual = { capture_method: 'manual' };
    const held = await stripe.pay('4000002760003184', manual);
    const url = String(field(held.body, 'next_action', 'redirect_to_url', 'url'));
    const body = new URLSearchParams({ result: 'complete' });
    expect((await fetch(url, { method: 'POST', body, redirect: 'manual' })).status).toBe(303);
    await stripe.post(`/v1/payment_intents/${held.body.id}/capture`, { amount_to_capture: '1000' });
    for (const number of ['4242424242424242', '4000000000007726', '4000000000005126']) {
      const { body: intent } = await stripe.pay(number);
      const refund = await stripe.post('/v1/refunds', { payment_intent: String(intent.id), amount: '250' });
      await simulator.flush();
      await stripe.get(`/v1/refunds/${refund.body.id}`);
    }
    const voided = await stripe.pay('4242424242424242', manual);
    await stripe.post(`/v1/payment_intents/${voided.body.id}/cancel`, { cancellation_reason: 'abandoned' });
    await stripe.get('/v1/balance');
    expect(await faultsSoFar()).toEqual([]);
  });

  test('for the list of refunds: newest first, of one payment, a page at a time', async () => {
    const { body: intent } = await stripe.pay('4242424242424242');
    const { body: other } = await stripe.pay('4242424242424242');
    const ids: string[] = [];
    for (const amount of ['100', '200', '300']) {
      const { body } = await stripe.post('/v1/refunds', { payment_intent: String(intent.id), amount });
      ids.unshift(String(body.id));
    }
    await stripe.post('/v1/refunds', { payment_intent: String(other.id) });
    const list = `/v1/refunds?payment_intent=${intent.id}`;
    const idsOf = ({ body }: StripeAnswer) =>
      Array.isArray(body.data) ? body.data.map((refund) => String(field(refund, 'id'))) : [];
    const whole = await stripe.get(list);
    expect([idsOf(whole), whole.body.has_more]).toEqual([ids, false]);
    const first = await stripe.get(`${list}&limit=2`);
    expect([idsOf(first), first.body.has_more]).toEqual([ids.slice(0, 2), true]);
    const rest = await stripe.get(`${list}&limit=2&starting_after=${ids[1]}`);
    expect([idsOf(rest), rest.body.has_more]).toEqual([ids.slice(2), false]);
    expect((await stripe.get(`${list}&limit=101`)).status).toBe(400);
    expect(await faultsSoFar()).toEqual([]);
  });

  test('for a failed authentication and for disputes that are won and lost', async () => {
    const { body: intent } = await stripe.pay('4000000000003220');
    const url = String(field(intent, 'next_action', 'redirect_to_url', 'url'));
    await fetch(url, { method: 'POST', body: new URLSearchParams({ result: 'fail' }), redirect: 'manual' });
    await stripe.get(`/v1/payment_intents/${intent.id}`);
    for (const status of ['won', 'lost'] as const) {
      const { body: paid } = await stripe.pay('4242424242424242');
      simulator.dispute({ payment: String(paid.id), status: 'open' });
      simulator.dispute({ payment: String(paid.id), status });
    }
    await simulator.flush();
    expect(receiver.received.map(({ body }) => field(JSON.parse(body), 'type'))).toContain('charge.dispute.closed');
    expect(await faultsSoFar()).toEqual([]);
  });

  test('for refused requests, limits, server errors and contradicting notifications', async () => {
    await stripe.post('/v1/payment_intents', { amount: '10', currency: 'eur', amonut: '5' });
    await stripe.get('/v1/payment_intents/pi_unknown');
    simulator.fault({ kind: 'rate_limit_429' });
    await stripe.get('/v1/balance');
    simulator.fault({ kind: 'error_500_before' });
    await stripe.post('/v1/refunds', { payment_intent: 'pi_unknown' });
    simulator.fault({ kind: 'notify_contradicting', times: null });
    const { body: paid } = await stripe.pay('4242424242424242');
    await stripe.post('/v1/refunds', { payment_intent: String(paid.id) });
    await stripe.post('/v1/refunds', { payment_intent: String(paid.id) });
    await stripe.post(`/v1/payment_intents/${paid.id}/cancel`);
    await simulator.flush();
    simulator.clearFaults();
    expect(answers.filter(({ answer }) => answer.status !== 200).length).toBe(6);
    expect(await faultsSoFar()).toEqual([]);
  });
});

describe('the check finds', () => {
  const seeded: [string, (intent: Record<string, unknown>) => Record<string, unknown>][] = [
    ['a misspelt field', ({ amount_received, ...rest }) => ({ ...rest, amount_recieved: amount_received })],
    ['a field that Stripe does not have', (intent) => ({ ...intent, txn_uuid: 'txn-1' })],
    ['a missing required field', ({ status: _, ...rest }) => rest],
    ['a status that Stripe does not have', (intent) => ({ ...intent, status: 'charged' })],
    ['an amount as text', (intent) => ({ ...intent, amount: '1250' })],
    ['null where the specification does not allow it', (intent) => ({ ...intent, capture_method: null })],
    [
      'a wrong field in an expanded object',
      (intent) => ({ ...intent, latest_charge: { id: 'ch_1', object: 'charge', paid: 'yes' } }),
    ],
  ];

  test.each(seeded)('%s', async (_, spoil) => {
    const { body } = await stripe.pay('4242424242424242');
    expect(specification.objectFaults('payment_intent', body)).toEqual([]);
    expect(specification.objectFaults('payment_intent', spoil({ ...body }))).not.toEqual([]);
    answers.splice(0);
  });
});

test('every parameter that the simulator takes is in the specification, except those that Stripe enables on request', () => {
  const paths = {
    createPaymentMethod: '/v1/payment_methods',
    createPaymentIntent: '/v1/payment_intents',
    confirmPaymentIntent: '/v1/payment_intents/pi_1/confirm',
    capturePaymentIntent: '/v1/payment_intents/pi_1/capture',
    cancelPaymentIntent: '/v1/payment_intents/pi_1/cancel',
    createRefund: '/v1/refunds',
  } as const;
  const gated: readonly string[] = [...gatedParameters.cardOptions, ...gatedParameters.networkToken];
  const unknown = Object.entries(paths).flatMap(([name, path]) => {
    const known = Object.entries(knownParameters).find(([one]) => one === name)?.[1] ?? [];
    const plain = known.filter((one) => !gated.includes(one) && !one.startsWith('payment_method_data[card]'));
    return plain.filter((one) => !specification.takes(path, one)).map((one) => `${path} ${one}`);
  });
  expect(unknown).toEqual([]);
  expect(specification.takes('/v1/refunds', 'payment_intnet')).toBe(false);
});
