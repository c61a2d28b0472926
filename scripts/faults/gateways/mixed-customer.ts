/**
 * A merchant and its customers, who take an order to its planned end, whatever the service and the gateways do in between.
 * Every call that has no answer is repeated with the same order and the same idempotency key.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { ErrorCode, OrderStatus } from '../../../generated/values.ts';
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

  return {
    createOrder: customer.createOrder,

    /** Takes the order towards its planned end, at most this long. Whether it is there. */
    async serve(order: PlannedOrder, patienceMs: number): Promise<boolean> {
      const { orderId, plan, part } = order;
      const end = Date.now() + patienceMs;
      let failures = 0;
      for (;;) {
        const { status, txnUuid } = await calls.statusOf(orderId);
        if (status === OrderStatus.EXPIRED || status === OrderStatus.VOIDED) return true;
        if (failed.has(status) && mayFail(plan)) return true;
        if (status === OrderStatus.PENDING_VBV && plan === '3-D Secure abandoned') return true;
        if (paid.has(status)) {
          if (plan === 'refunded' || plan === 'refunded in part') await refund(order);
          return true;
        }
        if (Date.now() > end) return false;
        if (payable.has(status)) await tryToPay(order);
        else if (status === OrderStatus.AUTHORIZED || holdFailed.has(status)) {
          if (holdFailed.has(status)) failures += 1;
          const verb = plan === 'voided' ? 'void' : 'capture';
          const amount = plan === 'captured in part' ? part : undefined;
          await customer.endHold(txnUuid, verb, `${verb}-${orderId}-${failures}`, amount);
        }
        await sleep(PAUSE_MS);
      }
    },
  };
}
