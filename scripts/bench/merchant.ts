/**
 * The merchant that the benchmarks call as. Every event is enabled, ORDER_CREATED too, so that each created order carries
 * its event.
 */
import { EventName } from '../../generated/values.ts';
import { keptApiKey } from '../../server/domain/merchants/api-key.ts';
import type { GatewayConfig, Merchant } from '../../server/domain/merchants/merchant.ts';
import { newMerchant } from '../../server/domain/merchants/new-merchant.ts';
import { sandboxGatewayName } from '../../server/gateways/sandbox/description.ts';

export const BENCH_MERCHANT_ID = 'bench';
/** Lives on the loopback interface for as long as a run. */
export const BENCH_API_KEY = `svc_key_${'b'.repeat(64)}`;

/** What pays where a benchmark pays. */
function gateway(createdAt: Date): GatewayConfig {
  return {
    gatewayConfigId: 'gw_bench',
    gateway: sandboxGatewayName,
    name: 'Sandbox bank',
    referenceId: 'cards_default',
    credentials: {},
    isDefault: true,
    enabled: true,
    createdAt,
  };
}

/** The merchant. `webhookUrl` is where its events would go; null keeps them waiting. */
export function benchMerchant(webhookUrl: string | null): Merchant {
  const createdAt = new Date();
  const firstKey = keptApiKey(BENCH_API_KEY, { keyId: 'key_bench', name: 'bench', createdAt });
  const seed = { merchantId: BENCH_MERCHANT_ID, name: 'Bench', environment: 'sandbox', createdAt, firstKey } as const;
  const merchant = newMerchant(seed);
  const webhook = { ...merchant.webhook, url: webhookUrl, events: Object.values(EventName) };
  return { ...merchant, gateways: [gateway(createdAt)], webhook };
}
