/**
 * Hold, capture, cancel, refund and a signed webhook of the Stripe connector against localstripe, a stateful imitation of
 * Stripe by others (GPL), run as a process of its own.
 *
 * What localstripe lacks, and `asLocalstripe` fits each request to: `description` of a PaymentIntent; every parameter of a
 * confirmation (the PaymentMethod is set by an update before it); `metadata` of a capture; `expand` of a capture. It knows no
 * idempotency keys, no `amount_received`, no redirect for 3-D Secure, and of webhooks only those of PaymentIntents. A partial
 * capture is a refund of the rest. A cancelled hold can be captured. It sends one
 * webhook when a payment succeeds, one second later.
 */

import { rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freePort, listenLocally } from '../../scripts/ports.ts';
import type { NotificationMessage } from '../../server/domain/ports/gateway-connector.ts';
import { createGatewayHttp, type GatewayAnswer, type GatewayCall } from '../../server/gateways/http-client.ts';
import { createStripeConnector } from '../../server/gateways/stripe/stripe-connector.ts';
import { cardNumber } from '../support/card-numbers.ts';
import { fromScript, type OwnProgram, startOwnProgram } from '../support/own-program.ts';
import { pathOf, paymentAttempt, payRequest, recordingHttp, stripeAccount, testCard } from '../support/stripe.ts';

/** Where localstripe keeps its state, with the test's card numbers. */
const STATE_FILE = '/tmp/localstripe.pickle';

const direct = createGatewayHttp();
const systemClock = { now: () => new Date() };
const received: NotificationMessage[] = [];
let program: OwnProgram;
let baseUrl: string;

const webhooks = createServer(async (request, response) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  const headers = Object.entries(request.headers).map(([name, value]) => [name, String(value)]);
  received.push({ headers: Object.fromEntries(headers), body: Buffer.concat(chunks) });
  response.end();
});

beforeAll(async () => {
  const port = await freePort();
  const python = fromScript('LOCALSTRIPE_PYTHON', 'test:oracles');
  const args = ['-m', 'localstripe', '--from-scratch', '--port', String(port)];
  program = await startOwnProgram(python, args, port, process.env);
  baseUrl = `http://127.0.0.1:${port}`;
  const fields = new URLSearchParams({
    url: `${await listenLocally(webhooks)}/webhooks`,
    secret: stripeAccount.credentials.webhook_secret ?? '',
  });
  const answer = await fetch(`${baseUrl}/_config/webhooks/1`, { method: 'POST', body: fields });
  expect(answer.status).toBe(200);
});

afterAll(async () => {
  await program?.stop();
  await direct.close();
  webhooks.close();
  await rm(STATE_FILE, { force: true });
});

const post = (call: GatewayCall, path: string, fields: URLSearchParams) =>
  direct.send({ ...call, url: `${baseUrl}${path}`, body: fields.toString() });

/** Fits a request to what localstripe knows. */
async function asLocalstripe(call: GatewayCall): Promise<GatewayAnswer> {
  const fields = new URLSearchParams(call.body ?? '');
  const path = pathOf(call);
  if (path === '/v1/payment_intents') fields.delete('description');
  if (path.endsWith('/capture'))
    for (const name of [...fields.keys()]) if (name.startsWith('metadata')) fields.delete(name);
  if (path.endsWith('/confirm')) {
    const method = new URLSearchParams({ payment_method: fields.get('payment_method') ?? '' });
    await post(call, path.replace('/confirm', ''), method);
    return post(call, path, new URLSearchParams({ 'expand[]': 'latest_charge' }));
  }
  if (call.method === 'GET') return direct.send(call);
  const answer = await post(call, path, fields);
  if (!path.endsWith('/capture') || answer.kind !== 'answer') return answer;
  const intent = JSON.parse(answer.body);
  return { ...answer, body: JSON.stringify({ ...intent, amount_received: Number(fields.get('amount_to_capture')) }) };
}

function connect() {
  const { http, recorded } = recordingHttp(asLocalstripe);
  return { stripe: createStripeConnector({ http, clock: systemClock, environment: 'sandbox', baseUrl }), recorded };
}

const euros = (minor: number) => ({ minor, currency: 'EUR' });

/** The state of localstripe, asked directly. */
async function intentOf(reference: string): Promise<unknown> {
  const headers = { authorization: `Bearer ${stripeAccount.credentials.secret_key}` };
  return (await fetch(`${baseUrl}/v1/payment_intents/${reference}`, { headers })).json();
}

let payments = 0;

async function hold() {
  payments += 1;
  const txnUuid = `txn-${payments}`;
  const { stripe } = connect();
  const outcome = await stripe.pay(stripeAccount, payRequest({ txnUuid, autoCapture: false }));
  expect(outcome.kind).toBe('authorized');
  const reference = outcome.reference ?? '';
  return { stripe, reference, attempt: paymentAttempt({ txnUuid, reference, autoCapture: false }) };
}

describe('localstripe', () => {
  test('charges a card', async () => {
    const { stripe } = connect();
    const outcome = await stripe.pay(stripeAccount, payRequest({ txnUuid: 'txn-charged' }));
    expect(outcome).toMatchObject({ kind: 'charged', receipt: { epgTxnId: expect.stringMatching(/^ch_/) } });
    expect(await intentOf(outcome.reference ?? '')).toMatchObject({
      status: 'succeeded',
      amount: 1_050,
      currency: 'eur',
    });
  });

  test('declines the card that Stripe declines at the charge', async () => {
    const { stripe } = connect();
    const instrument = { ...testCard, number: cardNumber('4000000000000341') };
    const outcome = await stripe.pay(stripeAccount, payRequest({ txnUuid: 'txn-declined', instrument }));
    expect(outcome).toMatchObject({
      kind: 'declined',
      decline: { code: 'do_not_honour', gatewayCode: 'card_declined' },
    });
  });

  test('holds an amount and captures part of it', async () => {
    const { stripe, reference, attempt } = await hold();
    expect(await intentOf(reference)).toMatchObject({ status: 'requires_capture', latest_charge: { captured: false } });
    expect(await stripe.capture(stripeAccount, attempt, { id: 'cap-1', money: euros(400) })).toEqual({ kind: 'done' });
    expect(await intentOf(reference)).toMatchObject({ status: 'succeeded', latest_charge: { amount_refunded: 650 } });
  });

  test('holds an amount and cancels the hold, once for two calls', async () => {
    const { stripe, reference, attempt } = await hold();
    const request = { id: 'void-1', money: euros(1_050) };
    expect(await stripe.void(stripeAccount, attempt, request)).toEqual({ kind: 'done' });
    expect(await stripe.void(stripeAccount, attempt, request)).toEqual({ kind: 'done' });
    expect(await intentOf(reference)).toMatchObject({ status: 'canceled' });
  });

  test('refunds parts, once for a repeated id although it knows no idempotency keys', async () => {
    const { stripe, attempt, reference } = await hold();
    await stripe.capture(stripeAccount, attempt, { id: 'cap-3', money: euros(1_050) });
    const first = await stripe.refund(stripeAccount, attempt, { id: 'rfd-1', money: euros(300), sentAt: new Date() });
    expect(first).toMatchObject({ kind: 'refunded', reference: expect.stringMatching(/^re_/) });
    expect(await stripe.refund(stripeAccount, attempt, { id: 'rfd-1', money: euros(300), sentAt: new Date() })).toEqual(
      first,
    );
    expect(
      await stripe.refund(stripeAccount, attempt, { id: 'rfd-2', money: euros(750), sentAt: new Date() }),
    ).toMatchObject({
      kind: 'refunded',
    });
    expect(await intentOf(reference)).toMatchObject({ latest_charge: { amount_refunded: 1_050, refunded: true } });
  });

  test('cancels what was never confirmed, and nothing can be charged afterwards', async () => {
    const { recorded } = connect();
    const { http } = recordingHttp((call) =>
      pathOf(call).endsWith('/confirm')
        ? { kind: 'unanswered', reason: 'the process was killed' }
        : asLocalstripe(call),
    );
    const killed = createStripeConnector({ http, clock: systemClock, environment: 'sandbox', baseUrl });
    const outcome = await killed.pay(stripeAccount, payRequest({ txnUuid: 'txn-killed' }));
    expect(outcome.kind).toBe('pending');
    expect(recorded).toEqual([]);
    const { stripe } = connect();
    const attempt = paymentAttempt({ reference: outcome.reference, startedAt: new Date() });
    expect(await stripe.recover(stripeAccount, attempt)).toMatchObject({
      kind: 'declined',
      decline: { code: 'processing_error' },
    });
    expect(await intentOf(outcome.reference ?? '')).toMatchObject({ status: 'canceled', latest_charge: null });
  });

  test('signs a webhook that the connector accepts for its own secret alone', async () => {
    const { stripe } = connect();
    await stripe.pay(stripeAccount, payRequest({ txnUuid: 'txn-notified' }));
    const find = () => received.find(({ body }) => Buffer.from(body).includes('txn-notified'));
    await expect.poll(find).toBeDefined();
    const message = find() ?? { headers: {}, body: Buffer.of() };
    expect(await stripe.parseNotification(stripeAccount, message)).toMatchObject({
      kind: 'verified',
      items: [{ txnUuid: 'txn-notified', content: { about: 'payment', outcome: { kind: 'charged' } } }],
    });
    const other = {
      ...stripeAccount,
      credentials: { ...stripeAccount.credentials, webhook_secret: 'whsec_987654321' },
    };
    expect(await stripe.parseNotification(other, message)).toEqual({ kind: 'unsigned' });
  });
});
