/**
 * The gateway connectors of this process, by name.
 */
import type { GatewayConnector } from '../domain/ports/gateway-connector.ts';

export interface GatewayRegistry {
  readonly all: readonly GatewayConnector[];
  /** The names that a gateway configuration may use. */
  readonly names: readonly string[];
  /** The connector with this name (case-sensitive), or null. */
  find(name: string): GatewayConnector | null;
}

/** @throws Error when two connectors have the same name. */
export function createGatewayRegistry(connectors: readonly GatewayConnector[]): GatewayRegistry {
  const byName = new Map(connectors.map((connector) => [connector.name, connector]));
  if (byName.size < connectors.length)
    throw new Error('Two gateway connectors have the same name. Rename one of them.');
  return {
    all: connectors,
    names: [...byName.keys()],
    find: (name) => byName.get(name) ?? null,
  };
}
