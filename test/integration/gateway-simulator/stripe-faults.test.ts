/** The faults of a gateway simulator, shown with Stripe, and how another process steers it. */
import { spawn } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { callFaults, type FaultRule, notificationFaults } from '../../../scripts/gateway-simulator/faults.ts';
import type { GatewaySimulator } from '../../../scripts/gateway-simulator/running-simulator.ts';
import { startGatewaySimulator } from '../../../scripts/gateway-simulator/simulator.ts';
import { accountId } from '../../../scripts/gateway-simulator/stripe/gateway.ts';
import { createGatewayHttp } from '../../../server/gateways/http-client.ts';
import { type NotificationReceiver, startNotificationReceiver } from '../../support/notification-receiver.ts';
import { field, type StripeClient, stripeClient } from '../../support/stripe-simulator-client.ts';

const SECRET = 'whsec_faults';
let simulator: GatewaySimulator;
let receiver: NotificationReceiver;
let stripe: StripeClient;
/** The service's own client, with little patience. */
const http = createGatewayHttp({ connectMs: 1_000, overallMs: 400 });

beforeAll(async () => {
  receiver = await startNotificationReceiver();
  const notifications = { url: receiver.url, secret: SECRET };
  const retries = { attempts: 3, firstDelayMs: 5 };
  simulator = await startGatewaySimulator({ gateway: 'stripe', port: 0, notifications, retries });
  stripe = stripeClient({ origin: simulator.origin });
});

afterEach(async () => {
  simulator.clearFaults();
  await simulator.flush();
  simulator.reset();
  receiver.received.splice(0);
});

afterAll(async () => {
  await http.close();
  await simulator.close();
  await receiver.close();
});

/** Creates an intent that is charged by the request which the fault meets. */
async function chargeWith(fault: FaultRule, key = 'confirm-1') {
  const { body } = await stripe.post('/v1/payment_intents', {
    ...{ amount: '700', currency: 'usd', 'payment_method_types[]': 'card', 'metadata[txn_uuid]': 'txn-7' },
    payment_method: await stripe.card('4242424242424242'),
  });
  await simulator.flush();
  receiver.received.splice(0);
  simulator.fault(fault);
  const confirm = () =>
    http.send({
      gatewayConfigId: 'gc-1',
      method: 'POST',
      url: `${simulator.origin}/v1/payment_intents/${body.id}/confirm`,
      headers: {
        authorization: 'Bearer sk_test_simulated',
        'content-type': 'application/x-www-form-urlencoded',
        'idempotency-key': key,
      },
      body: '',
    });
  return { answer: await confirm(), confirm };
}

const charged = (): number | undefined => simulator.ledger()[0]?.captured;
const received = (): unknown[] => receiver.received.map(({ body }) => field(JSON.parse(body), 'type'));

describe('the fault', () => {
  const expectations: Record<
    (typeof callFaults)[number],
    readonly [answer: unknown, charged: number, retried: unknown]
  > = {
    refuse_connection: ['unanswered', 0, 200],
    time_out_before: ['unanswered', 0, 200],
    time_out_after: ['unanswered', 700, 200],
    error_500_before: [500, 0, 500],
    error_500_after: [500, 700, 500],
    rate_limit_429: [429, 0, 200],
    proxy_400: [400, 0, 200],
    cut_answer: ['unanswered', 700, 200],
    nonsense: [200, 700, 200],
    slow: [200, 700, 200],
  };

  test.each(callFaults.map((kind) => [kind, ...expectations[kind]] as const))(
    '%s: the client sees %s, %i is charged, and a retry with the same key gets %s',
    async (kind, expected, amount, retried) => {
      const { answer, confirm } = await chargeWith({ kind, ms: 20 });
      expect(answer.kind === 'answer' ? answer.status : answer.kind).toBe(expected);
      expect(charged()).toBe(amount);
      if (kind === 'nonsense') expect(answer).toMatchObject({ body: '<html>It works' });
      const again = await confirm();
      expect(again.kind === 'answer' ? again.status : again.kind).toBe(retried);
      expect(charged()).toBe(retried === 500 ? amount : 700);
      expect(simulator.ledger()[0]?.movements.length).toBe(charged() === 0 ? 0 : 1);
    },
  );

  test('slow: a client that gives up does not stop the charge', async () => {
    const { answer } = await chargeWith({ kind: 'slow', ms: 60_000 });
    expect([answer.kind, charged()]).toEqual(['unanswered', 0]);
    await simulator.flush();
    expect(charged()).toBe(700);
  });

  const stripeEvents: Record<(typeof notificationFaults)[number], readonly string[]> = {
    notify_first: ['payment_intent.succeeded'],
    notify_twice: ['payment_intent.succeeded', 'payment_intent.succeeded'],
    notify_late: ['payment_intent.succeeded'],
    notify_contradicting: ['payment_intent.succeeded', 'payment_intent.payment_failed'],
    notify_never: [],
    bad_signature: ['payment_intent.succeeded'],
  };
  test.each(notificationFaults.map((kind) => [kind, stripeEvents[kind]] as const))('%s: %j', async (kind, events) => {
    const { answer } = await chargeWith({ kind, ms: 60_000 });
    expect([answer.kind, charged()]).toEqual(['answer', 700]);
    if (kind === 'notify_first') expect(received()).toEqual(events);
    if (kind === 'notify_late') expect(received()).toEqual([]);
    await simulator.flush();
    expect(received()).toEqual(events);
    for (const { headers, body } of receiver.received) {
      const [, time, signature] = /^t=(\d+),v1=(.+)$/.exec(headers['stripe-signature'] ?? '') ?? [];
      const right = createHmac('sha256', SECRET).update(`${time}.${body}`).digest('hex');
      expect(signature === right).toBe(kind !== 'bad_signature');
    }
  });

  test('applies to its endpoint, its event and its number of times', async () => {
    simulator.fault({ kind: 'rate_limit_429', endpoint: 'POST /v1/payment_intents/*/confirm', times: 2 });
    const intent = { amount: '700', currency: 'usd', 'payment_method_types[]': 'card' };
    const { status, body } = await stripe.post('/v1/payment_intents', intent);
    const confirm = () => stripe.post(`/v1/payment_intents/${body.id}/confirm`);
    expect([status, (await confirm()).status, (await confirm()).status]).toEqual([200, 429, 429]);
    expect((await confirm()).status).toBe(400);
    simulator.fault({ kind: 'notify_never', event: 'payment_intent.succeeded', times: null });
    await stripe.pay('4242424242424242');
    await simulator.flush();
    expect(received()).toEqual(['payment_intent.created', 'payment_intent.created']);
    expect(simulator.faults()).toEqual([{ kind: 'notify_never', event: 'payment_intent.succeeded', times: null }]);
  });

  test('with a rate spoils a share of the calls, the same for the same seed', async () => {
    async function statuses(): Promise<number[]> {
      simulator.reset();
      simulator.fault({ kind: 'rate_limit_429', times: null, rate: 0.5 });
      return Promise.all(Array.from({ length: 20 }, async () => (await stripe.get('/v1/balance')).status));
    }
    const first = (await statuses()).filter((status) => status === 429).length;
    expect(first).toBeGreaterThan(2);
    expect(first).toBeLessThan(18);
  });
});

test('an outage refuses connections, so that certainly nothing was sent, and ends', async () => {
  const call = {
    gatewayConfigId: 'gc-1',
    method: 'GET',
    url: `${simulator.origin}/v1/balance`,
    headers: {},
    body: null,
  } as const;
  expect((await http.send(call)).kind).toBe('answer');
  await simulator.outage(500);
  // A call on a connection from before may break off unanswered.
  await expect.poll(async () => (await http.send(call)).kind).toBe('not_sent');
  await expect.poll(async () => (await http.send(call)).kind).toBe('answer');
});

test('a notification that is not accepted is sent again, a bounded number of times', async () => {
  receiver.answerWith(500, 503, 200, 500, 500, 500);
  const intent = { amount: '700', currency: 'usd', 'payment_method_types[]': 'card' };
  await stripe.post('/v1/payment_intents', intent);
  await simulator.flush();
  await stripe.post('/v1/payment_intents', intent);
  await simulator.flush();
  expect(simulator.notifications().map(({ result, answers }) => [result, answers])).toEqual([
    ['accepted', [500, 503, 200]],
    ['given_up', [500, 500, 500]],
  ]);
});

test('an account may have a notification target of its own', async () => {
  const own = await startNotificationReceiver();
  simulator.notify({ url: own.url, secret: 'whsec_own' }, accountId('sk_test_owner'));
  await stripeClient({ origin: simulator.origin, secretKey: 'sk_test_owner' }).pay('4242424242424242');
  await simulator.flush();
  expect([own.received.length, receiver.received.length]).toEqual([2, 0]);
  await own.close();
});

test('no card number and no secret key is in the ledger, the calls or the notifications', async () => {
  await stripe.pay('4242424242424242');
  await stripe.pay('4000000000000002');
  await simulator.flush();
  const shown = JSON.stringify([simulator.ledger(), simulator.calls(), simulator.notifications(), receiver.received]);
  expect(shown).not.toMatch(/4242424242424242|4000000000000002|sk_test/);
});

test('as a process it says its address, and is steered by HTTP', async () => {
  const script = ['--import', 'tsx', 'scripts/gateway-simulator.ts', 'stripe', '--port', '0'];
  const child = spawn(process.execPath, script, { stdio: ['ignore', 'pipe', 'inherit'] });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const ended = once(child, 'exit');
  try {
    const [, origin = ''] = /listens at (http:\/\/127\.0\.0\.1:\d+)/.exec(String((await lines.next()).value)) ?? [];
    expect(String((await lines.next()).value)).toContain(`STRIPE_API_BASE=${origin}`);
    const control = async (method: string, path: string, body?: unknown) => {
      const sent = body === undefined ? {} : { body: JSON.stringify(body) };
      const answer = await fetch(`${origin}/simulator/${path}`, { method, ...sent });
      const read: unknown = await answer.json();
      return { status: answer.status, body: read };
    };
    const client = stripeClient({ origin });
    await control('POST', 'notifications', { url: receiver.url, secret: SECRET });
    expect((await control('POST', 'faults', { kind: 'meteorite' })).status).toBe(400);
    await control('POST', 'faults', [{ kind: 'notify_twice', event: 'payment_intent.succeeded' }]);
    const { body: paid } = await client.pay('4242424242424242');
    const refund = await client.post('/v1/refunds', { payment_intent: String(paid.id), amount: '250' });
    expect((await control('POST', `refunds/${refund.body.id}/fail`)).status).toBe(200);
    expect((await control('POST', 'refunds/re_unknown/fail')).status).toBe(404);
    expect((await control('POST', 'disputes', { payment: paid.id, status: 'open' })).status).toBe(200);
    await control('POST', 'flush');
    expect(received().filter((type) => type === 'payment_intent.succeeded').length).toBe(2);
    expect(received()).toContain('charge.dispute.created');
    const { body } = await control('GET', 'ledger');
    expect(field(body, 'payments', '0')).toMatchObject({ captured: 1250, refunded: 0, disputed: 1250 });
    await control('POST', 'reset');
    expect((await control('GET', 'ledger')).body).toEqual({ payments: [] });
    expect((await control('GET', 'everything')).status).toBe(404);
  } finally {
    child.kill('SIGTERM');
    await ended;
  }
});
