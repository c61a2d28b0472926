import Stripe from 'stripe';
import { describe, expect, test } from 'vitest';
import type { GatewayAnswer, GatewayCall } from '../../../../server/gateways/http-client.ts';
import { isSigned } from '../../../../server/gateways/stripe/notification.ts';
import { createStripeConnector } from '../../../../server/gateways/stripe/stripe-connector.ts';
import { jsonAnswer, pathOf, recordingHttp, stripeAccount, stripeEvent } from '../../../support/stripe.ts';
import { manualClock } from '../../../support/test-runtime.ts';

const clock = manualClock();
const secret = 'whsec_123456789';
const { webhooks } = new Stripe('sk_test_123456789');
const now = clock.now();
const seconds = Math.floor(now.getTime() / 1_000);
const payload = '{"object":"event","text":"ä"}';
const libraryHeader = (timestamp: number) => webhooks.generateTestHeaderString({ payload, secret, timestamp });
const message = (signature: string, text = payload) => ({
  headers: { 'stripe-signature': signature },
  body: Buffer.from(text),
});

describe('A signature', () => {
  const right = libraryHeader(seconds);
  const wrong = `t=${seconds},v1=${'0'.repeat(64)}`;

  test.each([
    ["of Stripe's library", right, true],
    ['among several of active secrets', `${wrong},${right.split(',')[1]}`, true],
    ['of the old scheme only', right.replace('v1=', 'v0='), false],
    ['of another text', wrong, false],
    ['of half the length', right.slice(0, -32), false],
    ['without a time', right.split(',')[1] ?? '', false],
    ['with another time', right.replace(String(seconds), String(seconds + 1)), false],
    ['that is empty', '', false],
    ['five minutes old', libraryHeader(seconds - 300), true],
    ['older than five minutes', libraryHeader(seconds - 301), false],
    ['of a clock ahead', libraryHeader(seconds + 60), true],
  ])('%s: %s', (_name, header, expected) => {
    expect(isSigned(message(header), secret, now)).toBe(expected);
    const byLibrary = () => webhooks.constructEvent(payload, header, secret, undefined, undefined, now.getTime());
    if (expected) expect(byLibrary()).toBeDefined();
    else expect(byLibrary).toThrow();
  });

  test('counts for the bytes as they came', () => {
    expect(isSigned(message(right, payload.replace(':', ': ')), secret, now)).toBe(false);
  });

  test('never counts without a secret, or without the header', () => {
    expect(isSigned(message(right), '', now)).toBe(false);
    expect(isSigned({ headers: {}, body: Buffer.from(payload) }, secret, now)).toBe(false);
  });
});

const intent = {
  id: 'pi_1',
  object: 'payment_intent',
  status: 'succeeded',
  amount: 1_050,
  amount_received: 1_050,
  amount_capturable: 0,
  currency: 'eur',
  capture_method: 'automatic',
  metadata: { txn_uuid: 'txn-0001' },
  latest_charge: {
    id: 'ch_1',
    created: 1_770_000_000,
    payment_method_details: { card: { authorization_code: '123456' } },
  },
};
const refund = {
  id: 're_1',
  object: 'refund',
  status: 'succeeded',
  amount: 400,
  currency: 'eur',
  payment_intent: 'pi_1',
  metadata: { txn_uuid: 'txn-0001', refund_id: 'rfd-1' },
  destination_details: { card: { reference: '74000000000000000000001', type: 'refund' } },
};
const dispute = {
  id: 'dp_1',
  object: 'dispute',
  status: 'needs_response',
  amount: 1_050,
  currency: 'eur',
  payment_intent: 'pi_1',
  reason: 'fraudulent',
  payment_method_details: { card: { network_reason_code: '10.4' } },
  evidence_details: { due_by: 1_780_000_000 },
};
const unanswered: GatewayAnswer = { kind: 'unanswered', reason: 'no answer' };
const euros = (minor: number) => ({ minor, currency: 'EUR' });

/** What the connector reads in an event, when Stripe answers with `stored`. */
function read(type: string, sent: object, stored: object | GatewayAnswer) {
  const respond = (_call: GatewayCall) => ('kind' in stored ? stored : jsonAnswer(200, stored));
  const { http, recorded } = recordingHttp(respond);
  const stripe = createStripeConnector({ http, clock, environment: 'sandbox', baseUrl: 'http://127.0.0.1:1' });
  return { recorded, reading: stripe.parseNotification(stripeAccount, stripeEvent(type, sent, now)) };
}

describe('A notification', () => {
  test('of a charged payment reports the charge, with its receipt', async () => {
    const { reading } = read('payment_intent.succeeded', { ...intent, latest_charge: 'ch_1' }, intent);
    expect(await reading).toMatchObject({
      kind: 'verified',
      acknowledgement: '',
      items: [
        {
          id: 'evt_payment_intent.succeeded',
          txnUuid: 'txn-0001',
          money: euros(1_050),
          content: {
            about: 'payment',
            outcome: { kind: 'charged', authenticated: false, receipt: { epgTxnId: 'ch_1', authIdCode: '123456' } },
          },
        },
      ],
    });
  });

  test('that contradicts Stripe reports what Stripe has', async () => {
    const late = {
      ...intent,
      status: 'requires_payment_method',
      last_payment_error: { type: 'card_error', code: 'card_declined' },
    };
    const { reading } = read('payment_intent.payment_failed', late, intent);
    expect(await reading).toMatchObject({ items: [{ content: { outcome: { kind: 'charged' } } }] });
  });

  test('of a payment is to be sent again when Stripe does not answer with the payment', async () => {
    const { reading } = read('payment_intent.succeeded', { ...intent, latest_charge: 'ch_1' }, unanswered);
    await expect(reading).rejects.toThrow('sends the notification again');
  });

  test.each([
    ['does not have', jsonAnswer(404, { error: { type: 'invalid_request_error', code: 'resource_missing' } })],
    ['has for another transaction', { ...intent, metadata: {} }],
  ])('of a payment that Stripe %s is about nothing', async (_name, now) => {
    expect(await read('payment_intent.succeeded', intent, now).reading).toMatchObject({ items: [] });
  });

  test.each([
    [
      'a hold',
      { status: 'requires_capture', capture_method: 'manual', amount_capturable: 1_050 },
      { about: 'payment', outcome: { kind: 'authorized' } },
    ],
    [
      'a capture of ours',
      { capture_method: 'manual', metadata: { txn_uuid: 'txn-0001', capture_id: 'cap-1' } },
      { about: 'capture', requestId: 'cap-1', outcome: { kind: 'done' } },
    ],
    [
      'a capture in the dashboard',
      { capture_method: 'manual' },
      { about: 'outside_end', end: { kind: 'capture', id: 'pi_1', money: euros(1_050) } },
    ],
    [
      'a released hold',
      { status: 'canceled', capture_method: 'manual', latest_charge: { id: 'ch_1', status: 'succeeded' } },
      { about: 'outside_end', end: { kind: 'void', id: 'pi_1' } },
    ],
    [
      'a failed payment',
      {
        status: 'requires_payment_method',
        last_payment_error: { type: 'card_error', code: 'card_declined', decline_code: 'insufficient_funds' },
      },
      {
        about: 'payment',
        outcome: { kind: 'declined', decline: { code: 'insufficient_funds', gatewayCode: 'insufficient_funds' } },
      },
    ],
    ['a payment in progress', { status: 'processing' }, { about: 'payment', outcome: { kind: 'pending' } }],
    [
      'a payment cancelled before it was paid',
      { status: 'canceled', latest_charge: null },
      { about: 'payment', outcome: { kind: 'declined' } },
    ],
  ])('of %s', async (_name, fields, content) => {
    const { reading } = read('payment_intent.any', intent, { ...intent, ...fields });
    expect(await reading).toMatchObject({ kind: 'verified', items: [{ txnUuid: 'txn-0001', content }] });
  });

  test.each([
    ['a payment that is not ours', 'payment_intent.succeeded', { ...intent, metadata: {} }],
    ['a refund of a payment that is not ours', 'refund.updated', { ...refund, metadata: {} }],
    ['a refund without a PaymentIntent', 'refund.updated', { ...refund, metadata: {}, payment_intent: null }],
    [
      'a payment that was cancelled after its card was declined',
      'payment_intent.canceled',
      { ...intent, status: 'canceled', capture_method: 'manual', latest_charge: { id: 'ch_1', status: 'failed' } },
    ],
    [
      'a payment that waits for the customer',
      'payment_intent.requires_action',
      { ...intent, status: 'requires_action' },
    ],
    [
      'a refunded charge, which the refund reports',
      'charge.refunded',
      { id: 'ch_1', object: 'charge', payment_intent: 'pi_1' },
    ],
    ['a dispute without a PaymentIntent', 'charge.dispute.created', { ...dispute, payment_intent: null }],
    ['a dispute without an amount', 'charge.dispute.created', { ...intent, ...dispute, amount: undefined }],
    ['a dispute without an id', 'charge.dispute.created', { ...intent, ...dispute, id: '' }],
    ['something else', 'customer.created', { id: 'cus_1', object: 'customer' }],
  ])('of %s is about nothing', async (_name, type, sent) => {
    expect(await read(type, sent, sent).reading).toEqual({ kind: 'verified', items: [], acknowledgement: '' });
  });

  test.each([
    ['succeeded', { kind: 'refunded', reference: 're_1', arn: '74000000000000000000001' }],
    ['failed', { kind: 'failed', errorCode: 'expired_or_canceled_card' }],
    ['canceled', { kind: 'failed' }],
    ['pending', { kind: 'pending' }],
    ['requires_action', { kind: 'pending' }],
  ])('of a refund that is now %s', async (status, outcome) => {
    const stored = {
      ...refund,
      status,
      ...(status === 'failed' ? { failure_reason: 'expired_or_canceled_card' } : {}),
    };
    const { reading, recorded } = read('refund.failed', refund, stored);
    expect(await reading).toMatchObject({
      items: [{ txnUuid: 'txn-0001', money: euros(400), content: { about: 'refund', requestId: 'rfd-1', outcome } }],
    });
    expect(recorded.map(({ call }) => pathOf(call))).toEqual(['/v1/refunds/re_1']);
  });

  test.each([
    ['does not answer', unanswered],
    ['is behind an open circuit', { kind: 'not_sent', reason: 'the circuit is open' } as const],
    ['refuses the key', jsonAnswer(401, { error: { type: 'invalid_request_error' } })],
    ['has none in the account of the key', jsonAnswer(404, { error: { type: 'invalid_request_error' } })],
  ])('of a refund is to be sent again when Stripe %s', async (_name, answer) => {
    await expect(read('refund.failed', refund, answer).reading).rejects.toThrow('sends the notification again');
  });

  test('has the same id and identity when it is repeated with other bytes, whatever the state is now', async () => {
    const [pending, settled] = [
      await read('refund.updated', refund, { ...refund, status: 'pending' }).reading,
      await read('refund.updated', { ...refund, pending_webhooks: 1 }, refund).reading,
    ].map((reading) => (reading.kind === 'verified' ? reading.items[0] : undefined));
    expect(pending).toMatchObject({ identity: 'refund.updated:re_1', isCurrent: true });
    expect(settled).toMatchObject({ id: pending?.id, identity: pending?.identity });
    expect(settled?.content).not.toEqual(pending?.content);
  });

  describe('of a refund in the dashboard', () => {
    const outside = { ...refund, metadata: {} };
    /** What the connector reads, when Stripe has this PaymentIntent. */
    function readOutside(payment: object | GatewayAnswer) {
      const answers = (call: GatewayCall) => {
        if (pathOf(call).startsWith('/v1/refunds/')) return jsonAnswer(200, outside);
        return 'kind' in payment ? payment : jsonAnswer(200, payment);
      };
      const { http } = recordingHttp(answers);
      const stripe = createStripeConnector({ http, clock, environment: 'sandbox', baseUrl: 'http://127.0.0.1:1' });
      return stripe.parseNotification(stripeAccount, stripeEvent('refund.created', outside, now));
    }

    test('reports the refund by its id at Stripe', async () => {
      const content = {
        about: 'outside_refund',
        refund: { id: 're_1', money: euros(400), outcome: { kind: 'refunded', reference: 're_1' } },
      };
      expect(await readOutside(intent)).toMatchObject({ items: [{ txnUuid: 'txn-0001', money: euros(400), content }] });
    });

    test.each([
      ['a cancelled hold', { ...intent, status: 'canceled', amount_received: 0 }],
      ['a part of a hold', { ...intent, amount_received: 600 }],
      ['another service', { ...intent, metadata: {} }],
    ])('is about nothing when it may be the release of %s', async (_name, payment) => {
      expect(await readOutside(payment)).toMatchObject({ kind: 'verified', items: [] });
    });

    test('is to be sent again when Stripe does not answer whose it is', async () => {
      await expect(readOutside(unanswered)).rejects.toThrow('sends the notification again');
    });
  });

  test.each([
    ['warning_needs_response', 'open'],
    ['needs_response', 'open'],
    ['under_review', 'open'],
    ['won', 'won'],
    ['warning_closed', 'won'],
    ['lost', 'lost'],
    ['prevented', 'lost'],
  ])('of a dispute that is %s reports it as %s', async (status, expected) => {
    const { reading, recorded } = read('charge.dispute.updated', { ...dispute, status }, intent);
    expect(await reading).toMatchObject({
      items: [
        {
          txnUuid: 'txn-0001',
          money: euros(1_050),
          content: {
            about: 'dispute',
            dispute: {
              id: 'dp_1',
              status: expected,
              money: euros(1_050),
              reason: '10.4',
              respondBy: new Date(1_780_000_000_000),
            },
          },
        },
      ],
    });
    expect(recorded.map(({ call }) => pathOf(call))).toEqual(['/v1/payment_intents/pi_1']);
  });

  test('of a dispute is asked for again when Stripe does not say whose it is', async () => {
    await expect(read('charge.dispute.created', dispute, unanswered).reading).rejects.toThrow(
      'sends the notification again',
    );
    const unknown = jsonAnswer(404, { error: { type: 'invalid_request_error', code: 'resource_missing' } });
    expect(await read('charge.dispute.created', dispute, unknown).reading).toMatchObject({ items: [] });
  });

  test('that is not signed is not read', async () => {
    const { http, recorded } = recordingHttp(() => jsonAnswer(200, intent));
    const stripe = createStripeConnector({ http, clock, environment: 'sandbox', baseUrl: 'http://127.0.0.1:1' });
    const event = stripeEvent('payment_intent.succeeded', intent, now);
    const changed = { ...event, body: Buffer.concat([event.body, Buffer.from(' ')]) };
    expect(await stripe.parseNotification(stripeAccount, changed)).toEqual({ kind: 'unsigned' });
    expect(recorded).toEqual([]);
  });
});
