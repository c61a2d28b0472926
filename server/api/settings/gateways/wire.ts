/** Converts gateways and gateway configurations to the wire format. */
import type { components } from '../../../../generated/admin.openapi.d.ts';
import { GatewayCircuitState, GatewayTestResult } from '../../../../generated/values.ts';
import { spreadSecrets } from '../../../domain/merchants/changed-fields.ts';
import type { GatewayConfig } from '../../../domain/merchants/merchant.ts';
import type { CredentialTest } from '../../../domain/ports/gateway-connector.ts';
import type { CircuitState, GatewayHealth } from '../../../gateways/circuit.ts';
import type { GatewayType } from '../../../gateways/registry.ts';
import { toTimestamp } from '../../orders/wire.ts';
import type { SettingsParts } from '../settings-parts.ts';
import type { DefaultRequest } from './gateway-configs.ts';

type Schemas = components['schemas'];

/** A gateway that configurations may use. */
export function toGatewayType(type: GatewayType): Schemas['GatewayType'] {
  const { manualCapture, partialCapture, partialRefunds, networkTokens, moto } = type.capabilities;
  return {
    name: type.name,
    label: type.label,
    credential_fields: type.credentialFields.map(({ name, label, secret, required, pattern, help }) => {
      return { name, label, secret, required, pattern, help };
    }),
    other_credentials: type.otherCredentials === true,
    capabilities: {
      manual_capture: manualCapture,
      partial_capture: partialCapture,
      partial_refunds: partialRefunds,
      network_tokens: networkTokens,
      moto,
    },
  };
}

/** A configuration with the names of its credentials only. */
export function createToGatewayConfig({ publicBaseUrl, circuits }: Pick<SettingsParts, 'publicBaseUrl' | 'circuits'>) {
  return (config: GatewayConfig): Schemas['GatewayConfig'] => ({
    gateway_config_id: config.gatewayConfigId,
    gateway: config.gateway,
    name: config.name,
    reference_id: config.referenceId,
    credential_names: Object.keys(config.credentials).sort(),
    is_default: config.isDefault,
    enabled: config.enabled,
    date_created: toTimestamp(config.createdAt),
    callback_url: `${publicBaseUrl}/gateway-callbacks/${config.gatewayConfigId}`,
    health: toHealth(circuits.health(config.gatewayConfigId)),
  });
}

const circuitStates: Readonly<Record<CircuitState, GatewayCircuitState>> = {
  closed: GatewayCircuitState.CLOSED,
  open: GatewayCircuitState.OPEN,
  half_open: GatewayCircuitState.HALF_OPEN,
};

function toHealth({ circuit, probeAt, calls, failures, p50, p95 }: GatewayHealth): Schemas['GatewayHealth'] {
  return {
    circuit: circuitStates[circuit],
    calls,
    success_rate: calls === 0 ? null : Math.round(((calls - failures) / calls) * 10_000) / 10_000,
    latency_p50_ms: p50,
    latency_p95_ms: p95,
    next_probe_at: probeAt === null ? null : toTimestamp(probeAt),
  };
}

const testResults: Readonly<Record<CredentialTest['result'], GatewayTestResult>> = {
  accepted: GatewayTestResult.ACCEPTED,
  refused: GatewayTestResult.REFUSED,
  unreachable: GatewayTestResult.UNREACHABLE,
};

/** The result of a test of the credentials. */
export function toConfigTest(
  gatewayConfigId: string,
  { result, message }: CredentialTest,
  checkedAt: Date,
): Schemas['GatewayConfigTest'] {
  return {
    gateway_config_id: gatewayConfigId,
    result: testResults[result],
    message,
    checked_at: toTimestamp(checkedAt),
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
