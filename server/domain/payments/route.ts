/**
 * Chooses the merchant's gateway configuration for a payment. Pure: opens no credentials and calls no gateway.
 */
import type { GatewayConfig } from '../merchants/merchant.ts';

/** `others`: the other enabled configurations, best first; the hosted page offers them after a mismatch. */
export type GatewayRoute =
  | { readonly kind: 'chosen'; readonly config: GatewayConfig; readonly others: readonly GatewayConfig[] }
  /** No configuration is enabled, or no reference id was sent and no default is enabled. */
  | { readonly kind: 'noGateway'; readonly others: readonly GatewayConfig[] }
  /** No enabled configuration has the reference id that was sent. */
  | { readonly kind: 'mismatch'; readonly others: readonly GatewayConfig[] };

/**
 * A reference id selects the configuration and must match exactly. Without one (empty or null) the default is used. If
 * several match (two gateways may share a reference id), the default comes first, then the oldest.
 */
export function chooseGateway(configs: readonly GatewayConfig[], referenceId: string | null): GatewayRoute {
  const enabled = configs.filter((config) => config.enabled).sort(bestFirst);
  const named = referenceId !== null && referenceId !== '';
  const config = enabled.find((each) => (named ? each.referenceId === referenceId : each.isDefault));
  if (config !== undefined) return { kind: 'chosen', config, others: enabled.filter((each) => each !== config) };
  return { kind: named && enabled.length > 0 ? 'mismatch' : 'noGateway', others: enabled };
}

function bestFirst(a: GatewayConfig, b: GatewayConfig): number {
  if (a.isDefault !== b.isDefault) return a.isDefault ? -1 : 1;
  const age = a.createdAt.getTime() - b.createdAt.getTime();
  if (age !== 0) return age;
  return a.gatewayConfigId < b.gatewayConfigId ? -1 : 1;
}
