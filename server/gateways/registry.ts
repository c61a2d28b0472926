/**
 * The gateway connectors of this process, by name. route.ts chooses the one for a payment.
 */
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
