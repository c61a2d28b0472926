/**
 * The rules of a merchant's gateway configurations. At most one enabled configuration is the default; a disabled one never is. Enabled
 * configurations of one gateway have different reference ids. Pure.
 */
import type { GatewayConfig } from '../../../domain/merchants/merchant.ts';

/** Configurations per merchant. */
export const MAX_GATEWAY_CONFIGS = 50;

export type GatewayOutcome =
  | { readonly kind: 'done'; readonly configs: readonly GatewayConfig[]; readonly config: GatewayConfig }
  | { readonly kind: 'reference_id_taken' }
  | { readonly kind: 'disabled_default' }
  | { readonly kind: 'too_many' };

/** The requested default state; `unsaid` applies the rule of `becomesDefault`. */
export type DefaultRequest = 'make_default' | 'not_default' | 'unsaid';

/** The gateway's enabled configuration with this reference id (case-sensitive); null if there is none. */
export function referenceIdHolder(
  configs: readonly GatewayConfig[],
  wanted: Pick<GatewayConfig, 'gateway' | 'referenceId'>,
): GatewayConfig | null {
  if (wanted.referenceId === '') return null;
  const holds = (config: GatewayConfig) =>
    config.enabled && config.gateway === wanted.gateway && config.referenceId === wanted.referenceId;
  return configs.find(holds) ?? null;
}

/** Adds a configuration, or replaces the one with the same id in place. */
export function putGatewayConfig(
  configs: readonly GatewayConfig[],
  put: Omit<GatewayConfig, 'isDefault'>,
  wanted: DefaultRequest,
): GatewayOutcome {
  const before = configs.find(({ gatewayConfigId }) => gatewayConfigId === put.gatewayConfigId);
  const others = configs.filter((config) => config !== before);
  const live = others.filter(({ deletedAt }) => deletedAt === undefined);
  if (before === undefined && live.length >= MAX_GATEWAY_CONFIGS) return { kind: 'too_many' };
  if (put.enabled && referenceIdHolder(others, put) !== null) return { kind: 'reference_id_taken' };
  if (wanted === 'make_default' && !put.enabled) return { kind: 'disabled_default' };
  const config: GatewayConfig = { ...put, isDefault: put.enabled && becomesDefault({ before, others }, wanted) };
  const rest = (other: GatewayConfig) => (config.isDefault && other.isDefault ? { ...other, isDefault: false } : other);
  const after = configs.map((each) => (each === before ? config : rest(each)));
  return { kind: 'done', configs: before === undefined ? [...after, config] : after, config };
}

/** Deleted configurations that are kept, for captures and refunds of their payments. */
const MAX_DELETED = 50;

/**
 * Deletes a configuration: it takes no more payments and is not shown. Its credentials are kept for the payments that it
 * took, of the `MAX_DELETED` that were deleted last. If it was the default, there is no default until a call sets one.
 */
export function removeGatewayConfig(
  configs: readonly GatewayConfig[],
  gatewayConfigId: string,
  now: Date,
): readonly GatewayConfig[] {
  const live = configs.filter((config) => config.deletedAt === undefined && config.gatewayConfigId !== gatewayConfigId);
  const removed = configs.filter((config) => config.gatewayConfigId === gatewayConfigId);
  const deleted = [
    ...configs.filter((config) => config.deletedAt !== undefined),
    ...removed.map((config) => ({ ...config, enabled: false, isDefault: false, deletedAt: now })),
  ];
  return [...live, ...deleted.slice(-MAX_DELETED)];
}

/** Whether an enabled configuration becomes the default: as requested; else as before; else if it is the only enabled one. */
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
