/**
 * The sandbox bank's state of a session, and its receipts, without a database.
 */
import { describe, expect, test } from 'vitest';
import { CardNumber } from '../../../server/domain/cards/card-number.ts';
import type { SandboxBehaviourName } from '../../../server/gateways/sandbox/behaviours.ts';
import { sandboxBehaviourOf, sandboxCards } from '../../../server/gateways/sandbox/cards.ts';
import { currentState, notificationTime, type SandboxSession } from '../../../server/gateways/sandbox/session.ts';

const asked = new Date('2026-05-01T12:00:00Z');
const later = (seconds: number) => new Date(asked.getTime() + seconds * 1000);

function session(behaviour: SandboxBehaviourName, rest: Partial<SandboxSession> = {}): SandboxSession {
  return {
    _id: '6f1c7f0e-0000-4000-8000-000000000001',
    merchantId: 'acme',
    orderKey: 'acme:o1',
    money: { minor: 12_345, currency: 'INR' },
    behaviour,
    autoCapture: true,
    begunAt: asked,
    authentication: 'passed',
    answeredAt: asked,
    authorizedAt: asked,
    ...rest,
  };
}

describe('what a session stands at', () => {
  test.each([
    ['approve', 'charged moved', 'charged moved', null],
    ['approveFrictionless', 'charged moved', 'charged moved', null],
    ['refusePassword', 'charged moved', 'charged moved', null],
    ['approveRefuseRefund', 'charged moved', 'charged moved', null],
    ['decline', 'declined', 'declined', null],
    ['approveLater', 'pending', 'charged moved', later(30)],
    ['declineThenApprove', 'declined', 'charged moved', later(30)],
    ['approveUnheard', 'pending moved', 'charged moved', null],
  ] as const)('%s: %s for 30 s, then %s', (behaviour, first, then, newsAt) => {
    const at = (seconds: number) => {
      const { outcome, payment } = currentState(session(behaviour), later(seconds));
      return payment === null ? outcome.kind : `${outcome.kind} moved`;
    };
    expect([at(0), at(29.999), at(30), at(3600)]).toEqual([first, first, then, then]);
    expect(notificationTime(session(behaviour), asked)).toEqual(newsAt);
  });

  test('nothing before money is asked for, whatever the card', () => {
    for (const { behaviour } of sandboxCards) {
      const untouched = session(behaviour, { authorizedAt: null });
      expect(currentState(untouched, later(3600))).toEqual({ outcome: { kind: 'none' }, payment: null });
    }
  });

  test('without capture the money is held, not charged', () => {
    const { outcome, payment } = currentState(session('approve', { autoCapture: false }), asked);
    expect(outcome.kind).toBe('authorized');
    expect(payment).toMatchObject({ kind: 'hold', money: { minor: 12_345, currency: 'INR' } });
  });

  test('the same question has the same receipt at every asking', () => {
    const once = currentState(session('approve'), later(1));
    expect(currentState(session('approve'), later(100))).toEqual(once);
    expect(once.outcome).toEqual({
      kind: 'charged',
      authenticated: true,
      receipt: {
        rrn: expect.stringMatching(/^\d{12}$/),
        epgTxnId: expect.stringMatching(/^sbx_[0-9a-f]{20}$/),
        authIdCode: expect.stringMatching(/^\d{6}$/),
        respCode: '00',
        raw: expect.objectContaining({ bank: 'SANDBOX', actionText: 'Approved' }),
        respMessage: 'Approved',
        created: asked,
      },
    });
    const other = currentState(session('approve', { _id: '6f1c7f0e-0000-4000-8000-000000000002' }), asked);
    expect(other.outcome).not.toEqual(once.outcome);
  });

  test('a decline carries the bank codes and no authorization code', () => {
    expect(currentState(session('decline'), asked).outcome).toMatchObject({
      kind: 'declined',
      decline: {
        code: 'do_not_honour',
        gatewayCode: '05',
        gatewayMessage: 'Do not honour',
        receipt: { authIdCode: '', respCode: '05' },
      },
    });
  });
});

const behaviourOf = (number: CardNumber) => sandboxBehaviourOf({ kind: 'card', number, securityCode: null });

describe('the table of sandbox cards', () => {
  test('has every number once, each with a right check digit', () => {
    expect(new Set(sandboxCards.map((card) => card.number)).size).toBe(sandboxCards.length);
    for (const card of sandboxCards) {
      const parsed = CardNumber.parse(card.number);
      expect(parsed.ok && parsed.value.passesLuhn, card.number).toBe(true);
      expect(parsed.ok && behaviourOf(parsed.value)).toBe(card.behaviour);
    }
  });

  test('leaves any other number to be paid after a challenge', () => {
    const parsed = CardNumber.parse('4242424242424242');
    expect(parsed.ok && behaviourOf(parsed.value)).toBe('approve');
  });
});
