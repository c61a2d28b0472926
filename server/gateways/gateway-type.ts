/**
 * What settings calls need of a gateway: its name, the credentials that it takes, and a test of them.
 */
import type { Money } from '../domain/money.ts';
import type { GatewayConnector } from '../domain/ports/gateway-connector.ts';

export type GatewayType = Pick<
  GatewayConnector,
  'name' | 'label' | 'credentialFields' | 'capabilities' | 'moneyProblem' | 'testCredentials'
> & {
  /** True when a configuration may have credentials with names that `credentialFields` does not list. */
  readonly otherCredentials?: true;
};

/** Why a payment of this amount cannot go to the gateway, as the end of a sentence ("The gateway …"); null when it can. */
export function gatewayProblem(types: readonly GatewayType[], gateway: string, money: Money): string | null {
  const type = types.find(({ name }) => name === gateway);
  return type === undefined ? 'is not available in this environment' : type.moneyProblem(money);
}
