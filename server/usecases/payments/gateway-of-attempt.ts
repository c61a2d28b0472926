/**
 * The connector of an attempt, with the merchant's decrypted credentials and what the connector stored. Every gateway
 * call about an existing attempt starts here.
 */
import type { GatewayConfig, Merchant } from '../../domain/merchants/merchant.ts';
import { capturesAtOnce, type Txn } from '../../domain/payments/txn.ts';
import type { GatewayAccount, GatewayAttempt, GatewayConnector } from '../../domain/ports/gateway-connector.ts';
import type { SealBinding, Sealer } from '../../domain/ports/sealed.ts';
import type { GatewayRegistry } from '../../gateways/registry.ts';

type ConfigCredentials = Pick<GatewayConfig, 'gatewayConfigId' | 'credentials'>;

/** The seal binding of one credential. */
export function credentialBinding(merchantId: string, gatewayConfigId: string, name: string): SealBinding {
  return { merchantId, record: `gateway.${gatewayConfigId}.${name}` };
}

/** The decrypted credentials of a configuration. */
export function openCredentials(
  sealer: Pick<Sealer, 'open'>,
  merchantId: string,
  { gatewayConfigId, credentials }: ConfigCredentials,
): Readonly<Record<string, string>> {
  const opened = Object.entries(credentials).map(([name, sealed]) => [
    name,
    sealer.open(credentialBinding(merchantId, gatewayConfigId, name), sealed),
  ]);
  return Object.fromEntries(opened);
}

export interface GatewayOfAttempt {
  readonly connector: GatewayConnector;
  readonly account: GatewayAccount;
  readonly attempt: GatewayAttempt;
}

export interface GatewayAccounts {
  /** The account of a configuration. */
  of(merchant: Merchant, config: ConfigCredentials): GatewayAccount;
  /** @throws Error when this process does not have the attempt's gateway. */
  ofAttempt(merchant: Merchant, txn: Txn): GatewayOfAttempt;
}

export interface GatewayAccountsDeps {
  readonly gateways: GatewayRegistry;
  readonly sealer: Pick<Sealer, 'open'>;
}

function cancellationOf({ cancelling, createdAt }: Txn): Pick<GatewayAttempt, 'cancellation'> {
  if (cancelling === undefined) return {};
  const since = cancelling.since ?? createdAt;
  if (cancelling.result === undefined) return { cancellation: { kind: 'requested', since } };
  return cancelling.result === 'refused' ? { cancellation: { kind: 'refused', since } } : {};
}

export function createGatewayAccounts({ gateways, sealer }: GatewayAccountsDeps): GatewayAccounts {
  function of({ merchantId }: Merchant, config: ConfigCredentials): GatewayAccount {
    const { gatewayConfigId } = config;
    return { gatewayConfigId, credentials: openCredentials(sealer, merchantId, config) };
  }

  return {
    of,

    ofAttempt(merchant, txn) {
      const connector = gateways.find(txn.gateway);
      if (connector === null) throw new Error(`The gateway ${txn.gateway} of an open payment is not available.`);
      const { gatewayConfigId, txnUuid, money, createdAt } = txn;
      const config = merchant.gateways.find((one) => one.gatewayConfigId === gatewayConfigId);
      return {
        connector,
        account: of(merchant, { gatewayConfigId, credentials: config?.credentials ?? {} }),
        attempt: {
          txnUuid,
          reference: txn.gatewayReference ?? null,
          money,
          autoCapture: capturesAtOnce(txn),
          startedAt: createdAt,
          ...cancellationOf(txn),
        },
      };
    },
  };
}
