/**
 * The outcomes of one attempt at a gateway that uses its own pages: what each changes, and when a success pays.
 */
import { describe, expect, it } from 'vitest';
import { EventName, TxnErrorCode } from '../../../generated/values.ts';
import { expireOrder, failAuthentication } from '../../../server/domain/payments/authentication.ts';
import { changeOrder } from '../../../server/domain/payments/change-order.ts';
import { applyNotification } from '../../../server/domain/payments/gateway-notification.ts';
import type { Decision, Order } from '../../../server/domain/payments/order.ts';
import { claimForResult, settleTxn, stopAsking, withGatewayReference } from '../../../server/domain/payments/settle.ts';
import { declineRules, isDeclineCode } from '../../../server/domain/ports/declines.ts';
import type { PaymentOutcome } from '../../../server/domain/ports/gateway-connector.ts';
import {
  EXPIRY,
  later,
  MINUTE,
  POLICY,
  paymentOutcomes,
  receipt,
  redirectAction,
  refusal,
  sampleOrder,
  taken,
  withAttempt,
} from '../../support/order-samples.ts';

const UUID = 'txn_1';
const noChange = { kind: 'no-change' };
const now = later(MINUTE);
const paying = withAttempt(sampleOrder(), 'AUTHORIZING', { reconcileAt: now });
const atBank = withAttempt(sampleOrder(), 'PENDING_VBV', { action: redirectAction, reconcileAt: later(10 * MINUTE) });
const unpaid = withAttempt(sampleOrder(), 'AUTHENTICATION_FAILED', { reconcileAt: now });

function settle(order: Order, outcome: PaymentOutcome, txnUuid = UUID, at = now): Decision {
  return settleTxn(order, { txnUuid, outcome, refundId: `rfd_${order.refunds.length + 1}` }, POLICY, at);
}

const statuses = ({ txns }: Order) => txns.map(({ status }) => status);
const charged = { about: 'payment', outcome: { kind: 'charged', receipt, authenticated: true } } as const;
const notify = (order: Order, txnUuid = UUID, at = now) =>
  applyNotification(order, { txnUuid, content: charged, refundId: 'rfd_1' }, POLICY, at);

describe('a declined attempt', () => {
  const codes = Object.keys(declineRules).filter(isDeclineCode);

  it.each(codes)('records %s with the status and the error code of its rule', (code) => {
    const decline = { ...refusal, code };
    const decision = settle(paying, { kind: 'declined', decline, reference: 'ref_9' });
    expect(decision).toMatchObject({ kind: 'step', events: [EventName.TXN_FAILED, EventName.ORDER_FAILED] });
    const order = taken(decision);
    const { status } = declineRules[code];
    const isAuthentication = status === 'AUTHENTICATION_FAILED';
    expect(order.status).toBe(status);
    expect(order.txns).toMatchObject([
      {
        status,
        declineCode: code,
        errorCode: isAuthentication ? TxnErrorCode.authentication_failed : TxnErrorCode.authorization_failed,
        errorMessage: expect.stringMatching(/\.$/),
        bankErrorCode: '05',
        bankErrorMessage: 'Do not honour',
        receipt: refusal.receipt,
        reconcileAt: null,
        gatewayReference: 'ref_9',
      },
    ]);
    expect(settle(order, { kind: 'declined', decline, reference: null })).toEqual(noChange);
  });

  it('keeps no decline code, error or bank message once a late success pays', () => {
    const order = taken(settle(taken(settle(paying, paymentOutcomes.declined)), paymentOutcomes.charged));
    expect(order.txns).toMatchObject([
      { status: 'CHARGED', errorCode: '', errorMessage: '', bankErrorCode: '', bankErrorMessage: '', receipt },
    ]);
    expect(order.txns[0]).not.toHaveProperty('declineCode');
  });

  it('keeps no decline code once a late success is refunded', () => {
    const declined = taken(settle(paying, paymentOutcomes.declined));
    const order = taken(settle(declined, paymentOutcomes.charged, UUID, EXPIRY));
    expect(statuses(order)).toEqual(['AUTO_REFUNDED']);
    expect(order.txns[0]).not.toHaveProperty('declineCode');
  });

  it('that could not be sent says that the gateway is unavailable', () => {
    const order = taken(settle(paying, paymentOutcomes.not_sent));
    expect(order.txns).toMatchObject([
      { status: 'AUTHORIZATION_FAILED', declineCode: 'gateway_unavailable', receipt: null, reconcileAt: null },
    ]);
  });
});

describe('an attempt whose customer must act', () => {
  it('waits with the action, and the gateway is asked after ten minutes', () => {
    const order = taken(settle(paying, { ...paymentOutcomes.redirect, reference: 'ref_1' }));
    const reconcileAt = later(11 * MINUTE);
    expect(order.txns).toMatchObject([
      { status: 'PENDING_VBV', action: redirectAction, reconcileAt, gatewayReference: 'ref_1' },
    ]);
  });

  it('is not asked about at the sandbox’s own bank page', () => {
    const order = taken(settle(paying, paymentOutcomes.bank_page));
    expect(order.txns).toMatchObject([{ status: 'PENDING_VBV', action: { kind: 'bank_page' }, reconcileAt: null }]);
  });

  it('takes a further action, as after a page that only identifies the browser', () => {
    const next = { ...redirectAction, url: 'https://bank.example/challenge' };
    const order = taken(settle(atBank, { kind: 'action', action: next, reference: null }));
    expect(order.txns).toMatchObject([{ status: 'PENDING_VBV', action: next }]);
  });

  it('fails where the merchant meanwhile created the order on other terms, and is abandoned at the gateway', () => {
    const dearer = { ...paying, money: { ...paying.money, minor: 99_900 } };
    const order = taken(settle(dearer, paymentOutcomes.redirect));
    expect(order.txns).toMatchObject([
      { status: 'AUTHENTICATION_FAILED', errorCode: TxnErrorCode.authentication_abandoned, reconcileAt: now },
    ]);
    expect(order.txns[0]).not.toHaveProperty('action');
  });

  it('claims the order when the customer returns, and keeps no action', () => {
    const order = taken(claimForResult(atBank, UUID, POLICY, now));
    expect(order.txns).toMatchObject([{ status: 'AUTHORIZING', reconcileAt: later(2 * MINUTE) }]);
    expect(order.txns[0]).not.toHaveProperty('action');
    expect(claimForResult(order, UUID, POLICY, now)).toEqual(noChange);
  });

  it.each(['AUTHORIZING', 'AUTHORIZED', 'CHARGED', 'VOIDED'] as const)(
    'claims nothing beside an attempt that is %s, also while its result is pending',
    (status) => {
      const beside = withAttempt(atBank, status);
      expect(claimForResult(beside, UUID, POLICY, now)).toEqual(noChange);
      expect(statuses(taken(settle(beside, paymentOutcomes.pending)))).toEqual(['PENDING_VBV', status]);
    },
  );

  it('is asked about no longer where only a notification reports the result', () => {
    const order = taken(stopAsking(atBank, UUID));
    expect(order.txns).toMatchObject([{ status: 'PENDING_VBV', action: redirectAction, reconcileAt: null }]);
    expect(stopAsking(order, UUID)).toEqual(noChange);
  });
});

describe('a success that is reported while the customer is at the bank', () => {
  it('pays the order', () => {
    const decision = notify(atBank);
    expect(decision).toMatchObject({ events: [EventName.TXN_CHARGED, EventName.ORDER_SUCCEEDED] });
    expect(taken(decision)).toMatchObject({ status: 'CHARGED', refunds: [] });
  });

  it('holds the money where it is captured by hand', () => {
    const order = taken(settle(atBank, paymentOutcomes.authorized));
    expect(order.txns).toMatchObject([{ status: 'AUTHORIZED', hold: { actions: [] }, reconcileAt: null }]);
  });

  it.each(['AUTHORIZING', 'AUTHORIZED', 'CAPTURE_INITIATED', 'CHARGED', 'VOIDED'] as const)(
    'is refunded beside an attempt that is %s',
    (status) => {
      const decision = notify(withAttempt(atBank, status));
      expect(decision).toMatchObject({ events: [EventName.AUTO_REFUND_INITIATED] });
      expect(statuses(taken(decision))).toEqual(['AUTO_REFUNDED', status]);
      expect(taken(decision).refunds).toMatchObject([{ kind: 'auto', txnUuid: UUID, money: atBank.money }]);
    },
  );

  it('is refunded from the expiry of the order on', () => {
    expect(statuses(taken(notify(atBank, UUID, new Date(EXPIRY.getTime() - 1))))).toEqual(['CHARGED']);
    expect(statuses(taken(notify(atBank, UUID, EXPIRY)))).toEqual(['AUTO_REFUNDED']);
  });

  it('is refunded where the terms are no longer those of the attempt', () => {
    const dearer = { ...atBank, money: { ...atBank.money, minor: 99_900 } };
    const order = taken(notify(dearer));
    expect(statuses(order)).toEqual(['AUTO_REFUNDED']);
    expect(order.refunds).toMatchObject([{ money: atBank.money }]);
  });

  it('pays once where two attempts succeed, and the second is refunded', () => {
    const second = 'txn_2';
    const paid = taken(notify(withAttempt(atBank, 'PENDING_VBV', { action: redirectAction }), second));
    expect(statuses(paid)).toEqual(['PENDING_VBV', 'CHARGED']);
    const order = taken(notify(paid));
    expect(statuses(order)).toEqual(['AUTO_REFUNDED', 'CHARGED']);
    expect(order.refunds).toMatchObject([{ txnUuid: UUID }]);
    expect(notify(order)).toEqual(noChange);
    expect(notify(order, second)).toEqual(noChange);
  });

  it('is not followed by a change of the order’s terms', () => {
    const change = changeOrder(taken(notify(atBank)), { money: { ...atBank.money, minor: 1 } }, now);
    expect(change).toMatchObject({ kind: 'refusal' });
  });
});

describe('an attempt that failed at a gateway’s page', () => {
  it.each(['cancelled', 'abandoned', 'voided', 'taken-over'] as const)('is abandoned there: %s', (kind) => {
    const order = taken(failAuthentication(atBank, UUID, { kind }, now));
    expect(order.txns).toMatchObject([{ status: 'AUTHENTICATION_FAILED', reconcileAt: now }]);
  });

  it('at the expiry of its order is abandoned too, and the order has expired', () => {
    const order = taken(expireOrder(atBank, EXPIRY));
    expect(order).toMatchObject({
      status: 'EXPIRED',
      txns: [{ status: 'AUTHENTICATION_FAILED', reconcileAt: EXPIRY }],
    });
  });

  it('needs no call where the page was the sandbox’s own', () => {
    const order = taken(
      failAuthentication(withAttempt(sampleOrder(), 'PENDING_VBV'), UUID, { kind: 'cancelled' }, now),
    );
    expect(order.txns).toMatchObject([{ status: 'AUTHENTICATION_FAILED', reconcileAt: null }]);
  });

  it('stays as it is once the gateway declined, without a further event', () => {
    const decision = settle(unpaid, paymentOutcomes.declined);
    expect(decision).toMatchObject({ kind: 'step', events: [] });
    expect(taken(decision).txns).toMatchObject([{ status: 'AUTHENTICATION_FAILED', reconcileAt: null }]);
    expect(settle(taken(decision), paymentOutcomes.pending)).toEqual(noChange);
  });

  it('is abandoned again later while the gateway does not answer', () => {
    const order = taken(settle(unpaid, paymentOutcomes.pending));
    expect(order.txns).toMatchObject([{ status: 'AUTHENTICATION_FAILED', reconcileAt: later(2 * MINUTE) }]);
  });

  it('pays the order where the money had moved already, unless the order has expired', () => {
    expect(statuses(taken(settle(unpaid, paymentOutcomes.charged)))).toEqual(['CHARGED']);
    expect(statuses(taken(settle(unpaid, paymentOutcomes.charged, UUID, EXPIRY)))).toEqual(['AUTO_REFUNDED']);
  });
});

describe('a connector’s reference', () => {
  it('is stored while the attempt is open, and replaced by a later one only', () => {
    const order = taken(withGatewayReference(paying, UUID, 'ref_1'));
    expect(taken(settle(order, paymentOutcomes.pending)).txns).toMatchObject([{ gatewayReference: 'ref_1' }]);
    const paid = taken(settle(order, { ...paymentOutcomes.charged, reference: 'ref_2' }));
    expect(paid.txns).toMatchObject([{ gatewayReference: 'ref_2' }]);
  });

  it.each(['PENDING_VBV', 'AUTHORIZATION_FAILED', 'AUTO_REFUNDED', 'CHARGED'] as const)(
    'is refused where the attempt is %s, so that the connector sends nothing more',
    (status) => {
      expect(withGatewayReference(withAttempt(sampleOrder(), status), UUID, 'ref_1')).toEqual(noChange);
    },
  );
});

it('a success says whether the customer was authenticated, and a later one does not take it back', () => {
  const held = taken(settle(paying, paymentOutcomes.authorized));
  expect(held.txns).toMatchObject([{ keeping: { authenticated: true } }]);
  const order = taken(settle(held, { ...paymentOutcomes.charged, authenticated: false }));
  expect(order.txns).toMatchObject([{ status: 'CHARGED', keeping: { authenticated: true } }]);
  const unknown = taken(settle(paying, { ...paymentOutcomes.charged, authenticated: false }));
  expect(unknown.txns).toMatchObject([{ keeping: { authenticated: false } }]);
});
