/**
 * Handlers of a merchant's gateway configurations.
 */
import type { SettingsHandlers } from '../../../../generated/server/handlers.ts';
import { AdminOperationId, ErrorCode } from '../../../../generated/values.ts';
import { changedFields, fieldChange } from '../../../domain/merchants/changed-fields.ts';
import { type GatewayConfig, liveGateways, type Merchant } from '../../../domain/merchants/merchant.ts';
import type { CredentialTest } from '../../../domain/ports/gateway-connector.ts';
import type { GatewayType } from '../../../gateways/registry.ts';
import { ApiError } from '../../../http/errors/api-error.ts';
import type { Contexts } from '../../../http/request/context.ts';
import { shortId } from '../../../platform/runtime.ts';
import { openCredentials } from '../../../usecases/payments/gateway-of-attempt.ts';
import { changeSettings, currentMerchant } from '../change-settings.ts';
import type { SettingsParts } from '../settings-parts.ts';
import { changedCredentials, missingCredentials } from './credentials.ts';
import {
  type GatewayOutcome,
  MAX_GATEWAY_CONFIGS,
  putGatewayConfig,
  referenceIdHolder,
  removeGatewayConfig,
} from './gateway-configs.ts';
import {
  auditedGateway,
  createToGatewayConfig,
  toConfigTest,
  toConflict,
  toDefaultRequest,
  toGatewayType,
} from './wire.ts';

type GatewayHandlers = Pick<
  SettingsHandlers<Contexts>,
  | 'listGatewayConfigs'
  | 'createGatewayConfig'
  | 'getGatewayConfig'
  | 'updateGatewayConfig'
  | 'deleteGatewayConfig'
  | 'checkGatewayAvailability'
  | 'listGatewayTypes'
  | 'testGatewayConfig'
>;

export function gatewayHandlers(parts: SettingsParts): GatewayHandlers {
  const { clock, random } = parts.runtime;
  const shown = createToGatewayConfig(parts);
  return {
    async listGatewayTypes() {
      return { status: 200, body: { list: parts.gatewayTypes.map(toGatewayType) } };
    },

    async listGatewayConfigs(_request, context) {
      const gateways = liveGateways(await currentMerchant(parts, context));
      return { status: 200, body: { list: gateways.map(shown) } };
    },

    async createGatewayConfig({ body }, context) {
      const type = knownType(parts, body.gateway);
      const enabled = body.enabled ?? true;
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
            { merchant, gatewayConfigId, stored: {}, type, enabled },
            body.credentials ?? {},
          ),
          enabled,
          createdAt,
        };
        const { configs, config } = accepted(
          putGatewayConfig(merchant.gateways, put, toDefaultRequest(body.is_default)),
        );
        return { merchant: { ...merchant, gateways: configs }, changes: changedFields({}, auditedGateway(config)) };
      });
      return { status: 201, body: shown(configOf(changed, gatewayConfigId)) };
    },

    async getGatewayConfig({ path }, context) {
      const merchant = await currentMerchant(parts, context);
      return { status: 200, body: shown(configOf(merchant, path.gateway_config_id)) };
    },

    async updateGatewayConfig({ path, body }, context) {
      const gatewayConfigId = path.gateway_config_id;
      const call = { operation: AdminOperationId.updateGatewayConfig, objectId: gatewayConfigId };
      const changed = await changeSettings(parts, context, call, (merchant) => {
        const before = configOf(merchant, gatewayConfigId);
        const type = parts.gatewayTypes.find(({ name }) => name === before.gateway);
        const enabled = body.enabled ?? before.enabled;
        const put = {
          ...before,
          name: body.name ?? before.name,
          referenceId: body.reference_id ?? before.referenceId,
          credentials: changedCredentials(
            parts.sealer,
            { merchant, gatewayConfigId, stored: before.credentials, type, enabled },
            body.credentials ?? {},
          ),
          enabled,
        };
        const { configs, config } = accepted(
          putGatewayConfig(merchant.gateways, put, toDefaultRequest(body.is_default)),
        );
        const changes = changedFields(auditedGateway(before), auditedGateway(config));
        return { merchant: { ...merchant, gateways: configs }, changes };
      });
      return { status: 200, body: shown(configOf(changed, gatewayConfigId)) };
    },

    async deleteGatewayConfig({ path }, context) {
      const gatewayConfigId = path.gateway_config_id;
      const call = { operation: AdminOperationId.deleteGatewayConfig, objectId: gatewayConfigId };
      await changeSettings(parts, context, call, (merchant) => {
        const { name } = configOf(merchant, gatewayConfigId);
        const gateways = removeGatewayConfig(merchant.gateways, gatewayConfigId, clock.now());
        const changes = [fieldChange('gateway_config_id', gatewayConfigId, null), fieldChange('name', name, null)];
        return { merchant: { ...merchant, gateways }, changes };
      });
      return { status: 204 };
    },

    async checkGatewayAvailability({ query }, context) {
      const { gateway, reference_id: referenceId } = query;
      knownType(parts, gateway);
      const { gateways } = await currentMerchant(parts, context);
      const holder = referenceIdHolder(gateways, { gateway, referenceId });
      return {
        status: 200,
        body: { gateway, reference_id: referenceId, available: holder === null, conflict: toConflict(holder) },
      };
    },

    testGatewayConfig({ path }, context) {
      const gatewayConfigId = path.gateway_config_id;
      const call = { operation: AdminOperationId.testGatewayConfig, objectId: gatewayConfigId, changes: [] };
      return parts.trail.around(context, call, async () => {
        const { merchantId, gateways } = await currentMerchant(parts, context);
        const config = configOf({ gateways }, gatewayConfigId);
        await limitTests(parts, merchantId);
        const tested = await testedCredentials(parts, merchantId, config);
        return { status: 200, body: toConfigTest(gatewayConfigId, tested, clock.now()) };
      });
    },
  };
}

const MINUTE_MS = 60_000;
/** Tests of credentials per merchant and minute: each is a call to the gateway. */
const TESTS_PER_MINUTE = 10;

/** @throws ApiError when the merchant has tested too often in this minute. */
async function limitTests({ counters, runtime }: SettingsParts, merchantId: string): Promise<void> {
  const now = runtime.clock.now().getTime();
  const end = now - (now % MINUTE_MS) + MINUTE_MS;
  if ((await counters.add(`gateway-test:${merchantId}:${end}`, new Date(end))) <= TESTS_PER_MINUTE) return;
  throw new ApiError(ErrorCode.rate_limited, { retryAfterSeconds: Math.max(1, Math.ceil((end - now) / 1_000)) });
}

/** Tests the stored credentials at the gateway, if they are complete. */
async function testedCredentials(
  { gatewayTypes, sealer }: SettingsParts,
  merchantId: string,
  config: GatewayConfig,
): Promise<CredentialTest> {
  const type = gatewayTypes.find(({ name }) => name === config.gateway);
  if (type === undefined) {
    const message = `The gateway ${config.gateway} is not available in this environment.`;
    return { result: 'unreachable', message };
  }
  const [missing] = missingCredentials(type, config.credentials);
  if (missing !== undefined) {
    return { result: 'refused', message: `The credential ${missing.name} is missing. ${missing.help}` };
  }
  const credentials = openCredentials(sealer, merchantId, config);
  return type.testCredentials({ gatewayConfigId: config.gatewayConfigId, credentials });
}

function configOf(merchant: Pick<Merchant, 'gateways'>, gatewayConfigId: string): GatewayConfig {
  const found = liveGateways(merchant).find((config) => config.gatewayConfigId === gatewayConfigId);
  if (found !== undefined) return found;
  const message =
    'No gateway configuration has this gateway_config_id. List the configurations by GET /settings/gateways.';
  throw new ApiError(ErrorCode.object_not_found, { message });
}

/** @throws ApiError when this environment does not have the gateway. */
function knownType({ gatewayTypes }: SettingsParts, gateway: string): GatewayType {
  const type = gatewayTypes.find(({ name }) => name === gateway);
  if (type !== undefined) return type;
  const reason =
    gatewayTypes.length === 0
      ? 'is not available in this environment; the sandbox gateway exists only in the sandbox'
      : `must be one of: ${gatewayTypes.map(({ name }) => name).join(', ')}`;
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
