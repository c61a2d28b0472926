/**
 * Identifies the merchant of a gateway notification: the path names the gateway configuration, and its connector
 * verifies the signature. An unknown configuration, one without a secret and a wrong signature are indistinguishable:
 * all return undefined.
 */
import type { Merchant } from '../domain/merchants/merchant.ts';
import type { GenuineNotification, NotificationMessage } from '../domain/ports/gateway-connector.ts';
import type { GatewayRegistry } from '../gateways/registry.ts';
import type { GatewayAccounts } from '../usecases/payments/gateway-of-attempt.ts';

export interface GatewaySenderDeps {
  readonly merchants: { findByGatewayConfig(gatewayConfigId: string): Promise<readonly Merchant[]> };
  readonly gateways: GatewayRegistry;
  readonly accounts: Pick<GatewayAccounts, 'of'>;
}

export interface GatewaySender {
  readonly merchant: Merchant;
  readonly gatewayConfigId: string;
  /** What the connector read from the verified body. */
  readonly notification: GenuineNotification;
}

export type FindGatewaySender = ReturnType<typeof createFindGatewaySender>;

export function createFindGatewaySender({ merchants, gateways, accounts }: GatewaySenderDeps) {
  return async function findGatewaySender(
    gatewayConfigId: string,
    message: NotificationMessage,
  ): Promise<GatewaySender | undefined> {
    for (const merchant of await merchants.findByGatewayConfig(gatewayConfigId)) {
      const config = merchant.gateways.find((one) => one.gatewayConfigId === gatewayConfigId);
      const connector = config === undefined ? null : gateways.find(config.gateway);
      if (config === undefined || connector === null) continue;
      const notification = await connector.parseNotification(accounts.of(merchant, config), message);
      if (notification.kind === 'unsigned') continue;
      return { merchant, gatewayConfigId, notification };
    }
    return undefined;
  };
}
