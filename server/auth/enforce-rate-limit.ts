/**
 * Applies the merchant's rate limit to valid calls. All calls with API keys share one token bucket. Each client auth token scope (one
 * order or customer) has a bucket of its own of the same size, so that no customer can exhaust the limit of the merchant or of
 * other customers. Anonymous POST /txns calls have separate limits and do not count here.
 */
import type { RequestHandler } from 'express';
import { ErrorCode } from '../../generated/values.ts';
import type { Merchant } from '../domain/merchants/merchant.ts';
import { ApiError } from '../http/errors/api-error.ts';
import type { AuthResult } from '../http/request/context.ts';
import { stateOf } from '../http/request/request-state.ts';
import type { Admit } from './rate-limiter.ts';

/** The id of a call's token bucket; undefined for a call without one. */
function bucketOf({ value }: AuthResult): string | undefined {
  if (value.kind === 'merchant') return value.merchant.merchantId;
  if (value.kind !== 'client') return undefined;
  const { scope, merchant } = value;
  return `${merchant.merchantId}:${scope.kind}:${scope.kind === 'order' ? scope.orderKey : scope.customerUid}`;
}

async function draw(admit: Admit, { rateLimit }: Merchant, bucket: string): Promise<void> {
  if (rateLimit === null) return;
  const admission = await admit(bucket, rateLimit);
  if (admission.kind !== 'limited') return;
  throw new ApiError(ErrorCode.rate_limited, { retryAfterSeconds: admission.retryAfterSeconds });
}

/** Middleware that answers 429 beyond the merchant's rate limit. Costs nothing for a merchant without a limit. */
export function limitRate(admit: Admit): RequestHandler {
  return async (req, _res, next) => {
    const { auth, merchant } = stateOf(req);
    const bucket = auth === null || merchant === null ? undefined : bucketOf(auth);
    if (merchant !== null && bucket !== undefined) await draw(admit, merchant, bucket);
    next();
  };
}

/** The same for a call authenticated by its encrypted body. It draws from the bucket of the API keys. */
export type LimitMerchantRate = (merchant: Merchant) => Promise<void>;

export function limitMerchantRate(admit: Admit): LimitMerchantRate {
  return (merchant) => draw(admit, merchant, merchant.merchantId);
}
