/** When the operator is alarmed of a result that a gateway has not reported. */
import { expect, it } from 'vitest';
import { TxnStatus } from '../../../generated/values.ts';
import { createReportMissing } from '../../../server/usecases/payments/report-missing.ts';
import { sampleOrder, withAttempt } from '../../support/order-samples.ts';
import { manualClock } from '../../support/test-runtime.ts';

const order = { merchantId: 'mer_1', orderId: 'order-1' };
const since = new Date('2026-03-14T09:00:00Z');

it.each([
  ['payment', TxnStatus.AUTHORIZING, 1],
  ['payment', TxnStatus.PENDING_VBV, 6],
  ['capture', TxnStatus.AUTHORIZED, 6],
  ['void', TxnStatus.AUTHORIZED, 6],
] as const)(
  'of a %s whose transaction is %s after %i h, with merchant, order and transaction',
  (request, status, hours) => {
    const lines: unknown[] = [];
    const clock = manualClock(new Date(since.getTime() + hours * 3_600_000 - 1));
    const report = createReportMissing({
      runtime: { clock },
      log: { error: (fields: unknown) => void lines.push(fields) },
    });
    const [txn] = withAttempt(sampleOrder(), status).txns;
    if (txn === undefined) throw new Error('The order has no attempt.');
    report(order, txn, request, since);
    expect(lines).toEqual([]);
    clock.advance(1);
    report(order, txn, request, since);
    expect(lines).toMatchObject([{ event: 'gateway.result.missing', ...order, txnUuid: txn.txnUuid, request }]);
  },
);
