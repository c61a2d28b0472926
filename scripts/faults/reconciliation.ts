/**
 * Reconciles an order with the gateway's ledger: charged, less refunded, less voided, for each transaction.
 * Models the money of an order and nothing else.
 */
import { type RefundStatus, TxnStatus } from '../../generated/values.ts';
import { sameMoney } from '../../server/domain/money.ts';
import type { Order } from '../../server/domain/payments/order.ts';
import { chargedMoney, type Txn } from '../../server/domain/payments/txn.ts';
import type { LedgerEntry } from '../../server/gateways/sandbox/session.ts';

/** Charged and held money in minor units. */
export interface Balance {
  readonly charged: number;
  readonly held: number;
}

const sum = (minors: readonly number[]) => minors.reduce((total, minor) => total + minor, 0);

/** The balance in the gateway's ledger. */
export function ledgerBalance(entries: readonly LedgerEntry[]): Balance {
  const of = (kind: LedgerEntry['kind']) =>
    sum(entries.filter((entry) => entry.kind === kind).map(({ money }) => money.minor));
  return { charged: of('charge') + of('capture') - of('refund'), held: of('hold') - of('capture') - of('void') };
}

const held: readonly TxnStatus[] = [
  TxnStatus.AUTHORIZED,
  TxnStatus.CAPTURE_FAILED,
  TxnStatus.VOID_FAILED,
  TxnStatus.CAPTURE_INITIATED,
  TxnStatus.VOID_INITIATED,
];

/** Whether an attempt with this status paid or held the order. */
function takesOrder(status: TxnStatus): boolean {
  return status === TxnStatus.CHARGED || status === TxnStatus.VOIDED || held.includes(status);
}

const SUCCESS: RefundStatus = 'SUCCESS';

/** The balance in the service's order. */
export function serviceBalance(order: Order, txn: Txn): Balance {
  const refunds = order.refunds.filter(({ txnUuid, status }) => txnUuid === txn.txnUuid && status === SUCCESS);
  const back = sum(refunds.map(({ money }) => money.minor));
  if (txn.status === TxnStatus.CHARGED) return { charged: chargedMoney(txn).minor - back, held: 0 };
  if (held.includes(txn.status)) return { charged: 0, held: txn.money.minor };
  if (txn.status !== TxnStatus.AUTO_REFUNDED) return { charged: 0, held: 0 };
  const rest = txn.money.minor - back;
  return txn.hold === undefined ? { charged: rest, held: 0 } : { charged: 0, held: rest };
}

/** Statuses that are not final. */
const open: readonly string[] = [
  TxnStatus.PENDING_VBV,
  TxnStatus.VBV_SUCCESSFUL,
  TxnStatus.AUTHORIZING,
  TxnStatus.AUTHORIZED,
  TxnStatus.CAPTURE_INITIATED,
  TxnStatus.CAPTURE_FAILED,
  TxnStatus.VOID_INITIATED,
  TxnStatus.VOID_FAILED,
];

/** The problems of an order that should be final; `mayRemain`: statuses that count as final. Empty without any. */
export function reconcile(
  order: Order,
  ledger: readonly LedgerEntry[],
  mayRemain: readonly TxnStatus[] = [],
): readonly string[] {
  const problems: string[] = [];
  for (const txn of order.txns) {
    const entries = ledger.filter(({ txnUuid }) => txnUuid === txn.txnUuid);
    const [service, gateway] = [serviceBalance(order, txn), ledgerBalance(entries)];
    if (service.charged !== gateway.charged || service.held !== gateway.held) {
      const said = `${service.charged} charged, ${service.held} held`;
      problems.push(`${txn.status}: the service says ${said}, the gateway ${gateway.charged} and ${gateway.held}`);
    }
    if (open.includes(txn.status) && !mayRemain.includes(txn.status)) problems.push(`an attempt remains ${txn.status}`);
    for (const kind of ['charge', 'hold', 'capture', 'void'] as const) {
      if (entries.filter((entry) => entry.kind === kind).length > 1) problems.push(`more than one ${kind}`);
    }
  }
  const unknown = ledger.filter((entry) => !order.txns.some(({ txnUuid }) => txnUuid === entry.txnUuid));
  if (unknown.length > 0) problems.push('money moved for an unknown attempt');
  const paying = order.txns.filter(({ status }) => status === TxnStatus.CHARGED);
  if (paying.length > 1) problems.push('the order is paid twice');
  const taking = order.txns.filter(({ status }) => takesOrder(status));
  if (taking.length > 1) problems.push('the order is held or paid more than once');
  // A capture may be partial, but the hold covers the whole order.
  if (taking.some(({ money }) => !sameMoney(money, order.money)))
    problems.push('the held or paid amount differs from the order');
  if (order.refunds.some(({ status }) => status === 'PENDING')) problems.push('a refund remains PENDING');
  if (order.refunds.some(({ errorCode }) => errorCode === 'refund_too_much' || errorCode === 'nothing_moved')) {
    problems.push('refunds exceed the payment');
  }
  return problems;
}
