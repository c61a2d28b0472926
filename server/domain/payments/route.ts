/**
 * Chooses which gateway configuration of a merchant a payment goes through. Pure: the configurations come in,
 * nothing is opened or called.
 */
import type { GatewayConfig } from '../merchants/merchant.ts';

/** `others`: the enabled configurations not chosen, best first; the hosted page shows them after a mismatch. */
export type GatewayRoute =
  | { readonly kind: 'chosen'; readonly config: GatewayConfig; readonly others: readonly GatewayConfig[] }
  /** Nothing to pay through: none is enabled, or no reference id was sent and no default is enabled. */
  | { readonly kind: 'noGateway'; readonly others: readonly GatewayConfig[] }
  /** A reference id was sent that no enabled configuration has. */
  | { readonly kind: 'mismatch'; readonly others: readonly GatewayConfig[] };

/**
 * A reference id decides where one was sent: it must be spelt exactly as configured. An empty or absent one (null)
 * leaves it to the default. Of several that fit (two gateways may share a reference id) the default comes first, then
 * the oldest.
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
