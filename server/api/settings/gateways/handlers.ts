/**
 * Handlers of a merchant's gateway configurations.
 */
import type { SettingsHandlers } from '../../../../generated/server/handlers.ts';
import { AdminOperationId, ErrorCode } from '../../../../generated/values.ts';
import { changedFields, fieldChange } from '../../../domain/merchants/changed-fields.ts';
import type { GatewayConfig, Merchant } from '../../../domain/merchants/merchant.ts';
import { ApiError } from '../../../http/errors/api-error.ts';
import type { Contexts } from '../../../http/request/context.ts';
import { shortId } from '../../../platform/runtime.ts';
import { changeSettings, currentMerchant } from '../change-settings.ts';
import type { SettingsParts } from '../settings-parts.ts';
import { changedCredentials } from './credentials.ts';
import {
  type GatewayOutcome,
  MAX_GATEWAY_CONFIGS,
  putGatewayConfig,
  referenceIdHolder,
  removeGatewayConfig,
} from './gateway-configs.ts';
import { auditedGateway, toConflict, toDefaultRequest, toGatewayConfig } from './wire.ts';

type GatewayHandlers = Pick<
  SettingsHandlers<Contexts>,
  | 'listGatewayConfigs'
  | 'createGatewayConfig'
  | 'getGatewayConfig'
  | 'updateGatewayConfig'
  | 'deleteGatewayConfig'
  | 'checkGatewayAvailability'
>;

export function gatewayHandlers(parts: SettingsParts): GatewayHandlers {
  const { clock, random } = parts.runtime;
  return {
    async listGatewayConfigs(_request, context) {
      const { gateways } = await currentMerchant(parts, context);
      return { status: 200, body: { list: gateways.map(toGatewayConfig) } };
    },

    async createGatewayConfig({ body }, context) {
      refuseUnknownGateway(parts, body.gateway);
      const gatewayConfigId = shortId('gtw', random);
      const createdAt = clock.now();
      const call = { operation: AdminOperationId.createGatewayConfig, objectId: gatewayConfigId };
      const changed = await changeSettings(parts, context, call, (merchant) => {
        const put = {
          gatewayConfigId,
          gateway: body.gateway,
          name: body.name,
          referenceId: body.reference_id ?? '',
          credentials: changedCredentials(
            parts.sealer,
            { merchant, gatewayConfigId, stored: {} },
            body.credentials ?? {},
          ),
          enabled: body.enabled ?? true,
          createdAt,
        };
        const { configs, config } = accepted(
          putGatewayConfig(merchant.gateways, put, toDefaultRequest(body.is_default)),
        );
        return { merchant: { ...merchant, gateways: configs }, changes: changedFields({}, auditedGateway(config)) };
      });
      return { status: 201, body: toGatewayConfig(configOf(changed, gatewayConfigId)) };
    },

    async getGatewayConfig({ path }, context) {
      const merchant = await currentMerchant(parts, context);
      return { status: 200, body: toGatewayConfig(configOf(merchant, path.gateway_config_id)) };
    },

    async updateGatewayConfig({ path, body }, context) {
      const gatewayConfigId = path.gateway_config_id;
      const call = { operation: AdminOperationId.updateGatewayConfig, objectId: gatewayConfigId };
      const changed = await changeSettings(parts, context, call, (merchant) => {
        const before = configOf(merchant, gatewayConfigId);
        const put = {
          ...before,
          name: body.name ?? before.name,
          referenceId: body.reference_id ?? before.referenceId,
          credentials: changedCredentials(
            parts.sealer,
            { merchant, gatewayConfigId, stored: before.credentials },
            body.credentials ?? {},
          ),
          enabled: body.enabled ?? before.enabled,
        };
        const { configs, config } = accepted(
          putGatewayConfig(merchant.gateways, put, toDefaultRequest(body.is_default)),
        );
        const changes = changedFields(auditedGateway(before), auditedGateway(config));
        return { merchant: { ...merchant, gateways: configs }, changes };
      });
      return { status: 200, body: toGatewayConfig(configOf(changed, gatewayConfigId)) };
    },

    async deleteGatewayConfig({ path }, context) {
      const gatewayConfigId = path.gateway_config_id;
      const call = { operation: AdminOperationId.deleteGatewayConfig, objectId: gatewayConfigId };
      await changeSettings(parts, context, call, (merchant) => {
        const { name } = configOf(merchant, gatewayConfigId);
        const gateways = removeGatewayConfig(merchant.gateways, gatewayConfigId);
        const changes = [fieldChange('gateway_config_id', gatewayConfigId, null), fieldChange('name', name, null)];
        return { merchant: { ...merchant, gateways }, changes };
      });
      return { status: 204 };
    },

    async checkGatewayAvailability({ query }, context) {
      const { gateway, reference_id: referenceId } = query;
      refuseUnknownGateway(parts, gateway);
      const { gateways } = await currentMerchant(parts, context);
      const holder = referenceIdHolder(gateways, { gateway, referenceId });
      return {
        status: 200,
        body: { gateway, reference_id: referenceId, available: holder === null, conflict: toConflict(holder) },
      };
    },
  };
}

function configOf(merchant: Merchant, gatewayConfigId: string): GatewayConfig {
  const found = merchant.gateways.find((config) => config.gatewayConfigId === gatewayConfigId);
  if (found !== undefined) return found;
  const message =
    'No gateway configuration has this gateway_config_id. List the configurations by GET /settings/gateways.';
  throw new ApiError(ErrorCode.object_not_found, { message });
}

function refuseUnknownGateway({ gatewayNames }: SettingsParts, gateway: string): void {
  if (gatewayNames.includes(gateway)) return;
  const reason =
    gatewayNames.length === 0
      ? 'is not available in this environment; the sandbox gateway exists only in the sandbox'
      : `must be one of: ${gatewayNames.join(', ')}`;
  throw invalid('gateway', reason);
}

function accepted(outcome: GatewayOutcome): Extract<GatewayOutcome, { readonly kind: 'done' }> {
  switch (outcome.kind) {
    case 'done':
      return outcome;
    case 'reference_id_taken': {
      const reason =
        'is already in use by an enabled configuration of this gateway; choose another one, or delete or disable that configuration';
      const message =
        'Another enabled configuration of this gateway has this reference_id. Choose another reference_id, or delete or disable that configuration.';
      throw new ApiError(ErrorCode.unique, { message, fields: [{ name: 'reference_id', reason }] });
    }
    case 'disabled_default':
      throw invalid('is_default', 'cannot be true for a disabled configuration; enable it, or omit is_default');
    case 'too_many':
      throw invalid(
        'gateway',
        `cannot be added: ${MAX_GATEWAY_CONFIGS} configurations exist, which is the limit; delete one first`,
      );
    default:
      return outcome satisfies never;
  }
}

function invalid(name: string, reason: string): ApiError {
  return new ApiError(ErrorCode.INVALID_REQUEST, { fields: [{ name, reason }] });
}
