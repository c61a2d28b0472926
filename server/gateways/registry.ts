/**
 * The gateway connectors of this process, by name, and what settings calls need of them.
 */
import type { Money } from '../domain/money.ts';
import type { GatewayConnector } from '../domain/ports/gateway-connector.ts';

export interface GatewayRegistry {
  readonly all: readonly GatewayConnector[];
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
    find: (name) => byName.get(name) ?? null,
  };
}

/** What settings calls need of a gateway: its name, the credentials that it takes, and a test of them. */
export type GatewayType = Pick<
  GatewayConnector,
  'name' | 'label' | 'credentialFields' | 'otherCredentials' | 'capabilities' | 'moneyProblem' | 'testCredentials'
>;

/** Why a payment of this amount cannot go to the gateway, as the end of a sentence ("The gateway …"); null when it can. */
export function gatewayProblem(types: readonly GatewayType[], gateway: string, money: Money): string | null {
  const type = types.find(({ name }) => name === gateway);
  return type === undefined ? 'is not available in this environment' : type.moneyProblem(money);
}
