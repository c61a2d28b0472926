import { describe, expect, it } from 'vitest';
import type { OrderStatus, TxnStatus } from '../../../generated/values.ts';
import { changeOrder, type OrderChange } from '../../../server/domain/payments/change-order.ts';
import type { Order } from '../../../server/domain/payments/order.ts';
import { later, MINUTE, sampleOrder, withAttempt } from '../../support/order-samples.ts';

const now = later(MINUTE);
const order = sampleOrder();

/** The order after an attempt with this status. */
function inState(status: TxnStatus | 'NEW' | 'EXPIRED'): Order {
  if (status === 'NEW') return order;
  if (status === 'EXPIRED') return { ...order, status };
  const orderStatus: OrderStatus = status;
  return { ...withAttempt(order, status), status: orderStatus };
}

const termChanges: readonly (readonly [string, OrderChange])[] = [
  ['the amount', { money: { minor: 20_000, currency: 'INR' } }],
  ['the currency', { money: { minor: 10_000, currency: 'USD' } }],
  ['the customer', { customerId: 'cust_other' }],
  ['the return address', { returnUrl: 'https://shop.example/other' }],
  ['a metadata key', { metadata: [{ name: 'subvention_amount', value: '20' }] }],
  ['a new metadata key', { metadata: [{ name: 'floor', value: '2' }] }],
  ['the expiry', { expiryMinutes: 60 }],
];
const textChanges: readonly (readonly [string, OrderChange])[] = [
  ['the description', { description: 'Two lamps' }],
  ['the e-mail', { customerEmail: 'usha@shop.example' }],
  ['the telephone number', { customerPhone: '55555' }],
  ['the product', { productId: 'prod-2' }],
  ['a UDF', { udfs: [undefined, 'another'] }],
  ['the billing address', { billingAddress: { city: 'Mumbai' } }],
  ['the shipping address', { shippingAddress: { line2: 'Door 4' } }],
];

const open = ['STARTED', 'PENDING_VBV', 'VBV_SUCCESSFUL', 'AUTHORIZING'] as const;
const taken = [
  'CHARGED',
  'AUTHORIZED',
  'CAPTURE_INITIATED',
  'CAPTURE_FAILED',
  'VOID_INITIATED',
  'VOID_FAILED',
  'VOIDED',
] as const;
const free = ['NEW', 'AUTHENTICATION_FAILED', 'AUTHORIZATION_FAILED', 'SVC_DECLINED'] as const;

function outcome(state: Order, change: OrderChange): string {
  const decision = changeOrder(state, change, now);
  switch (decision.kind) {
    case 'step':
      return decision.events.join();
    case 'refusal':
      return decision.code;
    case 'no-change':
      return 'no change';
    default: {
      const never: never = decision;
      return never;
    }
  }
}

describe('changing an order', () => {
  it.each(free)('%s: everything may change, and that is reported', (state) => {
    for (const [, change] of [...termChanges, ...textChanges]) {
      expect(outcome(inState(state), change)).toBe('ORDER_UPDATED');
    }
  });

  it.each(open)('%s: amount, currency and customer stay, the texts may change', (state) => {
    for (const [what, change] of termChanges)
      expect([what, outcome(inState(state), change)]).toEqual([what, 'txn_in_progress']);
    for (const [what, change] of textChanges)
      expect([what, outcome(inState(state), change)]).toEqual([what, 'ORDER_UPDATED']);
  });

  it.each(taken)('%s: nothing changes any more', (state) => {
    for (const [what, change] of [...termChanges, ...textChanges]) {
      expect([what, outcome(inState(state), change)]).toEqual([what, 'order_already_processed']);
    }
  });

  it('an attempt with a mismatched gateway reference is over, though it stays STARTED', () => {
    const mismatched = withAttempt(order, 'STARTED', { errorCode: 'gateway_reference_mismatch' });
    for (const [, change] of termChanges) expect(outcome(mismatched, change)).toBe('ORDER_UPDATED');
  });

  it.each([...free, ...open, ...taken, 'EXPIRED', 'AUTO_REFUNDED'] as const)(
    '%s: a change that changes nothing is none, and is never refused',
    (state) => {
      const { money, customerId, description, udfs, billingAddress, shippingAddress } = order;
      const same = { money: { ...money }, customerId, description, udfs: [...udfs], billingAddress, shippingAddress };
      expect(outcome(inState(state), same)).toBe('no change');
      expect(outcome(inState(state), {})).toBe('no change');
    },
  );

  it('reckons the expiry from the order’s making, while there is time', () => {
    const expiryAfter = (state: Order, at: Date) => {
      const decision = changeOrder(state, { expiryMinutes: 60, description: 'Two' }, at);
      return decision.kind === 'step' ? decision.order.expiresAt : decision.kind;
    };
    expect(expiryAfter(order, now)).toEqual(later(60 * MINUTE));
    expect(expiryAfter(order, later(30 * MINUTE - 1))).toEqual(later(60 * MINUTE));
    expect(expiryAfter(order, later(30 * MINUTE))).toEqual(order.expiresAt);
    expect(expiryAfter(inState('EXPIRED'), now)).toEqual(order.expiresAt);
  });

  it('keeps what is not named, part by part', () => {
    const decision = changeOrder(
      order,
      {
        udfs: [undefined, undefined, 'third'],
        billingAddress: { city: 'Mumbai' },
        description: 'Two lamps',
        metadata: [{ name: 'floor', value: '2' }],
      },
      now,
    );
    expect(decision).toEqual({
      kind: 'step',
      events: ['ORDER_UPDATED'],
      order: {
        ...order,
        description: 'Two lamps',
        udfs: ['udf 1', 'udf 2', 'third', ...order.udfs.slice(3)],
        metadata: [...order.metadata, { name: 'floor', value: '2' }],
        billingAddress: { firstName: 'Asha', city: 'Mumbai', phone: '9876543210' },
        updatedAt: now,
      },
    });
  });
});
