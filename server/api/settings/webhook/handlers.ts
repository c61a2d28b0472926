/**
 * Handlers of the webhook settings.
 */
import type { RequestOf } from '../../../../generated/server/handler.ts';
import type { SettingsHandlers } from '../../../../generated/server/handlers.ts';
import { AdminOperationId, ErrorCode } from '../../../../generated/values.ts';
import {
  openCustomHeaders,
  sealCustomHeaders,
  webhookPasswordBinding,
} from '../../../delivery/transport/credentials.ts';
import { makeSecret, rotatedSecrets, secretBinding } from '../../../delivery/transport/signature.ts';
import { isVersion } from '../../../domain/api-version.ts';
import { changedFields, secretChange } from '../../../domain/merchants/changed-fields.ts';
import { activeSet } from '../../../domain/merchants/key-set.ts';
import type { Merchant, WebhookSettings } from '../../../domain/merchants/merchant.ts';
import { WEBHOOK_AT_FIRST } from '../../../domain/merchants/new-merchant.ts';
import type { Sealed, Sealer } from '../../../domain/ports/sealed.ts';
import { versionError } from '../../../http/contract/check-version.ts';
import { ApiError } from '../../../http/errors/api-error.ts';
import type { Contexts, SettingsContext } from '../../../http/request/context.ts';
import { shortId } from '../../../platform/runtime.ts';
import { toTimestamp } from '../../orders/wire.ts';
import { changeSettings, currentMerchant } from '../change-settings.ts';
import type { SettingsParts } from '../settings-parts.ts';
import { unmaskedHeaders, webhookProblems } from './webhook-settings.ts';
import { auditedWebhook, toFields, toReplacement, toWebhookSettings } from './wire.ts';

type WebhookHandlers = Pick<
  SettingsHandlers<Contexts>,
  'getWebhookSettings' | 'replaceWebhookSettings' | 'updateWebhookSettings' | 'rotateWebhookSecret'
>;
type Replacement = RequestOf<'replaceWebhookSettings'>['body'];
type Change = RequestOf<'updateWebhookSettings'>['body'];

export function webhookHandlers(parts: SettingsParts): WebhookHandlers {
  /** Validates `body`, then stores the complete settings that `whole` builds from it. */
  async function change(
    operation: AdminOperationId,
    context: SettingsContext,
    body: Change,
    whole: (merchant: Merchant) => Replacement,
  ) {
    const call = { operation, objectId: null };
    let before: string | null = null;
    const { merchantId, webhook } = await changeSettings(parts, context, call, (merchant) => {
      before = merchant.webhook.url;
      refuseProblems(parts, merchant, body);
      const next = replaced(parts, merchant, whole(merchant));
      const changes = changedFields(auditedWebhook(merchant.webhook), auditedWebhook(next));
      return { merchant: { ...merchant, webhook: next }, changes };
    });
    if (webhook.url !== null) await parts.deliveries.rearm(merchantId);
    if (!webhook.ordered) await parts.deliveries.releaseHeld(merchantId);
    if (webhook.url !== before) await parts.deliveries.moved(merchantId);
    return { status: 200, body: toWebhookSettings(webhook) } as const;
  }

  return {
    async getWebhookSettings(_request, context) {
      const { webhook } = await currentMerchant(parts, context);
      return { status: 200, body: toWebhookSettings(webhook) };
    },

    replaceWebhookSettings: ({ body }, context) =>
      change(AdminOperationId.replaceWebhookSettings, context, body, () => body),

    updateWebhookSettings: ({ body }, context) =>
      change(AdminOperationId.updateWebhookSettings, context, body, ({ webhook }) => ({
        ...toReplacement(webhook),
        ...body,
      })),

    async rotateWebhookSecret(_request, context) {
      const { runtime, sealer } = parts;
      const secret = makeSecret(runtime.random);
      const secretId = shortId('whs', runtime.random);
      const createdAt = runtime.clock.now();
      const call = { operation: AdminOperationId.rotateWebhookSecret, objectId: secretId };
      const { webhook } = await changeSettings(parts, context, call, (merchant) => {
        const sealed = sealer.seal(secretBinding(merchant.merchantId, secretId), secret);
        const secrets = rotatedSecrets(merchant.webhook.secrets, { secretId, sealed, createdAt });
        const next = { ...merchant, webhook: { ...merchant.webhook, secrets } };
        return { merchant: next, changes: [secretChange('secret')] };
      });
      const until = webhook.secrets[1]?.retiresAt ?? null;
      const body = { secret, previous_signs_until: until === null ? null : toTimestamp(until) };
      return { status: 200, body, headers: { 'Cache-Control': 'no-store' } };
    },
  };
}

/** @throws ApiError that lists each invalid field of the body. Stored values are not validated again. */
function refuseProblems({ endpointPolicy, sealer }: SettingsParts, merchant: Merchant, body: Change): void {
  const customHeaders = unmaskedHeaders(body.custom_headers ?? {}, openCustomHeaders(merchant, sealer));
  const { url, username, password } = body;
  const problems = webhookProblems({ url, username, password, customHeaders }, endpointPolicy);
  if (problems.length > 0) throw new ApiError(ErrorCode.INVALID_REQUEST, { fields: toFields(problems) });
  if (body.webhook_version !== undefined && !isVersion(body.webhook_version)) throw versionError('webhook_version');
  if (body.encrypted === true && activeSet(merchant.messageKeys) === undefined) {
    const reason = 'requires a key set; upload a public key by PUT /settings/keys/{kid} first';
    throw new ApiError(ErrorCode.INVALID_REQUEST, { fields: [{ name: 'encrypted', reason }] });
  }
}

function replaced({ sealer }: SettingsParts, merchant: Merchant, body: Replacement): WebhookSettings {
  const stored = merchant.webhook;
  const customHeaders = unmaskedHeaders(body.custom_headers ?? {}, openCustomHeaders(merchant, sealer));
  const { url, username, password } = body;
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
