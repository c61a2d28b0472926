/**
 * The gateway connectors of this process, by name. route.ts chooses the one for a payment.
 */
import type { Txn } from '../domain/payments/txn.ts';
import type { Gateway } from '../domain/ports/gateway.ts';

export interface GatewayRegistry {
  /** The names that a gateway configuration may use. */
  readonly names: readonly string[];
  /** The connector with this name (case-sensitive), or null. */
  find(name: string): Gateway | null;
}

/** @throws Error when two connectors have the same name. */
export function createGatewayRegistry(gateways: readonly Gateway[]): GatewayRegistry {
  const byName = new Map(gateways.map((gateway) => [gateway.name, gateway]));
  if (byName.size < gateways.length) throw new Error('Two gateway connectors have the same name. Rename one of them.');
  return {
    names: [...byName.keys()],
    find: (name) => byName.get(name) ?? null,
  };
}

/** The transaction's gateway, and its session there. @throws Error when this process does not have the gateway. */
export function gatewaySession(
  gateways: GatewayRegistry,
  txn: Pick<Txn, 'gateway' | 'session'> | undefined,
): { readonly gateway: Gateway; readonly session: string } {
  const gateway = txn === undefined ? null : gateways.find(txn.gateway);
  const session = txn?.session ?? null;
  if (gateway === null || session === null) throw new Error('The gateway of an open payment is not available.');
  return { gateway, session };
}
