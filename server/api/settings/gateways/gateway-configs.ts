/**
 * A merchant's gateway configurations: which reference id is free, and which configuration is the default.
 * Pure. At most one enabled configuration is the default; a disabled one never is. No two enabled configurations of
 * one gateway have the same reference id.
 */
import type { GatewayConfig } from '../../../domain/merchants/merchant.ts';

/** How many configurations a merchant may have. */
export const MAX_GATEWAY_CONFIGS = 50;

export type GatewayOutcome =
  | { readonly kind: 'done'; readonly configs: readonly GatewayConfig[]; readonly config: GatewayConfig }
  | { readonly kind: 'reference_id_taken' }
  | { readonly kind: 'disabled_default' }
  | { readonly kind: 'too_many' };

/** What a call says about the default: `unsaid` leaves it to the rule. */
export type DefaultRequest = 'make_default' | 'not_default' | 'unsaid';

/** The enabled configuration of the gateway that has the reference id, letter case counting; null when it is free. */
export function referenceIdHolder(
  configs: readonly GatewayConfig[],
  wanted: Pick<GatewayConfig, 'gateway' | 'referenceId'>,
): GatewayConfig | null {
  if (wanted.referenceId === '') return null;
  const holds = (config: GatewayConfig) =>
    config.enabled && config.gateway === wanted.gateway && config.referenceId === wanted.referenceId;
  return configs.find(holds) ?? null;
}

/** The configurations with one put in: in its own place when there is one of this id, else at the end. */
export function putGatewayConfig(
  configs: readonly GatewayConfig[],
  put: Omit<GatewayConfig, 'isDefault'>,
  wanted: DefaultRequest,
): GatewayOutcome {
  const before = configs.find(({ gatewayConfigId }) => gatewayConfigId === put.gatewayConfigId);
  const others = configs.filter((config) => config !== before);
  if (before === undefined && others.length >= MAX_GATEWAY_CONFIGS) return { kind: 'too_many' };
  if (put.enabled && referenceIdHolder(others, put) !== null) return { kind: 'reference_id_taken' };
  if (wanted === 'make_default' && !put.enabled) return { kind: 'disabled_default' };
  const config: GatewayConfig = { ...put, isDefault: put.enabled && becomesDefault({ before, others }, wanted) };
  const rest = (other: GatewayConfig) => (config.isDefault && other.isDefault ? { ...other, isDefault: false } : other);
  const after = configs.map((each) => (each === before ? config : rest(each)));
  return { kind: 'done', configs: before === undefined ? [...after, config] : after, config };
}

/** The configurations without one. When it was the default, there is none until another is named. */
export function removeGatewayConfig(
  configs: readonly GatewayConfig[],
  gatewayConfigId: string,
): readonly GatewayConfig[] {
  return configs.filter((config) => config.gatewayConfigId !== gatewayConfigId);
}

/** Whether an enabled configuration is the default: as wished, else as it was, else when it is the only enabled one. */
function becomesDefault(
  { before, others }: { readonly before: GatewayConfig | undefined; readonly others: readonly GatewayConfig[] },
  wanted: DefaultRequest,
): boolean {
  switch (wanted) {
    case 'make_default':
      return true;
    case 'not_default':
      return false;
    case 'unsaid':
      return before?.enabled ? before.isDefault : !others.some(({ enabled }) => enabled);
    default:
      return wanted satisfies never;
  }
}
