/**
 * An attempt that the gateway was requested to cancel, because it had not answered: the cancellation's result decides.
 */
import { describe, expect, it } from 'vitest';
import { EventName } from '../../../generated/values.ts';
import { applyNotification } from '../../../server/domain/payments/gateway-notification.ts';
import type { Decision, Order } from '../../../server/domain/payments/order.ts';
import { settleTxn } from '../../../server/domain/payments/settle.ts';
import type { NotifiedContent, PaymentOutcome } from '../../../server/domain/ports/gateway-connector.ts';
import {
  EXPIRY,
  later,
  MINUTE,
  POLICY,
  paymentOutcomes,
  receipt,
  sampleOrder,
  taken,
  withAttempt,
} from '../../support/order-samples.ts';

const UUID = 'txn_1';
const noChange = { kind: 'no-change' };
const now = later(MINUTE);

function settle(order: Order, outcome: PaymentOutcome): Decision {
  return settleTxn(order, { txnUuid: UUID, outcome, refundId: 'rfd_1' }, POLICY, now);
}

function notify(order: Order, content: NotifiedContent, at = now): Decision {
  return applyNotification(order, { txnUuid: UUID, content, refundId: 'rfd_1' }, POLICY, at);
}

const charged = { about: 'payment', outcome: { kind: 'charged', receipt, authenticated: true } } as const;
const cancelled = { about: 'cancellation', result: 'cancelled' } as const;
const notCancelled = { about: 'cancellation', result: 'not_found' } as const;
const requested = taken(settle(withAttempt(sampleOrder(), 'AUTHORIZING'), paymentOutcomes.cancelling));
const crossed = taken(notify(requested, charged));

describe('an attempt that is being cancelled', () => {
  it('waits, and the gateway is asked again', () => {
    expect(requested.txns).toMatchObject([
      { status: 'AUTHORIZING', cancelling: { since: now }, reconcileAt: later(2 * MINUTE) },
    ]);
  });

  it.each([
    ['done', cancelled],
    ['not done, and nothing is known of a success', notCancelled],
  ] as const)('fails where the cancellation was %s', (_, content) => {
    const decision = notify(requested, content);
    expect(decision).toMatchObject({ events: [EventName.TXN_FAILED, EventName.ORDER_FAILED] });
    const order = taken(decision);
    expect(order.txns).toMatchObject([{ status: 'AUTHORIZATION_FAILED', declineCode: 'processing_error' }]);
    expect(notify(order, content)).toEqual(noChange);
  });

  it('holds a success back, without an event', () => {
    const decision = notify(requested, charged);
    expect(decision).toMatchObject({ kind: 'step', events: [] });
    const [txn] = taken(decision).txns;
    expect(txn).toMatchObject({ status: 'AUTHORIZING', cancelling: { success: { kind: 'charged', receipt } } });
    expect(notify(taken(decision), charged)).toEqual(noChange);
  });

  it.each([
    ['is asked for again', paymentOutcomes.cancelling],
    ['is still pending', paymentOutcomes.pending],
    ['is reported as waiting for the customer', paymentOutcomes.redirect],
  ] as const)('keeps a success that was held back while the result %s', (_, outcome) => {
    const order = taken(settle(crossed, outcome));
    expect(order.txns).toMatchObject([{ status: 'AUTHORIZING', cancelling: { success: { kind: 'charged' } } }]);
    expect(taken(notify(order, notCancelled)).status).toBe('CHARGED');
  });

  it('is paid by the success that was held back where nothing was cancelled', () => {
    const decision = notify(crossed, notCancelled);
    expect(decision).toMatchObject({ events: [EventName.TXN_CHARGED, EventName.ORDER_SUCCEEDED] });
    expect(taken(decision).txns).toMatchObject([{ status: 'CHARGED', receipt, keeping: { authenticated: true } }]);
    expect(taken(decision).txns[0]).not.toHaveProperty('cancelling');
  });

  it('fails where the cancellation undid the success', () => {
    const order = taken(notify(crossed, cancelled));
    expect(order).toMatchObject({ status: 'AUTHORIZATION_FAILED', refunds: [] });
    // The success was reported before the cancellation, and its notification is late: no money moved.
    expect(notify(order, charged)).toEqual(noChange);
  });

  it('takes a success as a late one after the gateway declined', () => {
    const order = taken(settle(requested, paymentOutcomes.declined));
    expect(order.txns[0]).not.toHaveProperty('cancelling');
    expect(taken(notify(order, charged)).status).toBe('CHARGED');
  });
});

describe('an attempt that failed at a gateway’s page and is being cancelled there', () => {
  const failed = withAttempt(sampleOrder(), 'AUTHENTICATION_FAILED', { reconcileAt: now });
  const abandoned = taken(settle(failed, paymentOutcomes.cancelling));

  it('is settled by the cancellation, without an event', () => {
    const decision = notify(abandoned, cancelled);
    expect(decision).toMatchObject({ kind: 'step', events: [] });
    expect(taken(decision).txns).toMatchObject([
      { status: 'AUTHENTICATION_FAILED', reconcileAt: null, cancelling: { result: 'cancelled' } },
    ]);
  });

  it('does not lose a success that the cancellation came too late for', () => {
    const waiting = taken(notify(abandoned, charged));
    expect(waiting.txns).toMatchObject([{ status: 'AUTHENTICATION_FAILED' }]);
    expect(taken(notify(waiting, notCancelled)).status).toBe('CHARGED');
    expect(taken(notify(waiting, notCancelled, EXPIRY)).status).toBe('AUTO_REFUNDED');
  });
});

it('a result that arrives before its request is recorded counts', () => {
  const order = taken(notify(withAttempt(sampleOrder(), 'AUTHORIZING'), cancelled));
  expect(order.txns).toMatchObject([{ status: 'AUTHORIZATION_FAILED', cancelling: { result: 'cancelled' } }]);
});

it('a payment that cannot be cancelled is paid by its success, however often it is asked about', () => {
  const refused = taken(notify(requested, { about: 'cancellation', result: 'refused' }));
  expect(refused.txns).toMatchObject([{ status: 'AUTHORIZING', cancelling: { result: 'refused' } }]);
  const asked = taken(settle(refused, paymentOutcomes.cancelling));
  expect(taken(notify(asked, charged)).status).toBe('CHARGED');
});

it('a success that was held back counts once the gateway refuses to cancel', () => {
  const refused = { kind: 'pending', cancelling: false, reference: null } as const;
  expect(taken(settle(crossed, refused)).status).toBe('CHARGED');
  expect(taken(settle(requested, refused)).txns[0]).not.toHaveProperty('cancelling');
});

it('a success that is held back keeps the gateway’s reference', () => {
  const order = applyNotification(
    requested,
    { txnUuid: UUID, content: charged, reference: 'ref_1', refundId: 'rfd_1' },
    POLICY,
    now,
  );
  expect(taken(order).txns).toMatchObject([{ gatewayReference: 'ref_1', cancelling: { success: {} } }]);
});

it('a cancellation that was not requested changes nothing', () => {
  for (const status of ['PENDING_VBV', 'CHARGED', 'AUTHORIZATION_FAILED'] as const) {
    expect(notify(withAttempt(sampleOrder(), status), cancelled)).toEqual(noChange);
  }
});
