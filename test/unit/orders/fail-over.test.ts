/**
 * One call that continues at another gateway account, because the first one certainly moved no money.
 */
import { describe, expect, it } from 'vitest';
import { ErrorCode, EventName } from '../../../generated/values.ts';
import { anonymousRefusal, beginTxn, failOver, type TxnDraft } from '../../../server/domain/payments/attempt.ts';
import type { Order, Step } from '../../../server/domain/payments/order.ts';
import { settleTxn } from '../../../server/domain/payments/settle.ts';
import {
  EXPIRY,
  later,
  MINUTE,
  POLICY,
  paymentOutcomes,
  START,
  sampleDraft,
  sampleOrder,
  taken,
  withAttempt,
} from '../../support/order-samples.ts';
import { withConsent } from '../consent/consents.ts';

const now = later(MINUTE);
const limits = { maxAttempts: 3 };
const first: TxnDraft = { ...sampleDraft('frictionless', 'txn_1', START), refHash: 'hash' };
const keeping = { ...first.keeping, saveAsked: true, consent: 'given', numberRecord: 'num_1' } as const;
const draft: TxnDraft = { ...first, keeping };
const next: TxnDraft = { ...draft, txnUuid: 'txn_2', gateway: 'OTHER', gatewayConfigId: 'gw_other' };

function begun(order: Order = sampleOrder()): Order {
  return taken(withConsent(beginTxn(order, draft, limits, START), draft, 'given', START));
}

function ended(order: Order, at = now): Step {
  const settlement = { txnUuid: 'txn_1', outcome: paymentOutcomes.not_sent, refundId: 'rfd_1' };
  const decision = settleTxn(order, settlement, POLICY, at);
  if (decision.kind !== 'step') throw new Error(`the attempt did not end: ${decision.kind}`);
  return decision;
}

describe('an attempt that continues at another gateway', () => {
  const order = begun();
  const decision = failOver(order, ended(order), next, limits, now);

  it('fails, and the next one begins, while the order has not failed', () => {
    expect(decision).toMatchObject({ events: [EventName.TXN_FAILED, EventName.TXN_CREATED] });
    const after = taken(decision);
    expect(after.status).toBe('AUTHORIZING');
    expect(after.txns).toMatchObject([
      { txnId: 'shop-ORD-1-1', status: 'AUTHORIZATION_FAILED', declineCode: 'gateway_unavailable', gateway: 'SANDBOX' },
      { txnId: 'shop-ORD-1-2', status: 'AUTHORIZING', gateway: 'OTHER', gatewayConfigId: 'gw_other', createdAt: now },
    ]);
  });

  it('passes on the reference of the authentication URL', () => {
    expect(taken(decision).txns.map(({ refHash }) => refHash)).toEqual(['', 'hash']);
  });

  it('passes on the stored card number, which no step deletes', () => {
    const plans = taken(decision).txns.map(({ keeping: plan }) => [plan.numberRecord, plan.dueAt]);
    expect(plans).toEqual([
      [null, null],
      ['num_1', null],
    ]);
  });

  it('passes on the consent, so that a success creates the token', () => {
    expect(taken(decision).consents).toMatchObject([{ txnUuid: 'txn_2', choice: 'given' }]);
    const settlement = { txnUuid: 'txn_2', outcome: paymentOutcomes.charged, refundId: 'rfd_1' };
    const [failed, paid] = taken(settleTxn(taken(decision), settlement, POLICY, now)).txns;
    expect(failed?.keeping.created).toBeNull();
    expect(paid).toMatchObject({ status: 'CHARGED', keeping: { savedToLocker: true, dueAt: now } });
    expect(paid?.keeping.created).not.toBeNull();
  });

  it('counts attempts that reached a gateway', () => {
    const last = taken(decision);
    const third = { ...next, txnUuid: 'txn_3' };
    const settlement = { txnUuid: 'txn_2', outcome: paymentOutcomes.not_sent, refundId: 'rfd_1' };
    const end = settleTxn(last, settlement, POLICY, now);
    if (end.kind !== 'step') throw new Error(end.kind);
    const refused = { kind: 'refusal', code: ErrorCode.attempts_exceeded };
    // Neither gateway was reached.
    expect(failOver(last, end, third, { maxAttempts: 1 }, now).kind).toBe('step');
    const declined = settleTxn(last, { ...settlement, outcome: paymentOutcomes.declined }, POLICY, now);
    if (declined.kind !== 'step') throw new Error(declined.kind);
    expect(failOver(last, declined, third, { maxAttempts: 1 }, now)).toEqual(refused);
    expect(failOver(last, declined, third, { maxAttempts: 2 }, now).kind).toBe('step');
  });
});

describe('no further attempt begins', () => {
  it('after the order has expired', () => {
    const order = begun();
    const refused = { kind: 'refusal', code: ErrorCode.order_not_found };
    expect(failOver(order, ended(order, EXPIRY), next, limits, EXPIRY)).toEqual(refused);
  });

  it('for a call whose attempt is not in the order', () => {
    const order = begun();
    expect(failOver(order, ended(order), { ...next, refHash: 'other' }, limits, now)).toEqual({ kind: 'no-change' });
  });

  it.each([
    ['has paid the order', 'CHARGED', ErrorCode.order_already_processed],
    ['is at the gateway', 'AUTHORIZING', ErrorCode.txn_in_progress],
  ] as const)('beside another that %s', (_what, status, code) => {
    const order = withAttempt(begun(), status);
    const refused = { kind: 'refusal', code };
    expect(failOver(order, ended(order), next, limits, now)).toEqual(refused);
  });
});

describe('the share of anonymous callers', () => {
  const txn = (gateway: string, declineCode?: 'gateway_unavailable') => ({
    ...withAttempt(sampleOrder(), 'AUTHORIZATION_FAILED').txns[0],
    payer: 'stranger' as const,
    gateway,
    ...(declineCode === undefined ? {} : { declineCode }),
  });
  const unavailable = txn('SANDBOX', 'gateway_unavailable');

  it.each([
    ['of no attempt', [], undefined],
    ['of attempts that an outage ended', Array(7).fill(unavailable), undefined],
    ['of one attempt that reached the gateway, after an outage', [unavailable, txn('SANDBOX')], undefined],
    ['of two attempts that reached the gateway', [txn('SANDBOX'), txn('SANDBOX')], ErrorCode.attempts_exceeded],
    ['of many attempts that reached none', Array(8).fill(txn('')), ErrorCode.attempts_exceeded],
  ])('%s', (_, txns, code) => {
    const refusal = anonymousRefusal({ ...sampleOrder(), txns }, { maxAttempts: 5 });
    expect(refusal?.code).toBe(code);
  });
});
