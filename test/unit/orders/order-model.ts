/**
 * A small model of an order, and the code that runs a command on the domain and on the model. The model covers
 * statuses, amounts, time and refunds.
 */
import type fc from 'fast-check';
import { expect } from 'vitest';
import type { ErrorCode, EventName, RefundStatus } from '../../../generated/values.ts';
import type { Decision, Order } from '../../../server/domain/payments/order.ts';
import { EXPIRY, START, sampleOrder } from '../../support/order-samples.ts';
import { expectSound } from './order-invariants.ts';
import { type Attempt, statusByRank } from './order-rules.ts';

export interface ModelAttempt extends Attempt {
  readonly reached: boolean;
  readonly begunAt: number;
  /** The capture or void that the gateway has not answered. */
  readonly asked?:
    | { readonly kind: 'capture' | 'void'; readonly by: 'merchant' | 'service'; readonly part: boolean }
    | undefined;
  /** Where the customer of a waiting attempt is. */
  readonly page?: 'bank_page' | 'redirect';
  /** Whether the gateway is asked for the result of an attempt at the bank, or to abandon a failed one. */
  readonly asks?: boolean;
  /** The gateway was requested to cancel the attempt; `success` was reported since. */
  readonly cancelling?: { readonly success?: 'charged' | 'authorized'; readonly result?: 'cancelled' } | undefined;
  /** The gateway could not be reached, so the attempt does not count. */
  readonly unreached?: boolean;
  /** When the service voids the hold. */
  readonly voidAt?: number;
}

export interface Model {
  now: number;
  expired: boolean;
  /** The order's amount, in minor units. */
  minor: number;
  attempts: readonly ModelAttempt[];
  refunds: readonly RefundStatus[];
}

export interface Real {
  order: Order;
  /** How often each command changed something, to verify that the test covers it. */
  readonly taken: Map<string, number>;
}

export type Command = fc.Command<Model, Real>;

/** The model's expectation of a command. */
export type Expected =
  | { readonly kind: 'refusal'; readonly code: ErrorCode }
  | { readonly kind: 'no-change' }
  | {
      readonly kind: 'step';
      readonly events: readonly EventName[];
      readonly attempts?: readonly ModelAttempt[];
      readonly refunds?: readonly RefundStatus[];
      readonly expired?: boolean;
      readonly minor?: number;
    };

export function newModel(): Model {
  return { now: START.getTime(), expired: false, minor: sampleOrder().money.minor, attempts: [], refunds: [] };
}

export function newReal(): Real {
  return { order: sampleOrder(), taken: new Map() };
}

/** Whether the order has expired. */
export function isOver(model: Model): boolean {
  return model.expired || model.now >= EXPIRY.getTime();
}

/** Statuses with an open request at the gateway. */
const asking: readonly string[] = ['VBV_SUCCESSFUL', 'AUTHORIZING', 'CAPTURE_INITIATED', 'VOID_INITIATED'];

function isAsked({ status, asks }: ModelAttempt): boolean {
  return asking.includes(status) || (asks ?? false);
}

/** What is stored of a cancellation, as the model has it: without its time. */
function cancellationOf({ cancelling }: Order['txns'][number]) {
  if (cancelling === undefined) return undefined;
  const { since, ...rest } = cancelling;
  return rest.success?.kind ?? rest;
}

/** A command: compares the model's expectation with the domain's result. */
export function play(
  name: string,
  expectation: (model: Model) => Expected,
  decide: (order: Order, now: Date, model: Model) => Decision,
): Command {
  return {
    check: () => true,
    toString: () => name,
    run(model, real) {
      const expected = expectation(model);
      const before = real.order;
      const decision = decide(before, new Date(model.now), model);
      expect(decision.kind).toBe(expected.kind);
      if (decision.kind === 'refusal') expect(decision).toEqual(expected);
      if (decision.kind !== 'step' || expected.kind !== 'step') return;
      model.attempts = expected.attempts ?? model.attempts;
      model.refunds = expected.refunds ?? model.refunds;
      model.expired = expected.expired ?? model.expired;
      model.minor = expected.minor ?? model.minor;
      real.order = decision.order;
      real.taken.set(name, (real.taken.get(name) ?? 0) + 1);
      expect(decision.events).toEqual(expected.events);
      expect(real.order.txns.map(({ status }) => status)).toEqual(model.attempts.map(({ status }) => status));
      expect(real.order.txns.map(({ money }) => money.minor)).toEqual(model.attempts.map(({ minor }) => minor));
      expect(real.order.txns.map(({ reconcileAt }) => reconcileAt !== null)).toEqual(model.attempts.map(isAsked));
      expect(real.order.txns.map(cancellationOf)).toEqual(
        model.attempts.map(({ cancelling }) => cancelling?.success ?? cancelling),
      );
      expect(real.order.refunds.map(({ status }) => status)).toEqual(model.refunds);
      expect(real.order.status).toBe(statusByRank(model.attempts, model.expired));
      expectSound(before, real.order);
    },
  };
}
