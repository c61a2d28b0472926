/**
 * What the service says has become of the money, held against the gateway's own ledger: charged, less refunded, less voided,
 * for every transaction apart. A small model of money, and nothing else of an order.
 */
import { type RefundStatus, TxnStatus } from '../../generated/values.ts';
import { sameMoney } from '../../server/domain/money.ts';
import type { Order } from '../../server/domain/payments/order.ts';
import { chargedMoney, type Txn } from '../../server/domain/payments/txn.ts';
import type { LedgerEntry } from '../../server/gateways/sandbox/session.ts';

/** Minor units that the merchant has, and minor units that are held for it. */
export interface Balance {
  readonly charged: number;
  readonly held: number;
}

const sum = (minors: readonly number[]) => minors.reduce((total, minor) => total + minor, 0);

/** What the gateway's ledger comes to. */
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

/** Whether an attempt with this status is the one that the order is, or was, taken by: it is paid, held or voided. */
function takesOrder(status: TxnStatus): boolean {
  return status === TxnStatus.CHARGED || status === TxnStatus.VOIDED || held.includes(status);
}

const SUCCESS: RefundStatus = 'SUCCESS';

/** What the service says. */
export function serviceBalance(order: Order, txn: Txn): Balance {
  const refunds = order.refunds.filter(({ txnUuid, status }) => txnUuid === txn.txnUuid && status === SUCCESS);
  const back = sum(refunds.map(({ money }) => money.minor));
  if (txn.status === TxnStatus.CHARGED) return { charged: chargedMoney(txn).minor - back, held: 0 };
  if (held.includes(txn.status)) return { charged: 0, held: txn.money.minor };
  if (txn.status !== TxnStatus.AUTO_REFUNDED) return { charged: 0, held: 0 };
  const rest = txn.money.minor - back;
  return txn.hold === undefined ? { charged: rest, held: 0 } : { charged: 0, held: rest };
}

/** Statuses in which something is still to come. */
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

/** What is wrong with an order that everybody has had the time to finish; empty where nothing is. */
export function reconcile(order: Order, ledger: readonly LedgerEntry[]): readonly string[] {
  const problems: string[] = [];
  for (const txn of order.txns) {
    const entries = ledger.filter(({ txnUuid }) => txnUuid === txn.txnUuid);
    const [service, gateway] = [serviceBalance(order, txn), ledgerBalance(entries)];
    if (service.charged !== gateway.charged || service.held !== gateway.held) {
      const said = `${service.charged} charged, ${service.held} held`;
      problems.push(`${txn.status}: the service says ${said}, the gateway ${gateway.charged} and ${gateway.held}`);
    }
    if (open.includes(txn.status)) problems.push(`an attempt stays ${txn.status}`);
    for (const kind of ['charge', 'hold', 'capture', 'void'] as const) {
      if (entries.filter((entry) => entry.kind === kind).length > 1) problems.push(`more than one ${kind}`);
    }
  }
  const strangers = ledger.filter((entry) => !order.txns.some(({ txnUuid }) => txnUuid === entry.txnUuid));
  if (strangers.length > 0) problems.push('money moved for an attempt that there is not');
  const paying = order.txns.filter(({ status }) => status === TxnStatus.CHARGED);
  if (paying.length > 1) problems.push('the order is paid twice');
  const taking = order.txns.filter(({ status }) => takesOrder(status));
  if (taking.length > 1) problems.push('the order is taken again after it was held or paid');
  // Of a hold a part may be captured; what was held for the order is all of it.
  if (taking.some(({ money }) => !sameMoney(money, order.money))) problems.push('the order is taken with other money');
  if (order.refunds.some(({ status }) => status === 'PENDING')) problems.push('a refund stays PENDING');
  if (order.refunds.some(({ errorCode }) => errorCode === 'refund_too_much' || errorCode === 'nothing_moved')) {
    problems.push('more was asked back than was paid');
  }
  return problems;
}
