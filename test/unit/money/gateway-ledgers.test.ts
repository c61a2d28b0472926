/** The comparison of the gateways' ledgers with the orders, which the fault runs rely on: it finds every seeded difference. */
import { describe, expect, it } from 'vitest';
import { TxnStatus } from '../../../generated/values.ts';
import { compareLedgers, differingSums } from '../../../scripts/faults/gateways/gateway-ledgers.ts';
import { createLedger, type MovementKind } from '../../../scripts/gateway-simulator/ledger.ts';
import type { Order } from '../../../server/domain/payments/order.ts';
import { START, sampleOrder, withAttempt } from '../../support/order-samples.ts';

type Moved = readonly [kind: MovementKind, amount: number];

/** The ledger of a payment of 100.00 with these movements. */
function ledgerOf(movements: readonly Moved[], { reference = 'txn_1', currency = 'INR' } = {}) {
  const ledger = createLedger(() => START);
  ledger.open({ id: 'pay_1', reference, account: 'shop', currency, amount: 10_000 });
  for (const [kind, amount] of movements) ledger.move('pay_1', { kind, id: 'pay_1', reference: '', amount });
  return ledger.payments();
}

const order = (status: TxnStatus): Order => withAttempt(sampleOrder(), status, { gateway: 'STRIPE' });
const charged = order(TxnStatus.CHARGED);

function problemsOf(orders: readonly Order[], ledgers: Parameters<typeof compareLedgers>[0]['ledgers']) {
  const comparison = compareLedgers({ orders, ledgers });
  return { problems: [...comparison.problems.values()].flat(), sums: differingSums(comparison) };
}

it('equal ledgers have no problem', () => {
  const none = { problems: [], sums: [] };
  expect(problemsOf([charged], { STRIPE: ledgerOf([['charge', 10_000]]) })).toEqual(none);
  const held = [['hold', 10_000] as const, ['release', 10_000] as const];
  expect(problemsOf([order(TxnStatus.VOIDED)], { STRIPE: ledgerOf(held) })).toEqual(none);
  expect(problemsOf([order(TxnStatus.AUTHORIZATION_FAILED)], { STRIPE: ledgerOf([]) })).toEqual(none);
});

describe('a difference is found:', () => {
  it.each<[string, Order, readonly Moved[]]>([
    ['a charge that the gateway does not have', charged, []],
    ['a charge that the order does not have', order(TxnStatus.AUTHORIZATION_FAILED), [['charge', 10_000]]],
    ['another amount', charged, [['charge', 9_999]]],
    [
      'two charges',
      charged,
      [
        ['charge', 10_000],
        ['charge', 10_000],
      ],
    ],
    [
      'a refund that the order does not have',
      charged,
      [
        ['charge', 10_000],
        ['refund', 1],
      ],
    ],
    ['a hold that was not released', order(TxnStatus.VOIDED), [['hold', 10_000]]],
    [
      'a captured hold that the order voided',
      order(TxnStatus.VOIDED),
      [
        ['hold', 10_000],
        ['capture', 10_000],
      ],
    ],
  ])('%s', (_, made, movements) => {
    const { problems, sums } = problemsOf([made], { STRIPE: ledgerOf(movements) });
    expect(problems).not.toEqual([]);
    expect(sums).toHaveLength(1);
  });

  it('money that moved for an unknown attempt', () => {
    const stray = ledgerOf([['charge', 10_000]], { reference: 'txn_stray' });
    expect(problemsOf([], { ADYEN: stray }).problems).toEqual(['money moved at ADYEN for an unknown attempt']);
  });

  it('money that moved at another gateway, or in another currency', () => {
    const elsewhere = problemsOf([charged], { ADYEN: ledgerOf([['charge', 10_000]]) });
    expect(elsewhere.problems).toContain('money moved at ADYEN for an attempt at STRIPE');
    const foreign = problemsOf([charged], { STRIPE: ledgerOf([['charge', 10_000]], { currency: 'EUR' }) });
    expect(foreign.problems).toContain('money moved in EUR');
  });

  it('an attempt that is still open, unless it may remain', () => {
    const held = { STRIPE: ledgerOf([['hold', 10_000]]) };
    const orders = [order(TxnStatus.AUTHORIZED)];
    expect(problemsOf(orders, held).problems).toContain('an attempt remains AUTHORIZED');
    expect(compareLedgers({ orders, ledgers: held, mayRemain: [TxnStatus.AUTHORIZED] }).problems.size).toBe(0);
  });
});
