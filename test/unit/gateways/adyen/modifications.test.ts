/**
 * Captures, voids and refunds by Adyen: the request, its key and reference, and each answer.
 */
import { describe, expect, test } from 'vitest';
import { readReference } from '../../../../server/gateways/adyen/modifications.ts';
import type { GatewayAnswer } from '../../../../server/gateways/http-client.ts';
import {
  adyenAccount,
  apiError,
  attempt,
  notSent,
  pspReference,
  received,
  scriptedAdyen,
  startedAt,
  txnUuid,
  unanswered,
} from '../../../support/adyen-samples.ts';

const money = { minor: 500, currency: 'ISK' };
const amount = { currency: 'ISK', value: 50_000 };

const modifications = [
  ['capture', 'captures', { amount }],
  ['void', 'cancels', {}],
  ['refund', 'refunds', { amount }],
] as const;

describe.each(modifications)('a %s', (name, path, extra) => {
  async function modify(answers: readonly GatewayAnswer[], reference: string | null = attempt().reference) {
    const { connector, sent } = scriptedAdyen(answers);
    const outcome = await connector[name](adyenAccount, attempt({ reference }), {
      id: 'rfd_0123456789abcdef',
      money,
      sentAt: new Date(),
    });
    return { outcome, sent };
  }

  test('names the payment by its path, and itself by the key and reference', async () => {
    const { outcome, sent } = await modify([received(extra)]);
    expect(outcome).toEqual({ kind: 'pending' });
    expect(sent[0]?.path).toBe(`/payments/${pspReference}/${path}`);
    expect(sent[0]?.body).toEqual({
      merchantAccount: 'ExampleShopECOM',
      reference: `${txnUuid}.rfd_0123456789abcdef`,
      ...extra,
    });
    expect(sent[0]?.call.headers['idempotency-key']).toBe(`${txnUuid}:rfd_0123456789abcdef`);
    expect(`${txnUuid}:rfd_0123456789abcdef`.length).toBeLessThanOrEqual(64);
  });

  test.each([[[notSent]], [[unanswered, unanswered]], [[apiError(500, '', '', 'internal'), notSent]]])(
    'without an answer stays pending',
    async (answers) => {
      expect((await modify(answers)).outcome).toEqual({ kind: 'pending' });
    },
  );

  test('that Adyen refuses has failed', async () => {
    const { outcome } = await modify([apiError(422, '137', 'Invalid amount specified')]);
    expect(outcome).toMatchObject({ kind: 'failed' });
    expect(JSON.stringify(outcome)).toContain('Invalid amount specified');
  });

  test.each([null, '{}', 'not JSON', '{"pspReference":"../../x"}'])(
    'of a payment with the reference %j is not sent',
    async (reference) => {
      const { outcome, sent } = await modify([], reference);
      expect(outcome.kind).toBe('failed');
      expect(sent).toEqual([]);
    },
  );
});

test.each(['capture', 'refund'] as const)('a %s of an amount that Adyen does not count is not sent', async (name) => {
  const { connector, sent } = scriptedAdyen([]);
  const fraction = { minor: 150, currency: 'IDR' };
  const outcome = await connector[name](adyenAccount, attempt(), { id: 'rfd_1', money: fraction, sentAt: new Date() });
  expect(outcome).toMatchObject({ kind: 'failed' });
  expect(JSON.stringify(outcome)).toContain('Adyen takes only whole amounts in IDR.');
  expect(sent).toEqual([]);
});

test.each([
  ['refuses', [apiError(401, '000', 'HTTP Status Response - Unauthorized', 'security')], '000'],
  ['refuses, after it did nothing,', [apiError(429, '', ''), apiError(403, '010', 'Not allowed', 'security')], '010'],
])('a refund whose key Adyen %s waits for another one', async (_name, answers, refusedWith) => {
  const { connector } = scriptedAdyen(answers);
  const request = { id: 'rfd_1', money, sentAt: new Date() };
  expect(await connector.refund(adyenAccount, attempt(), request)).toEqual({ kind: 'pending', refusedWith });
});

test('a refund is not known to be unmade when only its repetition is refused', async () => {
  const { connector } = scriptedAdyen([unanswered, apiError(401, '000', 'Unauthorized', 'security')]);
  const request = { id: 'rfd_1', money, sentAt: new Date() };
  expect(await connector.refund(adyenAccount, attempt(), request)).toEqual({ kind: 'pending' });
});

test('a refused refund has the code and the time of the answer', async () => {
  const { connector } = scriptedAdyen([apiError(422, '137', 'Invalid amount specified')]);
  expect(await connector.refund(adyenAccount, attempt(), { id: 'rfd_1', money, sentAt: new Date() })).toEqual({
    kind: 'failed',
    errorCode: '137',
    errorMessage: 'Invalid amount specified',
    processedAt: startedAt,
  });
});

test.each([
  [txnUuid, { txnUuid, requestId: null }],
  [`${txnUuid}.rfd_1`, { txnUuid, requestId: 'rfd_1' }],
  [`${txnUuid}.cancel`, { txnUuid, requestId: null }],
  [`${txnUuid}.`, { txnUuid, requestId: null }],
  ['', { txnUuid: '', requestId: null }],
])('the reference "%s" is read', (reference, own) => {
  expect(readReference(reference)).toEqual(own);
});
