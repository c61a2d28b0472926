/** Compares the ledgers of the simulated gateways with the service's orders, for each order and in sums. Pure. */
import type { TxnStatus } from '../../../generated/values.ts';
import type { Order } from '../../../server/domain/payments/order.ts';
import type { LedgerEntry } from '../../../server/gateways/sandbox/session.ts';
import type { LedgerPayment, MovementKind } from '../../gateway-simulator/ledger.ts';
import { type Balance, ledgerBalance, reconcile, serviceBalance } from '../reconciliation.ts';

export interface LedgerSum {
  /** Minor units of the currency. */
  readonly service: Balance;
  readonly gateway: Balance;
}

export interface LedgerComparison {
  readonly orders: number;
  /** Payments at the gateways that moved money, and their movements. */
  readonly payments: number;
  readonly movements: number;
  /** By gateway and currency: `STRIPE EUR`. */
  readonly sums: ReadonlyMap<string, LedgerSum>;
  /** By order id. */
  readonly problems: ReadonlyMap<string, readonly string[]>;
}

export interface ComparedLedgers {
  readonly orders: readonly Order[];
  /** By gateway. */
  readonly ledgers: Readonly<Record<string, readonly LedgerPayment[]>>;
  /** Statuses in which an attempt may remain. */
  readonly mayRemain?: readonly TxnStatus[];
}

const kinds: Readonly<Record<MovementKind, { readonly kind: LedgerEntry['kind']; readonly sign: 1 | -1 }>> = {
  hold: { kind: 'hold', sign: 1 },
  charge: { kind: 'charge', sign: 1 },
  capture: { kind: 'capture', sign: 1 },
  release: { kind: 'void', sign: 1 },
  refund: { kind: 'refund', sign: 1 },
  refund_returned: { kind: 'refund', sign: -1 },
  chargeback: { kind: 'refund', sign: 1 },
  chargeback_returned: { kind: 'refund', sign: -1 },
};

/** The movements of a gateway's payment, as entries of the service's own ledger. */
function entriesOf({ id, reference, currency, movements }: LedgerPayment, order: Order | undefined): LedgerEntry[] {
  return movements.map(({ kind, amount, at }, index) => ({
    _id: `${id}:${index}`,
    txnUuid: reference,
    kind: kinds[kind].kind,
    merchantId: order?.merchantId ?? '',
    orderKey: order?.orderId ?? '',
    money: { minor: amount * kinds[kind].sign, currency },
    at: new Date(at),
  }));
}

const nothing: LedgerSum = { service: { charged: 0, held: 0 }, gateway: { charged: 0, held: 0 } };

function added(sum: LedgerSum, side: keyof LedgerSum, { charged, held }: Balance): LedgerSum {
  return { ...sum, [side]: { charged: sum[side].charged + charged, held: sum[side].held + held } };
}

export function compareLedgers({ orders, ledgers, mayRemain = [] }: ComparedLedgers): LedgerComparison {
  const orderOfTxn = new Map(orders.flatMap((order) => order.txns.map(({ txnUuid }) => [txnUuid, order] as const)));
  const entries = new Map<string, LedgerEntry[]>();
  const sums = new Map<string, LedgerSum>();
  const problems = new Map<string, string[]>();
  const add = (key: string, side: keyof LedgerSum, balance: Balance) =>
    sums.set(key, added(sums.get(key) ?? nothing, side, balance));
  const note = (orderId: string, ...found: string[]) =>
    found.length > 0 && problems.set(orderId, [...(problems.get(orderId) ?? []), ...found]);

  const moved = Object.entries(ledgers).flatMap(([gateway, payments]) =>
    payments.filter(({ movements }) => movements.length > 0).map((payment) => ({ gateway, payment })),
  );
  for (const { gateway, payment } of moved) {
    const order = orderOfTxn.get(payment.reference);
    const own = entriesOf(payment, order);
    add(`${gateway} ${payment.currency}`, 'gateway', ledgerBalance(own));
    if (order === undefined) note(payment.reference, `money moved at ${gateway} for an unknown attempt`);
    else {
      entries.set(order.orderId, [...(entries.get(order.orderId) ?? []), ...own]);
      const txn = order.txns.find(({ txnUuid }) => txnUuid === payment.reference);
      if (txn?.gateway !== gateway) note(order.orderId, `money moved at ${gateway} for an attempt at ${txn?.gateway}`);
      if (payment.currency !== order.money.currency) note(order.orderId, `money moved in ${payment.currency}`);
    }
  }
  for (const order of orders) {
    for (const txn of order.txns) {
      const balance = serviceBalance(order, txn);
      if (balance.charged !== 0 || balance.held !== 0) {
        add(`${txn.gateway} ${order.money.currency}`, 'service', balance);
      }
    }
    note(order.orderId, ...reconcile(order, entries.get(order.orderId) ?? [], mayRemain));
  }
  const movements = moved.reduce((total, { payment }) => total + payment.movements.length, 0);
  return { orders: orders.length, payments: moved.length, movements, sums, problems };
}

/** The sums that differ, as sentences. */
export function differingSums({ sums }: LedgerComparison): string[] {
  return [...sums]
    .filter(([, { service, gateway }]) => service.charged !== gateway.charged || service.held !== gateway.held)
    .map(([key, { service, gateway }]) => {
      const of = ({ charged, held }: Balance) => `${charged} charged, ${held} held`;
      return `${key}: the service says ${of(service)}, the gateway ${of(gateway)}`;
    });
}
