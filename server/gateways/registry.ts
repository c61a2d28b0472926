/**
 * The gateway connectors this process has, by name. Which of them a merchant uses is decided in route.ts.
 */
import type { Gateway } from '../domain/ports/gateway.ts';

export interface GatewayRegistry {
  /** The names a gateway configuration may have. */
  readonly names: readonly string[];
  /** The connector of a name (case-sensitive), or null. */
  find(name: string): Gateway | null;
}

/** Throws when two connectors have one name. */
export function createGatewayRegistry(gateways: readonly Gateway[]): GatewayRegistry {
  const byName = new Map(gateways.map((gateway) => [gateway.name, gateway]));
  if (byName.size < gateways.length) throw new Error('Two gateway connectors have the same name. Rename one of them.');
  return {
    names: [...byName.keys()],
    find: (name) => byName.get(name) ?? null,
  };
}
