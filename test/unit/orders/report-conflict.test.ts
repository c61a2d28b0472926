/**
 * Reports about applied notifications: refunds that exceed their payment.
 */
import { expect, it } from 'vitest';
import { applyOutsideRefund } from '../../../server/domain/payments/outside-refunds.ts';
import type { OutsideRefund } from '../../../server/domain/ports/gateway-connector.ts';
import { createReportConflict } from '../../../server/usecases/payments/report-conflict.ts';
import { refundOutcomes, START, sampleOrder, taken, withAttempt } from '../../support/order-samples.ts';

it.each([
  [10_000, []],
  [10_001, ['gateway.refund.exceeding']],
])('a refund of %i at the gateway, of a payment of 10,000, is logged as %j', (minor, events) => {
  const logged: unknown[] = [];
  const note = (line: unknown) => void logged.push(line);
  const report = createReportConflict({ log: { error: note, warn: note }, metrics: { contradicted: () => undefined } });
  const refund: OutsideRefund = { id: 're_1', money: { minor, currency: 'INR' }, outcome: refundOutcomes.refunded };
  const received = { txnUuid: 'txn_1', refundId: 'rfd_1' };
  const paid = withAttempt(sampleOrder(), 'CHARGED');
  const order = taken(applyOutsideRefund(paid, { ...received, refund }, START));
  const stored = { key: 'shop:ord-1', version: 1, order, webhookNotified: false };
  report({ kind: 'changed', before: paid, stored }, { ...received, content: { about: 'outside_refund', refund } });
  expect(logged).toMatchObject(events.map((event) => ({ event })));
});
