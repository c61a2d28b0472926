/** The money rules of test/unit/money for the real service over a real database: fewer sequences, and crashes at any database call. */
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { reconcile } from '../../../scripts/faults/reconciliation.ts';
import type { Service } from '../../../server/compose/service.ts';
import type { Order } from '../../../server/domain/payments/order.ts';
import type { LedgerEntry } from '../../../server/gateways/sandbox/session.ts';
import { at } from '../../support/caller.ts';
import { type CrashingDatabase, type CrashingService, startCrashingService } from '../../support/crashing-database.ts';
import { gatewaySide } from '../../support/gateway-notifications.ts';
import { Cards, cardFields, newOrderId, type Shop, shopOf } from '../../support/payments.ts';
import { seeded } from '../../support/seeded.ts';
import type { TestService } from '../../support/service.ts';

const SEQUENCES = 40;

let parts: CrashingService;
let service: TestService;
let crashing: CrashingDatabase;
let successor: Service;
let shop: Shop;

beforeAll(async () => {
  parts = await startCrashingService({ label: 'served money' });
  ({ service, crashing, successor } = parts);
  shop = shopOf(service);
});
afterAll(() => parts.close());

const numbers = [
  Cards.visa,
  Cards.declinedThenCharged,
  Cards.unheard,
  Cards.captureFails,
  Cards.voidFails,
  Cards.endUnheard,
];

const action = fc.oneof(
  fc.record({ do: fc.constant('pay' as const), number: fc.constantFrom(...numbers, Cards.refundsFail) }),
  fc.record({
    do: fc.constantFrom('capture' as const, 'void' as const, 'refund' as const),
    amount: fc.constantFrom('100.00', '60.00', '40.00'),
    key: fc.constantFrom('k1', 'k2', 'k3'),
  }),
  fc.record({ do: fc.constant('notify' as const) }),
  fc.record({ do: fc.constant('reconcile' as const) }),
  fc.record({ do: fc.constant('wait' as const), seconds: fc.constantFrom(31, 61, 1_800) }),
);
type Action = typeof action extends fc.Arbitrary<infer T> ? T : never;

const step = fc.record({
  action,
  crash: fc.option(
    fc.record({ at: fc.integer({ min: 1, max: 25 }), how: fc.constantFrom('before' as const, 'after' as const) }),
    {
      freq: 2,
    },
  ),
});

interface OrderRow {
  readonly _id: string;
  readonly state: Order;
}

const keyOf = (orderId: string) => `shop:${orderId.toLowerCase()}`;

async function stateOf(orderId: string): Promise<Order> {
  const found = await service.database.db.collection<OrderRow>('orders').findOne({ _id: keyOf(orderId) });
  if (found === null) throw new Error('the order is gone');
  return found.state;
}

/** The gateway sends a notification of a payment that succeeded. */
async function notify(orderId: string): Promise<void> {
  const ledger = service.database.db.collection<LedgerEntry>('sandbox_gateway_ledger');
  const paid = await ledger.findOne({ orderKey: keyOf(orderId), kind: { $in: ['charge', 'hold'] } });
  if (paid === null) return;
  const event = paid.kind === 'charge' ? 'CHARGED' : 'AUTHORIZED';
  const gateway = gatewaySide(service);
  await gateway.send(gateway.notification(paid.txnUuid, event, { id: `notification-${paid.txnUuid}` }));
}

async function pay(orderId: string, number: string): Promise<void> {
  const card = { merchant_id: 'shop', format: 'json', ...cardFields(number) };
  const answer = await service.call.form('/txns', { order_id: orderId, ...card });
  const address = at(answer.json(), 'payment', 'authentication', 'url');
  if (typeof address === 'string') await shop.bank.enter(address, '111000');
}

async function act(orderId: string, txnUuid: string, action: Action): Promise<unknown> {
  switch (action.do) {
    case 'pay':
      return pay(orderId, action.number);
    case 'capture':
      return service.call.form(`/v2/txns/${txnUuid}/capture`, { amount: action.amount, idempotence_key: action.key });
    case 'void':
      return service.call.form(`/v2/txns/${txnUuid}/void`, { idempotence_key: action.key });
    case 'refund':
      return service.call.form(`/orders/${orderId}/refunds`, { unique_request_id: action.key, amount: action.amount });
    case 'notify':
      return notify(orderId);
    case 'reconcile':
      return service.service.reconciler.runOnce();
    case 'wait':
      return service.clock.advance(action.seconds * 1_000);
    default:
      return action satisfies never;
  }
}

/** Another process takes over, and has all the time there is. */
async function settle(): Promise<void> {
  for (const seconds of [61, 61, 61, 1_800, 61, 61, 604_800, 61, 86_400, 61]) {
    service.clock.advance(seconds * 1_000);
    await successor.reconciler.runOnce();
  }
}

it('money is never wrong', { timeout: 300_000 }, async () => {
  let crashes = 0;
  await fc.assert(
    fc.asyncProperty(fc.boolean(), fc.array(step, { minLength: 2, maxLength: 9 }), async (isHeld, sequence) => {
      const orderId = newOrderId();
      const hold = isHeld ? { 'metadata.txns.auto_capture': 'false' } : {};
      await service.call.form('/orders', { order_id: orderId, amount: '100.00', ...hold });
      await pay(orderId, Cards.visa);
      for (const { action: next, crash } of sequence) {
        const txnUuid = (await stateOf(orderId)).txns.at(-1)?.txnUuid ?? 'txn_none';
        if (crash !== null) crashing.arm(crash.at, crash.how);
        // The caller of a crashed process gets no answer.
        await act(orderId, txnUuid, next).catch(() => undefined);
        if (crashing.disarm()) crashes += 1;
      }
      await settle();
      const ledger = service.database.db.collection<LedgerEntry>('sandbox_gateway_ledger');
      const entries = await ledger.find({ orderKey: keyOf(orderId) }).toArray();
      expect(reconcile(await stateOf(orderId), entries)).toEqual([]);
    }),
    { ...seeded(), numRuns: SEQUENCES, interruptAfterTimeLimit: 240_000 },
  );
  expect(crashes).toBeGreaterThan(0);
});
