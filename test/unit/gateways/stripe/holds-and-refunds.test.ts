import { describe, expect, test } from 'vitest';
import type { GatewayAnswer, GatewayCall } from '../../../../server/gateways/http-client.ts';
import { createStripeConnector } from '../../../../server/gateways/stripe/stripe-connector.ts';
import { fieldsOf, jsonAnswer, pathOf, paymentAttempt, recordingHttp, stripeAccount } from '../../../support/stripe.ts';
import { manualClock } from '../../../support/test-runtime.ts';

const unanswered: GatewayAnswer = { kind: 'unanswered', reason: 'no answer' };
const notSent: GatewayAnswer = { kind: 'not_sent', reason: 'ECONNREFUSED' };
const refusal = (status: number, code = '', type = 'invalid_request_error') =>
  jsonAnswer(status, { error: { type, code, message: 'no' } });
const changed = refusal(400, 'payment_intent_unexpected_state');
const intent = (status: string, rest = {}) => jsonAnswer(200, { id: 'pi_1', status, ...rest });
const euros = (minor: number) => ({ minor, currency: 'EUR' });

/** A connector for which Stripe answers writes by `write`, and reads by `read`. */
function connect(
  write: GatewayAnswer | ((call: GatewayCall) => GatewayAnswer),
  read: GatewayAnswer | readonly GatewayAnswer[] = unanswered,
) {
  let reads = 0;
  const { http, recorded } = recordingHttp((call) => {
    if (call.method === 'POST') return typeof write === 'function' ? write(call) : write;
    return 'kind' in read ? read : (read[reads++] ?? unanswered);
  });
  const stripe = createStripeConnector({
    http,
    clock: manualClock(),
    environment: 'sandbox',
    baseUrl: 'http://127.0.0.1:1',
  });
  const writes = () => recorded.map(({ call }) => call).filter(({ method }) => method === 'POST');
  return { stripe, recorded, writes };
}

describe('A capture', () => {
  const capture = { id: 'cap-1', money: euros(400) };

  test('sends the amount, with its own id as the key', async () => {
    const { stripe, writes } = connect(intent('succeeded', { amount_received: 400 }));
    expect(await stripe.capture(stripeAccount, paymentAttempt(), capture)).toEqual({ kind: 'done' });
    expect(writes().map((call) => [pathOf(call), call.headers['idempotency-key'], fieldsOf(call)])).toEqual([
      ['/v1/payment_intents/pi_1/capture', 'cap-1', { amount_to_capture: '400', 'metadata[capture_id]': 'cap-1' }],
    ]);
  });

  test.each([
    ['was made by an earlier call', changed, intent('succeeded', { amount_received: 400 }), 'done'],
    ['was made with another amount', changed, intent('succeeded', { amount_received: 500 }), 'failed'],
    ['of a cancelled hold', changed, intent('canceled'), 'failed'],
    ['of an expired hold', refusal(400, 'charge_expired_for_capture'), intent('requires_capture'), 'failed'],
    ['of more than the hold', refusal(400, 'amount_too_large'), intent('requires_capture'), 'failed'],
    ['gets no answer', unanswered, unanswered, 'pending'],
    ['cannot be sent', notSent, unanswered, 'pending'],
    ['is rate limited', refusal(429), unanswered, 'pending'],
    ['has a refused secret key', refusal(401), unanswered, 'pending'],
    ['is refused, and nobody says why', changed, unanswered, 'pending'],
  ])('that %s', async (_name, write, read, kind) => {
    const { stripe } = connect(write, read);
    expect((await stripe.capture(stripeAccount, paymentAttempt(), capture)).kind).toBe(kind);
  });

  test('that Stripe cannot express is not sent', async () => {
    const { stripe, recorded } = connect(unanswered);
    const money = { minor: 5_124, currency: 'KWD' };
    expect(await stripe.capture(stripeAccount, paymentAttempt(), { id: 'cap-1', money })).toMatchObject({
      kind: 'failed',
    });
    expect(recorded).toEqual([]);
  });
});

describe('A void', () => {
  test.each([
    ['releases the hold', intent('canceled'), unanswered, 'done'],
    ['was made by an earlier call', changed, intent('canceled'), 'done'],
    ['comes after the capture', changed, intent('succeeded'), 'failed'],
    ['gets no answer', unanswered, unanswered, 'pending'],
  ])('that %s', async (_name, write, read, kind) => {
    const { stripe, writes } = connect(write, read);
    expect((await stripe.void(stripeAccount, paymentAttempt(), { id: 'void-1', money: euros(1_050) })).kind).toBe(kind);
    expect(new Set(writes().map((call) => call.headers['idempotency-key']))).toEqual(new Set(['void-1']));
  });
});

describe('A refund', () => {
  const refund = { id: 'rfd-1', money: euros(400), sentAt: manualClock().now() };
  const page = (data: readonly object[], more = false) => jsonAnswer(200, { object: 'list', data, has_more: more });
  const made = { id: 're_1', status: 'succeeded', created: 1_770_000_000, metadata: { refund_id: 'rfd-1' } };

  test('is sent once no earlier one is found, with its own id as the key', async () => {
    const { stripe, writes } = connect(jsonAnswer(200, made), page([{ id: 're_0', metadata: { refund_id: 'rfd-0' } }]));
    expect(await stripe.refund(stripeAccount, paymentAttempt(), refund)).toEqual({
      kind: 'refunded',
      reference: 're_1',
      arn: null,
      processedAt: new Date(1_770_000_000_000),
    });
    expect(writes().map((call) => [call.headers['idempotency-key'], fieldsOf(call)])).toEqual([
      [
        'rfd-1',
        { payment_intent: 'pi_1', amount: '400', 'metadata[txn_uuid]': 'txn-0001', 'metadata[refund_id]': 'rfd-1' },
      ],
    ]);
  });

  test.each([
    ['on the first page', [page([made])]],
    ['on the second page', [page([{ id: 're_0' }], true), page([made])]],
  ])('of an earlier call is found %s, and not sent again', async (_name, pages) => {
    const { stripe, writes, recorded } = connect(unanswered, pages);
    expect(await stripe.refund(stripeAccount, paymentAttempt(), refund)).toMatchObject({ kind: 'refunded' });
    expect(writes()).toEqual([]);
    if (pages.length > 1) expect(recorded.at(-1)?.call.url).toContain('starting_after=re_0');
  });

  test.each([
    ['is still on its way', jsonAnswer(200, { ...made, status: 'pending' }), 'pending'],
    ['failed', jsonAnswer(200, { ...made, status: 'failed', failure_reason: 'unknown' }), 'failed'],
    ['is more than what is left', refusal(400, 'charge_already_refunded'), 'failed'],
    ['gets no answer', unanswered, 'pending'],
    ['cannot be sent', notSent, 'pending'],
    ['is rate limited', refusal(429), 'pending'],
  ])('that %s', async (_name, write, kind) => {
    const { stripe } = connect(write, page([]));
    expect((await stripe.refund(stripeAccount, paymentAttempt(), refund)).kind).toBe(kind);
  });

  test.each([
    ['is refused', refusal(401), 'invalid_request_error'],
    ['may not refund', refusal(403, 'more_permissions_required'), 'more_permissions_required'],
    ['is of another account', refusal(404, 'resource_missing'), 'resource_missing'],
  ])('whose secret key %s waits for another one', async (_name, write, refusedWith) => {
    const { stripe } = connect(write, page([]));
    expect(await stripe.refund(stripeAccount, paymentAttempt(), refund)).toEqual({ kind: 'pending', refusedWith });
  });

  test('is not known to be unmade when only its repetition is refused', async () => {
    let count = 0;
    const { stripe } = connect(() => (count++ === 0 ? unanswered : refusal(401)), page([]));
    expect(await stripe.refund(stripeAccount, paymentAttempt(), refund)).toEqual({ kind: 'pending' });
  });

  describe('that Stripe answered with a 500, which it repeats for the key', () => {
    const stored = { ...refusal(500), headers: { 'idempotent-replayed': 'true' } };
    const hoursAgo = (hours: number) => new Date(manualClock().now().getTime() - hours * 3_600_000);
    const keys = (writes: readonly GatewayCall[]) => writes.map((call) => call.headers['idempotency-key']);
    const byKey =
      (answers: Readonly<Record<string, GatewayAnswer>>) =>
      ({ headers }: GatewayCall) =>
        answers[headers['idempotency-key'] ?? ''] ?? unanswered;

    test('is sent with a key of its next try, once the list says that it was not made', async () => {
      const { stripe, writes } = connect(
        byKey({ 'rfd-1': stored, 'rfd-1:2': stored, 'rfd-1:3': jsonAnswer(200, made) }),
        page([]),
      );
      const request = { ...refund, sentAt: hoursAgo(1) };
      expect(await stripe.refund(stripeAccount, paymentAttempt(), request)).toMatchObject({ kind: 'refunded' });
      expect(keys(writes())).toEqual(['rfd-1', 'rfd-1:2', 'rfd-1:3']);
    });

    test('is as the list says, when it was made all the same', async () => {
      const { stripe, writes } = connect(byKey({ 'rfd-1': stored }), [page([]), page([made])]);
      const request = { ...refund, sentAt: hoursAgo(1) };
      expect(await stripe.refund(stripeAccount, paymentAttempt(), request)).toMatchObject({ kind: 'refunded' });
      expect(keys(writes())).toEqual(['rfd-1']);
    });

    test.each([
      ['in the first hour, in which Stripe may still repair it', stored, page([]), hoursAgo(0.9)],
      ['while the 500 is not known to be stored', refusal(500), page([]), hoursAgo(2)],
      ['while nobody answers the first key', unanswered, page([]), hoursAgo(2)],
      ['while the list cannot be read again', stored, [page([]), unanswered, unanswered], hoursAgo(2)],
    ])('stays pending and gets no other key %s', async (_name, answer, read, sentAt) => {
      const { stripe, writes } = connect(byKey({ 'rfd-1': answer }), read);
      expect(await stripe.refund(stripeAccount, paymentAttempt(), { ...refund, sentAt })).toEqual({ kind: 'pending' });
      expect(new Set(keys(writes()))).toEqual(new Set(['rfd-1']));
    });

    test('gets five keys at most', async () => {
      const { stripe, writes } = connect(() => stored, page([]));
      const request = { ...refund, sentAt: hoursAgo(2) };
      expect(await stripe.refund(stripeAccount, paymentAttempt(), request)).toEqual({ kind: 'pending' });
      expect(writes()).toHaveLength(5);
    });
  });

  test.each([
    ['does not answer', unanswered, { kind: 'pending' }],
    ['refuses the key', refusal(403), { kind: 'pending', refusedWith: 'invalid_request_error' }],
  ])('is not sent when Stripe %s whether there is an earlier one', async (_name, read, outcome) => {
    const { stripe, writes } = connect(jsonAnswer(200, made), read);
    expect(await stripe.refund(stripeAccount, paymentAttempt(), refund)).toEqual(outcome);
    expect(writes()).toEqual([]);
  });
});

describe('The test of the credentials', () => {
  test.each([
    ['accepts a right key', jsonAnswer(200, { object: 'list', data: [] }), 'accepted'],
    ['refuses a wrong key', refusal(401), 'refused'],
    ['accepts a restricted key that may not read the balance', refusal(403), 'accepted'],
    ['says when Stripe does not answer', unanswered, 'unreachable'],
    ['says when Stripe is busy', refusal(429), 'unreachable'],
  ])('%s', async (_name, read, result) => {
    expect((await connect(unanswered, read).stripe.testCredentials(stripeAccount)).result).toBe(result);
  });

  test.each([
    ['secret_key', 'sk_test_123456789', true],
    ['secret_key', 'rk_test_123456789', true],
    ['secret_key', 'sk_live_123456789', false],
    ['secret_key', 'pk_live_123456789', false],
    ['webhook_secret', 'whsec_123456789', true],
    ['webhook_secret', 'sk_test_123456789', false],
  ])('%s %s has the right form: %s', (name, value, expected) => {
    const field = connect(unanswered).stripe.credentialFields.find((one) => one.name === name);
    expect(new RegExp(`^(?:${field?.pattern})$`).test(value)).toBe(expected);
  });
});
