/** Where a transaction is at its gateway. */

import type { Txn } from '../../domain/payments/txn.ts';
import type { Gateway } from '../../domain/ports/gateway.ts';
import type { GatewayRegistry } from '../../gateways/registry.ts';

/** The gateway that has the transaction, and its session there. Throws when this process has no such gateway. */
export function gatewaySession(
  gateways: GatewayRegistry,
  txn: Pick<Txn, 'gateway' | 'session'> | undefined,
): { readonly gateway: Gateway; readonly session: string } {
  const gateway = txn === undefined ? null : gateways.find(txn.gateway);
  const session = txn?.session ?? null;
  if (gateway === null || session === null) throw new Error('the gateway of a payment under way is not there');
  return { gateway, session };
}
