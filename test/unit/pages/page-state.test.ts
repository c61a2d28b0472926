import { describe, expect, it } from 'vitest';
import { TxnErrorCode, TxnStatus } from '../../../generated/values.ts';
import { attemptState, orderState, refreshSeconds } from '../../../server/pages/payment/page-state.ts';
import { later, now, sampleMerchant, sampleOrder, sampleTxn } from './sample.ts';

const merchant = sampleMerchant();
const failed = sampleTxn(1, {
  status: TxnStatus.AUTHENTICATION_FAILED,
  errorCode: TxnErrorCode.customer_cancelled,
});
const mismatched = sampleTxn(1, {
  status: TxnStatus.STARTED,
  errorCode: TxnErrorCode.gateway_reference_mismatch,
});
const wrongGateway = { metadata: [{ name: 'SVC:gateway_reference_id', value: 'CARDS_DEFAULT' }] };

describe('the payment page of an order', () => {
  it.each([
    ['without a payment attempt', sampleOrder([]), []],
    ['whose last attempt was cancelled', sampleOrder([failed]), ['cancelled']],
    [
      'whose last attempt failed',
      sampleOrder([{ ...failed, errorCode: TxnErrorCode.authentication_failed }]),
      ['failed'],
    ],
    ['that is open in another window', sampleOrder([failed, sampleTxn(2)]), ['open']],
    [
      'whose payment came too late',
      sampleOrder([failed, sampleTxn(2, { status: TxnStatus.AUTO_REFUNDED })]),
      ['refunded'],
    ],
    ['whose gateway reference id fits no configuration', sampleOrder([], wrongGateway), ['mismatch']],
    ['that was tried with such a reference id', sampleOrder([mismatched], wrongGateway), ['mismatch']],
  ])('takes a card for one %s', (_name, order, notices) => {
    expect(orderState(order, merchant, now)).toEqual({
      kind: 'payable',
      notices,
      otherGateways: notices.includes('mismatch') ? ['Sandbox bank'] : [],
    });
  });

  it.each([
    ['paid', [sampleTxn(1), sampleTxn(2, { status: TxnStatus.CHARGED })]],
    ['paid', [sampleTxn(1, { status: TxnStatus.AUTHORIZED })]],
    ['closed', [sampleTxn(1, { status: TxnStatus.VOIDED })]],
    ['processing', [sampleTxn(1, { status: TxnStatus.AUTHORIZING }), sampleTxn(2)]],
    ['processing', [sampleTxn(1, { status: TxnStatus.VBV_SUCCESSFUL })]],
    ['exhausted', Array.from({ length: 25 }, (_, index) => ({ ...failed, txnUuid: `txn_${index}` }))],
  ])('says that it is %s', (kind, txns) => {
    expect(orderState(sampleOrder(txns), merchant, now)).toEqual({ kind });
  });

  it('says that the time is over, but never hides that it was paid', () => {
    expect(orderState(sampleOrder([failed]), merchant, later(30))).toEqual({ kind: 'expired' });
    const paid = sampleOrder([sampleTxn(1, { status: TxnStatus.CHARGED })]);
    expect(orderState(paid, merchant, later(60))).toEqual({ kind: 'paid' });
  });
});

describe('the page of an attempt', () => {
  const open = sampleTxn(1);

  it.each([
    ['bank', [open]],
    ['bank', [open, sampleTxn(2)]],
    ['busy', [open, sampleTxn(2, { status: TxnStatus.AUTHORIZING })]],
    ['paid-elsewhere', [open, sampleTxn(2, { status: TxnStatus.CHARGED })]],
    ['closed', [open, sampleTxn(2, { status: TxnStatus.VOIDED })]],
  ])('is %s while the customer is asked', (state, txns) => {
    expect(attemptState(sampleOrder(txns), open, now)).toBe(state);
  });

  it('is overdue once the order has expired', () => {
    expect(attemptState(sampleOrder([open]), open, later(30))).toBe('overdue');
  });

  it.each([
    [TxnStatus.VBV_SUCCESSFUL, 'processing'],
    [TxnStatus.AUTHORIZING, 'processing'],
    [TxnStatus.CHARGED, 'ended'],
    [TxnStatus.AUTHENTICATION_FAILED, 'ended'],
    [TxnStatus.AUTHORIZATION_FAILED, 'ended'],
    [TxnStatus.AUTO_REFUNDED, 'ended'],
    [TxnStatus.SVC_DECLINED, 'ended'],
  ])('in status %s is %s', (status, state) => {
    const txn = sampleTxn(1, { status });
    expect(attemptState(sampleOrder([txn]), txn, now)).toBe(state);
  });

  it('of a mismatched gateway reference has ended', () => {
    expect(attemptState(sampleOrder([mismatched]), mismatched, now)).toBe('ended');
  });
});

describe('a page that waits for a bank', () => {
  it('looks again often at first, then seldom, then no more', () => {
    expect([0, 1, 5, 29, 30].map((minutes) => refreshSeconds(now, later(minutes)))).toEqual([5, 5, 30, 30, undefined]);
  });
});
