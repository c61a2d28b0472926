/**
 * Handlers of a merchant's API keys.
 */
import type { SettingsHandlers } from '../../../../generated/server/handlers.ts';
import { AdminOperationId, ErrorCode } from '../../../../generated/values.ts';
import { makeApiKey } from '../../../domain/merchants/api-key.ts';
import { changedFields, fieldChange } from '../../../domain/merchants/changed-fields.ts';
import { ApiError } from '../../../http/errors/api-error.ts';
import type { Contexts } from '../../../http/request/context.ts';
import { changeSettings, currentMerchant } from '../change-settings.ts';
import type { SettingsParts } from '../settings-parts.ts';
import { toAllowedIps, toApiKey } from './wire.ts';

type ApiKeyHandlers = Pick<SettingsHandlers<Contexts>, 'listApiKeys' | 'createApiKey' | 'deleteApiKey'>;

const MAX_KEYS = 20;

export function apiKeyHandlers(parts: SettingsParts): ApiKeyHandlers {
  const { clock, random } = parts.runtime;
  return {
    async listApiKeys(_request, context) {
      const { apiKeys } = await currentMerchant(parts, context);
      return { status: 200, body: { list: apiKeys.map(toApiKey) } };
    },

    async createApiKey({ body }, context) {
      const allowedIps = toAllowedIps(body);
      const made = makeApiKey({ name: body.name, createdAt: clock.now() }, random);
      const apiKey = { ...made.apiKey, allowedIps };
      const call = { operation: AdminOperationId.createApiKey, objectId: apiKey.keyId };
      await changeSettings(parts, context, call, (merchant) => {
        if (merchant.apiKeys.length >= MAX_KEYS) throw tooMany();
        return { merchant: { ...merchant, apiKeys: [...merchant.apiKeys, apiKey] }, changes: changedFields({}, body) };
      });
      return {
        status: 201,
        headers: { 'Cache-Control': 'no-store' },
        body: { ...toApiKey(apiKey), api_key: made.secret },
      };
    },

    async deleteApiKey({ path }, context) {
      const call = { operation: AdminOperationId.deleteApiKey, objectId: path.key_id };
      await changeSettings(parts, context, call, (merchant) => {
        const apiKeys = merchant.apiKeys.filter(({ keyId }) => keyId !== path.key_id);
        if (apiKeys.length === merchant.apiKeys.length) throw unknownKey();
        return { merchant: { ...merchant, apiKeys }, changes: [fieldChange('key_id', path.key_id, null)] };
      });
      return { status: 204 };
    },
  };
}

function tooMany(): ApiError {
  const reason = `cannot be added: ${MAX_KEYS} API keys exist, which is the limit; delete one first`;
  return new ApiError(ErrorCode.INVALID_REQUEST, { fields: [{ name: 'name', reason }] });
}

function unknownKey(): ApiError {
  const message = 'No API key has this key_id. List the keys by GET /settings/api-keys.';
  return new ApiError(ErrorCode.object_not_found, { message });
}
