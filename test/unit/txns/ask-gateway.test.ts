/**
 * Calls of a connector: what an error or an unsent request means for the outcome, and what is logged.
 */
import { describe, expect, it } from 'vitest';
import type { PaymentOutcome, ResumeOutcome } from '../../../server/domain/ports/gateway-connector.ts';
import { createAskGateway, type GatewayRequestName } from '../../../server/usecases/payments/ask-gateway.ts';
import { paymentOutcomes } from '../../support/order-samples.ts';

const connector = { name: 'STRIPE' };
const about = { order: { merchantId: 'mer_1', orderId: 'order-1' }, txnUuid: 'txn_1' };
const facts = { merchantId: 'mer_1', orderId: 'order-1', txnUuid: 'txn_1', gateway: 'STRIPE' };
const open: PaymentOutcome = { kind: 'pending', reference: null };

function listening() {
  const lines: { readonly level: 'warn' | 'error'; readonly fields: unknown }[] = [];
  const log = {
    warn: (fields: unknown) => void lines.push({ level: 'warn', fields }),
    error: (fields: unknown) => void lines.push({ level: 'error', fields }),
  };
  return { lines, askGateway: createAskGateway({ log }) };
}

describe('a call of a gateway', () => {
  it('returns the connector’s outcome and logs nothing', async () => {
    const { lines, askGateway } = listening();
    for (const outcome of [paymentOutcomes.charged, paymentOutcomes.declined, paymentOutcomes.redirect]) {
      expect(await askGateway<PaymentOutcome>(connector, 'payment', about, open, async () => outcome)).toBe(outcome);
    }
    expect(lines).toEqual([]);
  });

  it('leaves the outcome open where the connector throws, and logs the error', async () => {
    const { lines, askGateway } = listening();
    const err = new Error('socket hang up');
    expect(await askGateway(connector, 'payment', about, open, () => Promise.reject(err))).toBe(open);
    const fields = { event: 'gateway.request.unanswered', err, ...facts, request: 'payment' };
    expect(lines).toEqual([{ level: 'error', fields }]);
  });

  it('returns that a payment was not sent, and logs why', async () => {
    const { lines, askGateway } = listening();
    const outcome = paymentOutcomes.not_sent;
    expect(await askGateway<PaymentOutcome>(connector, 'payment', about, open, async () => outcome)).toBe(outcome);
    const fields = { event: 'gateway.request.not_sent', ...facts, request: 'payment', reason: outcome.reason };
    expect(lines).toEqual([{ level: 'warn', fields }]);
  });

  it.each<GatewayRequestName>(['result', 'cancellation'])(
    'leaves the outcome of a payment open where the request for its %s was not sent',
    async (request) => {
      const { lines, askGateway } = listening();
      const asked = await askGateway<PaymentOutcome>(
        connector,
        request,
        about,
        open,
        async () => paymentOutcomes.not_sent,
      );
      expect(asked).toBe(open);
      expect(lines).toHaveLength(1);
    },
  );

  it('returns that the result was not asked for, and logs why', async () => {
    const { lines, askGateway } = listening();
    const outcome = { kind: 'not_asked', reason: 'HTTP 429', reference: null } as const;
    expect(await askGateway<ResumeOutcome>(connector, 'result', about, open, async () => outcome)).toBe(outcome);
    expect(lines).toMatchObject([{ level: 'warn', fields: { reason: 'HTTP 429' } }]);
  });

  it.each([
    [2_048, 'charged'],
    [2_049, 'pending'],
  ])('takes a reference of %i bytes as %s', async (bytes, kind) => {
    const { askGateway } = listening();
    const outcome = { ...paymentOutcomes.charged, reference: 'x'.repeat(bytes) };
    expect((await askGateway<PaymentOutcome>(connector, 'payment', about, open, async () => outcome)).kind).toBe(kind);
  });
});
