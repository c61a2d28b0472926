/** Converts merchants between the wire format of the operator API and the domain, and their list cursors. */
import type { components } from '../../../generated/admin.openapi.d.ts';
import type { Merchant } from '../../domain/merchants/merchant.ts';
import type { VersionedMerchant } from '../../storage/merchants.ts';
import { toTimestamp } from '../orders/wire.ts';

type Schemas = components['schemas'];

type WireRateLimit = Schemas['MerchantRecord']['rate_limit'];

function toRateLimit(limit: Merchant['rateLimit']): WireRateLimit {
  return limit === null ? null : { per_second: limit.perSecond, burst: limit.burst };
}

function fromRateLimit(limit: WireRateLimit): Merchant['rateLimit'] {
  return limit === null ? null : { perSecond: limit.per_second, burst: limit.burst };
}

export function toMerchantRecord({
  merchant,
  settingsUsername,
}: Pick<VersionedMerchant, 'merchant' | 'settingsUsername'>): Schemas['MerchantRecord'] {
  return {
    merchant_id: merchant.merchantId,
    name: merchant.name,
    client_id: merchant.clientId,
    settings_username: settingsUsername,
    disabled: merchant.disabled,
    strict_card_checks: merchant.strictCardChecks,
    moto_enabled: merchant.motoEnabled,
    open_order_create: merchant.openOrderCreate,
    max_attempts: merchant.maxAttempts,
    order_expiry_minutes: merchant.orderExpiryMinutes,
    tokenization_enabled: merchant.tokenizationEnabled,
    svc_web_consent: merchant.svcWebConsent,
    merchant_consent: merchant.merchantConsent,
    repeat_token_transactions: merchant.repeatTokenTransactions,
    stored_card_mandate: merchant.storedCardMandate,
    token_requestor_ids: merchant.tokenRequestorIds,
    message_claims_required: merchant.messageClaimsRequired,
    card_numbers_in_text: merchant.cardNumbersInText,
    rate_limit: toRateLimit(merchant.rateLimit),
    date_created: toTimestamp(merchant.createdAt),
  };
}

/** The merchant with the sent fields changed. */
export function changedMerchant(merchant: Merchant, change: Schemas['MerchantChange']): Merchant {
  return {
    ...merchant,
    name: change.name ?? merchant.name,
    clientId: change.client_id ?? merchant.clientId,
    disabled: change.disabled ?? merchant.disabled,
    strictCardChecks: change.strict_card_checks ?? merchant.strictCardChecks,
    motoEnabled: change.moto_enabled ?? merchant.motoEnabled,
    openOrderCreate: change.open_order_create ?? merchant.openOrderCreate,
    maxAttempts: change.max_attempts ?? merchant.maxAttempts,
    orderExpiryMinutes: change.order_expiry_minutes ?? merchant.orderExpiryMinutes,
    tokenizationEnabled: change.tokenization_enabled ?? merchant.tokenizationEnabled,
    svcWebConsent: change.svc_web_consent ?? merchant.svcWebConsent,
    merchantConsent: change.merchant_consent ?? merchant.merchantConsent,
    repeatTokenTransactions: change.repeat_token_transactions ?? merchant.repeatTokenTransactions,
    storedCardMandate: change.stored_card_mandate ?? merchant.storedCardMandate,
    tokenRequestorIds: change.token_requestor_ids ?? merchant.tokenRequestorIds,
    messageClaimsRequired: change.message_claims_required ?? merchant.messageClaimsRequired,
    cardNumbersInText: change.card_numbers_in_text ?? merchant.cardNumbersInText,
    rateLimit: change.rate_limit === undefined ? merchant.rateLimit : fromRateLimit(change.rate_limit),
  };
}

/** The list cursor that continues after a merchant. */
export function toCursor({ merchant }: VersionedMerchant): string {
  return Buffer.from(merchant.merchantId, 'utf8').toString('base64url');
}

/** The merchant id of a cursor; null if it is malformed. */
export function fromCursor(cursor: string): string | null {
  const merchantId = Buffer.from(cursor, 'base64url').toString('utf8');
  return /^[a-z0-9_]{1,32}$/.test(merchantId) ? merchantId : null;
}
