/**
 * A merchant and its customers, who take an order to its planned end, whatever the service and the gateways do in between.
 * Every call that has no answer is repeated with the same order and the same idempotency key.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { ErrorCode, OrderStatus, TxnStatus } from '../../../generated/values.ts';
import { PAUSE_MS, type RepeatedCalls } from '../repeated-calls.ts';
import { type CardKind, createCustomerCalls, type NewOrder } from './customer-calls.ts';
import type { GatewayName } from './gateway-shop.ts';

/** The planned end of an order. */
export type Plan =
  | 'paid'
  | 'paid with 3-D Secure'
  | '3-D Secure failed'
  | '3-D Secure abandoned'
  | 'declined'
  | 'captured'
  | 'captured in part'
  | 'voided'
  | 'refunded'
  | 'refunded in part';

/** As often as it is wanted among the orders. */
export const plans: readonly Plan[] = [
  'paid',
  'captured',
  'paid with 3-D Secure',
  'refunded',
  'declined',
  'voided',
  'paid',
  'captured in part',
  '3-D Secure failed',
  'refunded in part',
  'paid with 3-D Secure',
  '3-D Secure abandoned',
];

/** The plans without a payment that a gateway declines, or that is cancelled before it is made. */
export const successfulPlans: readonly Plan[] = plans.filter(
  (plan) => plan !== 'declined' && plan !== '3-D Secure failed' && plan !== '3-D Secure abandoned',
);

export interface PlannedOrder extends NewOrder {
  readonly plan: Plan;
  /** Whose test cards pay it. */
  readonly cardsOf: GatewayName;
  /** Of a capture or refund in part. */
  readonly part: string;
}

const heldPlans: ReadonlySet<Plan> = new Set(['captured', 'captured in part', 'voided']);

export const isHeldPlan = (plan: Plan): boolean => heldPlans.has(plan);

const payable: ReadonlySet<unknown> = new Set([
  OrderStatus.NEW,
  OrderStatus.PENDING_VBV,
  OrderStatus.AUTHENTICATION_FAILED,
  OrderStatus.AUTHORIZATION_FAILED,
  OrderStatus.AUTO_REFUNDED,
]);
const failed: ReadonlySet<unknown> = new Set([OrderStatus.AUTHENTICATION_FAILED, OrderStatus.AUTHORIZATION_FAILED]);
const paid: ReadonlySet<unknown> = new Set([OrderStatus.CHARGED, OrderStatus.PARTIAL_CHARGED]);
const holdFailed: ReadonlySet<unknown> = new Set([OrderStatus.CAPTURE_FAILED, OrderStatus.VOID_FAILED]);

const challengedPlans: ReadonlySet<Plan> = new Set([
  'paid with 3-D Secure',
  '3-D Secure failed',
  '3-D Secure abandoned',
]);

function cardFor(plan: Plan): CardKind {
  if (plan === 'declined') return 'declined';
  return challengedPlans.has(plan) ? 'challenged' : 'frictionless';
}

/** Whether the customer accepts that the payment has failed. */
const mayFail = (plan: Plan): boolean => plan === 'declined' || plan === '3-D Secure failed';

/** After as many failures, the merchant captures or voids no more. */
const MOST_FAILURES = 5;

/** An order that has not reached its planned end. */
export interface Unserved {
  readonly orderId: string;
  readonly plan: Plan;
  readonly status: unknown;
  /** The last call and its answer. */
  readonly said: string;
}

export function createMixedCustomer(calls: RepeatedCalls) {
  const customer = createCustomerCalls(calls);

  async function tryToPay({ orderId, cardsOf, plan }: PlannedOrder): Promise<void> {
    const bank = await customer.pay(orderId, cardsOf, cardFor(plan));
    if (bank === null || plan === '3-D Secure abandoned') return;
    const back = await customer.authenticate(bank, plan === '3-D Secure failed' ? 'fail' : 'complete');
    if (back !== null) await customer.comeBack(back);
  }

  async function refund({ orderId, plan, part }: PlannedOrder): Promise<void> {
    const amount = plan === 'refunded in part' ? part : undefined;
    let code: string | undefined;
    while (code === undefined) code = await customer.refund(orderId, 'once', amount);
    if (code !== '' && code !== ErrorCode.duplicate_call) throw new Error(`${orderId}: a refund is refused: ${code}`);
  }

  /** Captures and voids of an order that have failed: each needs a key of its own. */
  const failures = new Map<string, number>();

  async function endHold({ orderId, plan, part }: PlannedOrder, txnUuid: string): Promise<void> {
    const verb = plan === 'voided' ? 'void' : 'capture';
    const key = `${verb}-${orderId}-${failures.get(orderId) ?? 0}`;
    await customer.endHold({ orderId, txnUuid, verb, key, amount: plan === 'captured in part' ? part : undefined });
  }

  return {
    createOrder: customer.createOrder,

    /**
     * Takes the order towards its planned end, at most this long. Null when it is there, and otherwise what the customer
     * saw last.
     */
    async serve(order: PlannedOrder, patienceMs: number): Promise<Unserved | null> {
      const { orderId, plan } = order;
      const end = Date.now() + patienceMs;
      for (;;) {
        const { status, txnUuid, attempts } = await calls.statusOf(orderId);
        // Another attempt may have been refunded automatically; the order's status then names that one.
        if (status === OrderStatus.EXPIRED || attempts.includes(TxnStatus.VOIDED)) return null;
        if (failed.has(status) && mayFail(plan)) return null;
        if (status === OrderStatus.PENDING_VBV && plan === '3-D Secure abandoned') return null;
        if (paid.has(status)) {
          if (plan === 'refunded' || plan === 'refunded in part') await refund(order);
          return null;
        }
        const hasGivenUp = (failures.get(orderId) ?? 0) >= MOST_FAILURES;
        if (hasGivenUp || Date.now() > end) return { orderId, plan, status, said: customer.lastAnswer(orderId) };
        if (payable.has(status)) await tryToPay(order);
        else if (status === OrderStatus.AUTHORIZED) await endHold(order, txnUuid);
        else if (holdFailed.has(status)) {
          failures.set(orderId, (failures.get(orderId) ?? 0) + 1);
          await endHold(order, txnUuid);
        }
        await sleep(PAUSE_MS);
      }
    },
  };
}
