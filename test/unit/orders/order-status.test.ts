import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TxnStatus } from '../../../generated/values.ts';
import type { Order } from '../../../server/domain/payments/order.ts';
import { leadingTxn, orderStatus } from '../../../server/domain/payments/order-status.ts';
import { sampleOrder, withAttempt } from '../../support/order-samples.ts';
import { seeded } from '../../support/seeded.ts';
import { statusByRank } from './order-rules.ts';

function orderWith(statuses: readonly TxnStatus[]): Order {
  return statuses.reduce((order, status) => withAttempt(order, status), sampleOrder());
}

describe('the status of an order', () => {
  it.each([
    [[], 'NEW', 'EXPIRED'],
    [['AUTHENTICATION_FAILED'], 'AUTHENTICATION_FAILED', 'EXPIRED'],
    [['AUTHENTICATION_FAILED', 'SVC_DECLINED'], 'SVC_DECLINED', 'EXPIRED'],
    [['AUTHORIZATION_FAILED', 'PENDING_VBV'], 'PENDING_VBV', 'PENDING_VBV'],
    [['PENDING_VBV', 'AUTHORIZATION_FAILED'], 'PENDING_VBV', 'PENDING_VBV'],
    [['AUTHORIZING', 'PENDING_VBV'], 'PENDING_VBV', 'PENDING_VBV'],
    [['AUTO_REFUNDED', 'AUTHENTICATION_FAILED'], 'AUTO_REFUNDED', 'AUTO_REFUNDED'],
    [['PENDING_VBV', 'AUTO_REFUNDED'], 'PENDING_VBV', 'PENDING_VBV'],
    [['VOIDED', 'AUTO_REFUNDED'], 'VOIDED', 'VOIDED'],
    [['AUTO_REFUNDED', 'VOIDED'], 'VOIDED', 'VOIDED'],
    [['AUTHENTICATION_FAILED', 'AUTO_REFUNDED', 'AUTHORIZED'], 'AUTHORIZED', 'AUTHORIZED'],
    [['VOIDED', 'AUTHENTICATION_FAILED'], 'VOIDED', 'VOIDED'],
    [['AUTHORIZED', 'PENDING_VBV'], 'AUTHORIZED', 'AUTHORIZED'],
    [['CAPTURE_FAILED', 'PENDING_VBV'], 'CAPTURE_FAILED', 'CAPTURE_FAILED'],
    [['CHARGED', 'PENDING_VBV', 'AUTO_REFUNDED'], 'CHARGED', 'CHARGED'],
  ] as const)('with %j is %s, or %s when its time is over', (statuses, live, expired) => {
    const { txns } = orderWith(statuses);
    expect([orderStatus(txns, 'live'), orderStatus(txns, 'expired')]).toEqual([live, expired]);
  });

  it('is that of the transaction that counts most, for any attempts', () => {
    const statuses = fc.array(fc.constantFrom(...Object.values(TxnStatus)), { maxLength: 8 });
    fc.assert(
      fc.property(statuses, fc.boolean(), (given, over) => {
        const attempts = given.map((status) => ({ status, mismatch: false, minor: 10_000 }));
        const { txns } = orderWith(given);
        expect(orderStatus(txns, over ? 'expired' : 'live')).toBe(statusByRank(attempts, over));
      }),
      seeded(),
    );
  });

  it('counts an attempt with a mismatched gateway reference as failed', () => {
    const mismatch = { errorCode: 'gateway_reference_mismatch' } as const;
    const only = withAttempt(sampleOrder(), 'STARTED', mismatch);
    expect([orderStatus(only.txns, 'live'), orderStatus(only.txns, 'expired')]).toEqual(['STARTED', 'EXPIRED']);
    const { txns } = withAttempt(orderWith(['PENDING_VBV']), 'STARTED', mismatch);
    expect([orderStatus(txns, 'live'), leadingTxn(txns)?.txnId]).toEqual(['PENDING_VBV', 'shop-ORD-1-1']);
  });
});
