/**
 * Handlers of the payment page settings.
 */

import type { components } from '../../../../generated/admin.openapi.d.ts';
import type { RequestOf } from '../../../../generated/server/handler.ts';
import type { SettingsHandlers } from '../../../../generated/server/handlers.ts';
import { AdminOperationId, ErrorCode, PageLanguage } from '../../../../generated/values.ts';
import { changedFields, secretChange } from '../../../domain/merchants/changed-fields.ts';
import type { Merchant, PaymentPageSettings } from '../../../domain/merchants/merchant.ts';
import {
  brandColorProblem,
  logoUrlProblem,
  originProblem,
  returnUrlProblem,
} from '../../../domain/merchants/payment-page-rule.ts';
import { responseKeyBinding } from '../../../domain/ports/sealed.ts';
import { ApiError, type FieldProblem } from '../../../http/errors/api-error.ts';
import type { Contexts, SettingsContext } from '../../../http/request/context.ts';
import type { Environment } from '../../../platform/config.ts';
import { holdsControls } from '../../../platform/shown-name.ts';
import { changeSettings, currentMerchant } from '../change-settings.ts';
import type { SettingsParts } from '../settings-parts.ts';

/** The settings without the response key. */
function toPaymentPage(page: PaymentPageSettings): components['schemas']['PaymentPageSettings'] {
  return {
    display_name: page.displayName,
    logo_url: page.logoUrl,
    return_url: page.returnUrl,
    allowed_origins: page.allowedOrigins,
    frame_ancestors: page.frameAncestors,
    use_signed_response: page.useSignedResponse,
    response_key_set: page.responseKey !== null,
    brand_color: page.brandColor,
    language: page.language,
  };
}

type PaymentPageHandlers = Pick<
  SettingsHandlers<Contexts>,
  'getPaymentPageSettings' | 'replacePaymentPageSettings' | 'updatePaymentPageSettings' | 'rotateResponseKey'
>;
type Replacement = RequestOf<'replacePaymentPageSettings'>['body'];

export function paymentPageHandlers(parts: SettingsParts): PaymentPageHandlers {
  /** Validates `body`, then stores the complete settings that `whole` builds from it. */
  async function change(
    operation: AdminOperationId,
    context: SettingsContext,
    body: Replacement,
    whole: (merchant: Merchant) => Replacement,
  ) {
    const call = { operation, objectId: null };
    const { paymentPage } = await changeSettings(parts, context, call, (merchant) => {
      const problems = problemsOf(body, merchant, parts.environment);
      if (problems.length > 0) throw new ApiError(ErrorCode.INVALID_REQUEST, { fields: problems });
      const next = replaced(merchant, whole(merchant));
      const changes = changedFields(toPaymentPage(merchant.paymentPage), toPaymentPage(next));
      return { merchant: { ...merchant, paymentPage: next }, changes };
    });
    return { status: 200, body: toPaymentPage(paymentPage) } as const;
  }

  return {
    async getPaymentPageSettings(_request, context) {
      const { paymentPage } = await currentMerchant(parts, context);
      return { status: 200, body: toPaymentPage(paymentPage) };
    },

    replacePaymentPageSettings: ({ body }, context) =>
      change(AdminOperationId.replacePaymentPageSettings, context, body, () => body),

    updatePaymentPageSettings: ({ body }, context) =>
      change(AdminOperationId.updatePaymentPageSettings, context, body, ({ paymentPage }) => ({
        ...toPaymentPage(paymentPage),
        ...body,
      })),

    async rotateResponseKey(_request, context) {
      const call = { operation: AdminOperationId.rotateResponseKey, objectId: null };
      const secret = `svc_resp_${parts.runtime.random.bytes(32).toString('hex')}`;
      await changeSettings(parts, context, call, (merchant) => {
        const responseKey = parts.sealer.seal(responseKeyBinding(merchant.merchantId), secret);
        return {
          merchant: { ...merchant, paymentPage: { ...merchant.paymentPage, responseKey } },
          changes: [secretChange('response_key')],
        };
      });
      return { status: 200, headers: { 'Cache-Control': 'no-store' }, body: { response_key: secret } };
    },
  };
}

function replaced(merchant: Merchant, body: Replacement): PaymentPageSettings {
  return {
    displayName: body.display_name ?? merchant.name,
    logoUrl: body.logo_url ?? null,
    returnUrl: body.return_url ?? null,
    allowedOrigins: body.allowed_origins ?? [],
    frameAncestors: body.frame_ancestors ?? [],
    useSignedResponse: body.use_signed_response ?? false,
    responseKey: merchant.paymentPage.responseKey,
    brandColor: body.brand_color?.toLowerCase() ?? null,
    language: body.language ?? PageLanguage.auto,
  };
}

function problemsOf(body: Replacement, merchant: Merchant, environment: Environment): readonly FieldProblem[] {
  const origins = (texts: readonly string[] | undefined) =>
    texts?.map((text) => originProblem(text, environment)).find((problem) => problem !== null) ?? null;
  const lacksKey = body.use_signed_response === true && merchant.paymentPage.responseKey === null;
  const reasons: Readonly<Record<string, string | null>> = {
    display_name:
      body.display_name !== undefined && holdsControls(body.display_name)
        ? 'must not contain control characters, line breaks or characters that change the text direction'
        : null,
    logo_url: typeof body.logo_url === 'string' ? logoUrlProblem(body.logo_url, environment) : null,
    return_url: typeof body.return_url === 'string' ? returnUrlProblem(body.return_url, environment) : null,
    allowed_origins: origins(body.allowed_origins),
    frame_ancestors: origins(body.frame_ancestors),
    use_signed_response: lacksKey
      ? 'requires a response key; create one by POST /settings/payment-page/response-key'
      : null,
    brand_color: typeof body.brand_color === 'string' ? brandColorProblem(body.brand_color) : null,
  };
  return Object.entries(reasons).flatMap(([name, reason]) => (reason === null ? [] : [{ name, reason }]));
}
