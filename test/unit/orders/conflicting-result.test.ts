/**
 * Which gateway notifications contradict a recorded outcome, and which are late or repeat it.
 */
import { describe, expect, it } from 'vitest';
import { EventName, type TxnStatus } from '../../../generated/values.ts';
import { conflictingResultOf } from '../../../server/domain/payments/conflicting-result.ts';
import { applyNotification } from '../../../server/domain/payments/gateway-notification.ts';
import { newHold } from '../../../server/domain/payments/hold.ts';
import { judgeHold, settleHold } from '../../../server/domain/payments/holds.ts';
import type { Order } from '../../../server/domain/payments/order.ts';
import { beginSending, requestRefund, settleRefund } from '../../../server/domain/payments/refunds.ts';
import type { NotifiedContent } from '../../../server/domain/ports/gateway-connector.ts';
import {
  later,
  POLICY,
  receipt,
  refundOutcomes,
  refusal,
  START,
  sampleOrder,
  taken,
  withAttempt,
} from '../../support/order-samples.ts';

const UUID = 'txn_1';
const received = (content: NotifiedContent) => ({ txnUuid: UUID, content, refundId: 'rfd_other' });

/** The contradiction found, after checking that the notification changes nothing. */
function found(order: Order, content: NotifiedContent) {
  expect(applyNotification(order, received(content), POLICY, later(60_000))).toEqual({ kind: 'no-change' });
  return conflictingResultOf(order, received(content));
}

const payments = {
  charged: { about: 'payment', outcome: { kind: 'charged', receipt, authenticated: false } },
  declined: { about: 'payment', outcome: { kind: 'declined', decline: refusal } },
  authorized: { about: 'payment', outcome: { kind: 'authorized', receipt, authenticated: false } },
} as const satisfies Record<string, NotifiedContent>;

describe('news of a payment', () => {
  it.each<readonly [TxnStatus, keyof typeof payments]>([
    ['CHARGED', 'declined'],
    ['AUTHORIZED', 'declined'],
    ['AUTO_REFUNDED', 'declined'],
    ['VOIDED', 'declined'],
    ['VOIDED', 'charged'],
    ['VOID_FAILED', 'charged'],
    ['CAPTURE_FAILED', 'charged'],
  ])('contradicts %s by saying that it was %s', (status, reported) => {
    const order = withAttempt(sampleOrder(), status, { hold: newHold(START) });
    expect(found(order, payments[reported])).toEqual({
      txnUuid: UUID,
      about: 'payment',
      requestId: null,
      settled: status,
      reported,
    });
  });

  it.each<readonly [TxnStatus, keyof typeof payments]>([
    ['CHARGED', 'charged'],
    ['CHARGED', 'authorized'],
    ['CAPTURE_INITIATED', 'charged'],
    ['AUTHORIZATION_FAILED', 'declined'],
    ['AUTO_REFUNDED', 'charged'],
  ])('agrees with %s, or is late, saying that it was %s', (status, reported) => {
    expect(found(withAttempt(sampleOrder(), status), payments[reported])).toBeUndefined();
  });
});

const asked = { requestId: 'hld_1' } as const;
const ends = {
  capture: {
    done: { about: 'capture', ...asked, outcome: { kind: 'done' } },
    failed: { about: 'capture', ...asked, outcome: { kind: 'failed', reason: 'no' } },
    pending: { about: 'capture', ...asked, outcome: { kind: 'pending' } },
  },
  void: {
    done: { about: 'void', ...asked, outcome: { kind: 'done' } },
    failed: { about: 'void', ...asked, outcome: { kind: 'failed', reason: 'no' } },
    pending: { about: 'void', ...asked, outcome: { kind: 'pending' } },
  },
} as const satisfies Record<'capture' | 'void', Record<'done' | 'failed' | 'pending', NotifiedContent>>;

describe.each(['capture', 'void'] as const)('news of a %s', (kind) => {
  /** A hold with a capture or void that was requested and answered. */
  function ended(outcome: 'done' | 'failed'): Order {
    const held = withAttempt(sampleOrder(), 'AUTHORIZED', { hold: newHold(START) });
    const request = { kind, id: 'hld_1', key: '', minor: undefined, askedBy: 'merchant' } as const;
    const verdict = judgeHold(held, UUID, request, POLICY, later(1));
    if (verdict.kind !== 'begun') throw new Error(verdict.kind);
    const answer = { done: { kind: 'done' }, failed: { kind: 'failed', reason: 'no' } } as const;
    return taken(settleHold(verdict.order, UUID, 'hld_1', answer[outcome], POLICY, later(2)));
  }
  it('contradicts the other answer alone', () => {
    const about = { txnUuid: UUID, about: kind, requestId: 'hld_1' };
    expect(found(ended('done'), ends[kind].failed)).toEqual({ ...about, settled: 'done', reported: 'failed' });
    expect(found(ended('failed'), ends[kind].done)).toEqual({ ...about, settled: 'failed', reported: 'done' });
    for (const said of ['done', 'failed'] as const) {
      expect(found(ended(said), ends[kind][said])).toBeUndefined();
      expect(found(ended(said), ends[kind].pending)).toBeUndefined();
    }
  });
});

describe('news of a refund', () => {
  function answered(kind: 'refunded' | 'failed'): Order {
    const paid = withAttempt(sampleOrder(), 'CHARGED', { receipt });
    const asked = { id: 'rfd_1', requestId: 'r1', callMark: null, minor: 4_000, txnUuid: null };
    const decision = requestRefund(paid, asked, later(1));
    expect(decision).toMatchObject({ events: [EventName.REFUND_INITIATED] });
    const sent = taken(beginSending(taken(decision), 'rfd_1', later(60_000), later(2)));
    return taken(settleRefund(sent, 'rfd_1', refundOutcomes[kind], later(3)));
  }

  it.each([
    ['refunded', 'SUCCESS', ['failed', 'unclear']],
    ['failed', 'FAILURE', ['refunded', 'unclear']],
  ] as const)('contradicts every other answer than %s', (first, settled, others) => {
    for (const reported of ['refunded', 'failed', 'unclear', 'pending'] as const) {
      const content = { about: 'refund', requestId: 'rfd_1', outcome: refundOutcomes[reported] } as const;
      const contradiction = { txnUuid: UUID, about: 'refund', requestId: 'rfd_1', settled, reported };
      const isOther = others.some((other) => other === reported);
      expect(found(answered(first), content)).toEqual(isOther ? contradiction : undefined);
    }
  });
});
