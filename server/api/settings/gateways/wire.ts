/** Converts gateway configurations to the wire format. */
import type { components } from '../../../../generated/admin.openapi.d.ts';
import { spreadSecrets } from '../../../domain/merchants/changed-fields.ts';
import type { GatewayConfig } from '../../../domain/merchants/merchant.ts';
import { toTimestamp } from '../../orders/wire.ts';
import type { DefaultRequest } from './gateway-configs.ts';

type Schemas = components['schemas'];

/** A configuration with the names of its credentials only. */
export function toGatewayConfig(config: GatewayConfig): Schemas['GatewayConfig'] {
  return {
    gateway_config_id: config.gatewayConfigId,
    gateway: config.gateway,
    name: config.name,
    reference_id: config.referenceId,
    credential_names: Object.keys(config.credentials).sort(),
    is_default: config.isDefault,
    enabled: config.enabled,
    date_created: toTimestamp(config.createdAt),
  };
}

/** The configuration that already uses a reference id. */
export function toConflict(holder: GatewayConfig | null): Schemas['GatewayConflict'] | null {
  return holder === null ? null : { gateway_config_id: holder.gatewayConfigId, name: holder.name };
}

/** The fields that the audit log compares. */
export function auditedGateway(config: GatewayConfig): Readonly<Record<string, unknown>> {
  return {
    gateway: config.gateway,
    name: config.name,
    reference_id: config.referenceId,
    ...spreadSecrets('credentials', config.credentials),
    is_default: config.isDefault,
    enabled: config.enabled,
  };
}

/** Converts `is_default`. */
export function toDefaultRequest(isDefault: boolean | undefined): DefaultRequest {
  if (isDefault === undefined) return 'unsaid';
  return isDefault ? 'make_default' : 'not_default';
}
