/**
 * The operations of the webhook settings.
 */
import type { RequestOf } from '../../../generated/server/handler.ts';
import type { SettingsHandlers } from '../../../generated/server/handlers.ts';
import { AdminOperationId, ErrorCode } from '../../../generated/values.ts';
import { ApiError } from '../../http/api-error.ts';
import { versionError } from '../../http/check-version.ts';
import type { Contexts } from '../../http/context.ts';
import { isVersion } from '../../http/version.ts';
import type { Merchant, WebhookSettings } from '../../merchants/merchant.ts';
import { WEBHOOK_AT_FIRST } from '../../merchants/new-merchant.ts';
import { activeSet } from '../../message-keys/key-set.ts';
import { toTimestamp } from '../../orders/wire.ts';
import { shortId } from '../../short-id.ts';
import type { Sealed, Sealer } from '../../vault/sealed.ts';
import { webhookPasswordBinding } from '../../webhooks/credentials.ts';
import { openCustomHeaders, sealCustomHeaders } from '../../webhooks/custom-headers.ts';
import { makeSecret, rotatedSecrets, secretBinding } from '../../webhooks/signature.ts';
import { changedFields } from '../audit/changed-fields.ts';
import { changeSettings, presentMerchant } from '../change-settings.ts';
import type { SettingsParts } from '../settings-parts.ts';
import { unmaskedHeaders, webhookProblems } from './webhook-settings.ts';
import { auditedWebhook, toFields, toWebhookSettings } from './wire.ts';

type WebhookHandlers = Pick<
  SettingsHandlers<Contexts>,
  'getWebhookSettings' | 'replaceWebhookSettings' | 'rotateWebhookSecret'
>;
type Replacement = RequestOf<'replaceWebhookSettings'>['body'];

export function webhookHandlers(parts: SettingsParts): WebhookHandlers {
  return {
    async getWebhookSettings(_request, context) {
      const { webhook } = await presentMerchant(parts, context);
      return { status: 200, body: toWebhookSettings(webhook) };
    },

    async replaceWebhookSettings({ body }, context) {
      const call = { operation: AdminOperationId.replaceWebhookSettings, objectId: null };
      let before: string | null = null;
      const { merchantId, webhook } = await changeSettings(parts, context, call, (merchant) => {
        before = merchant.webhook.url;
        const next = replaced(parts, merchant, body);
        const fields = changedFields(auditedWebhook(merchant.webhook), auditedWebhook(next));
        return { merchant: { ...merchant, webhook: next }, fields };
      });
      if (webhook.url !== null) await parts.deliveries.rearm(merchantId);
      if (!webhook.ordered) await parts.deliveries.letGo(merchantId);
      if (webhook.url !== before) await parts.deliveries.moved(merchantId);
      return { status: 200, body: toWebhookSettings(webhook) };
    },

    async rotateWebhookSecret(_request, context) {
      const { runtime, sealer } = parts;
      const secret = makeSecret(runtime.random);
      const secretId = shortId('whs', runtime.random);
      const createdAt = runtime.clock.now();
      const call = { operation: AdminOperationId.rotateWebhookSecret, objectId: secretId };
      const { webhook } = await changeSettings(parts, context, call, (merchant) => {
        const sealed = sealer.seal(secretBinding(merchant.merchantId, secretId), secret);
        const secrets = rotatedSecrets(merchant.webhook.secrets, { secretId, sealed, createdAt });
        return { merchant: { ...merchant, webhook: { ...merchant.webhook, secrets } }, fields: ['secret'] };
      });
      const until = webhook.secrets[1]?.retiresAt ?? null;
      const body = { secret, previous_signs_until: until === null ? null : toTimestamp(until) };
      return { status: 200, body, headers: { 'Cache-Control': 'no-store' } };
    },
  };
}

function replaced({ endpointPolicy, sealer }: SettingsParts, merchant: Merchant, body: Replacement): WebhookSettings {
  const stored = merchant.webhook;
  const customHeaders = unmaskedHeaders(body.custom_headers ?? {}, openCustomHeaders(merchant, sealer));
  const { url, username, password } = body;
  const problems = webhookProblems({ url, username, password, customHeaders }, endpointPolicy);
  if (problems.length > 0) throw new ApiError(ErrorCode.INVALID_REQUEST, { fields: toFields(problems) });
  if (body.webhook_version !== undefined && !isVersion(body.webhook_version)) throw versionError('webhook_version');
  if (body.encrypted === true && activeSet(merchant.messageKeys) === undefined) {
    const reason = 'There is no key set to encrypt with. Upload a public key by PUT /settings/keys/{kid} first.';
    throw new ApiError(ErrorCode.INVALID_REQUEST, { fields: [{ name: 'encrypted', reason }] });
  }
  return {
    url,
    username: username === undefined ? stored.username : username,
    password: password === undefined ? stored.password : sealedPassword(sealer, merchant.merchantId, password),
    customHeaders: sealCustomHeaders(customHeaders, merchant, sealer),
    events: body.events ?? WEBHOOK_AT_FIRST.events,
    version: body.webhook_version ?? WEBHOOK_AT_FIRST.version,
    urlHosts: body.webhook_url_hosts ?? WEBHOOK_AT_FIRST.urlHosts,
    encrypted: body.encrypted ?? WEBHOOK_AT_FIRST.encrypted,
    ordered: body.ordered ?? WEBHOOK_AT_FIRST.ordered,
    retrySchedule: body.retry_schedule_seconds ?? WEBHOOK_AT_FIRST.retrySchedule,
    secrets: stored.secrets,
  };
}

function sealedPassword(sealer: Sealer, merchantId: string, password: string | null): Sealed | null {
  return password === null ? null : sealer.seal(webhookPasswordBinding(merchantId), password);
}
