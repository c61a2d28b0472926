/**
 * How much of an order its customer has paid: what refunds are held against. The only place where it is computed. Pure.
 */

import type { Order } from './order.ts';
import { chargedMoney, type Txn, txnPhase } from './txn.ts';

/** The transaction that has paid the order; undefined while none has. What came late or twice never paid it. */
export function payingTxn(order: Order): Txn | undefined {
  return order.txns.find((txn) => txnPhase(txn) === 'charged');
}

/** Minor units that the order has been paid; 0 while it is not. */
export function capturedMinor(order: Order): number {
  const txn = payingTxn(order);
  return txn === undefined ? 0 : chargedMoney(txn).minor;
}
