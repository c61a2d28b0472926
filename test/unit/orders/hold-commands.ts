/**
 * The commands of the order property test for holds: capture, void, the gateway's responses, and expiry.
 */
import { expect } from 'vitest';
import type { EventName, TxnStatus } from '../../../generated/values.ts';
import { endOutside, outsideMoney } from '../../../server/domain/payments/ended-hold.ts';
import { pendingAction } from '../../../server/domain/payments/hold.ts';
import { holdRunsOutAt, judgeHold, settleHold } from '../../../server/domain/payments/holds.ts';
import { type Decision, noChange, type Order, step, txnOf } from '../../../server/domain/payments/order.ts';

import { POLICY } from '../../support/order-samples.ts';
import { phases } from '../../support/status-rules.ts';
import { HOLD_MS, notAuthenticated, pick, uuidOf } from './order-commands.ts';
import { type Command, type Expected, type Model, type ModelAttempt, play } from './order-model.ts';

const DAY = 86_400_000;
const HELD: readonly TxnStatus[] = ['AUTHORIZED', 'CAPTURE_FAILED', 'VOID_FAILED'];
/** A part of 100.00, the amount of every sample order. */
const PART = 6_000;

function at(model: Model, number: number): ModelAttempt | undefined {
  const index = pick(model, number);
  return index === undefined ? undefined : model.attempts[index];
}

function becomes(model: Model, number: number, attempt: ModelAttempt, events: readonly EventName[]): Expected {
  const index = pick(model, number);
  return { kind: 'step', events, attempts: model.attempts.map((other, place) => (place === index ? attempt : other)) };
}

/** The order is voided, which is final: attempts at the bank's page fail. */
function voided(model: Model, number: number, own: ModelAttempt): Expected {
  const index = pick(model, number);
  const isOpen = ({ status }: ModelAttempt) => status === 'PENDING_VBV';
  const attempts = model.attempts.map((other, place) =>
    place === index ? own : isOpen(other) ? notAuthenticated(other) : other,
  );
  const failed = model.attempts.filter(isOpen).map((): EventName => 'TXN_FAILED');
  return { kind: 'step', events: ['ORDER_VOIDED', ...failed], attempts };
}

type Asked = NonNullable<ModelAttempt['asked']>;

function begun(model: Model, number: number, own: ModelAttempt, asked: Asked): Expected {
  const status = asked.kind === 'capture' ? 'CAPTURE_INITIATED' : 'VOID_INITIATED';
  return becomes(model, number, { ...own, status, asked }, []);
}

function decideAsk(order: Order, uuid: string, asked: Asked, now: Date): Decision {
  const id = `hld_${now.getTime()}_${txnOf(order, uuid)?.hold?.actions.length ?? 0}`;
  const minor = asked.part ? PART : undefined;
  const verdict = judgeHold(order, uuid, { kind: asked.kind, id, key: '', minor, askedBy: asked.by }, POLICY, now);
  return verdict.kind === 'begun' ? step(verdict.order) : noChange;
}

/** The merchant requests a capture or void. */
export function ask(number: number, kind: 'capture' | 'void', share: 'all' | 'part'): Command {
  const asked: Asked = { kind, by: 'merchant', part: kind === 'capture' && share === 'part' };
  return play(
    `ask ${kind} ${kind === 'void' ? 'all' : share}`,
    (model) => {
      const own = at(model, number);
      if (own === undefined || !HELD.includes(own.status)) return { kind: 'no-change' };
      if (kind === 'capture' && model.now >= own.begunAt + HOLD_MS) return { kind: 'no-change' };
      return begun(model, number, own, asked);
    },
    (order, now, model) => decideAsk(order, uuidOf(model, number), asked, now),
  );
}

/** The gateway answers a capture or void. */
export function answer(number: number, outcome: 'done' | 'failed' | 'pending'): Command {
  return play(
    `answer ${outcome}`,
    (model) => {
      const own = at(model, number);
      if (own?.asked === undefined) return { kind: 'no-change' };
      const { kind, by, part } = own.asked;
      if (outcome === 'pending') return { kind: 'step', events: [] };
      const free = { ...own, asked: undefined };
      if (outcome === 'failed') {
        const again = by === 'service' ? { voidAt: model.now + DAY } : {};
        const [status, event] =
          kind === 'capture'
            ? (['CAPTURE_FAILED', 'ORDER_CAPTURE_FAILED'] as const)
            : (['VOID_FAILED', 'ORDER_VOID_FAILED'] as const);
        return becomes(model, number, { ...free, ...again, status }, [event]);
      }
      if (kind === 'void') return voided(model, number, { ...free, status: 'VOIDED' });
      const events: readonly EventName[] = part ? ['ORDER_PARTIAL_CHARGED'] : ['TXN_CHARGED', 'ORDER_SUCCEEDED'];
      return becomes(model, number, { ...free, status: 'CHARGED', partly: part }, events);
    },
    (order, now, model) => {
      const uuid = uuidOf(model, number);
      const action = pendingAction(txnOf(order, uuid)?.hold);
      const failed = { kind: 'failed', reason: 'refused' } as const;
      const outcomes = { done: { kind: 'done' }, failed, pending: { kind: 'pending' } } as const;
      return settleHold(order, uuid, action?.id ?? 'none', outcomes[outcome], POLICY, now);
    },
  );
}

/** The hold is captured or voided at the gateway itself; the notification arrives twice. */
export function endAtGateway(number: number, kind: 'capture' | 'void', share: 'all' | 'part'): Command {
  const part = kind === 'capture' && share === 'part';
  return play(
    `end at the gateway ${kind} ${share}`,
    (model) => {
      const own = at(model, number);
      if (own === undefined || phases[own.status] !== 'held') return { kind: 'no-change' };
      const free = { ...own, asked: undefined };
      if (kind === 'void') return voided(model, number, { ...free, status: 'VOIDED' });
      const events: readonly EventName[] = part ? ['ORDER_PARTIAL_CHARGED'] : ['TXN_CHARGED', 'ORDER_SUCCEEDED'];
      return becomes(model, number, { ...free, status: 'CHARGED', partly: part }, events);
    },
    (order, now, model) => {
      const txn = txnOf(order, uuidOf(model, number));
      if (txn === undefined) return noChange;
      const money = part ? { ...txn.money, minor: PART } : txn.money;
      const end = kind === 'void' ? ({ kind, id: 'out_1' } as const) : ({ kind, id: 'out_1', money } as const);
      const once = endOutside(order, txn, end, now);
      if (once.kind !== 'step') return once;
      const after = txnOf(once.order, txn.txnUuid) ?? txn;
      expect(endOutside(once.order, after, end, now)).toEqual(noChange);
      expect(outsideMoney(after, end)).toEqual(after.status === 'VOIDED' ? txn.money : money);
      return once;
    },
  );
}

/** The reconciler checks whether the hold has expired. */
export function runOut(number: number): Command {
  const asked: Asked = { kind: 'void', by: 'service', part: false };
  return play(
    'run out',
    (model) => {
      const own = at(model, number);
      if (own?.voidAt === undefined || !HELD.includes(own.status) || model.now < own.voidAt)
        return { kind: 'no-change' };
      return begun(model, number, own, asked);
    },
    (order, now, model) => {
      const uuid = uuidOf(model, number);
      const txn = txnOf(order, uuid);
      const due = txn === undefined ? undefined : holdRunsOutAt(txn);
      return due === undefined || due > now ? noChange : decideAsk(order, uuid, asked, now);
    },
  );
}
