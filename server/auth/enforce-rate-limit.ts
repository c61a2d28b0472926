/**
 * Applies rate limits to valid calls of a merchant that has one. All calls with API keys share one token bucket. Each client auth token
 * scope (one order or customer) has a bucket of its own of the same size, so that no customer can exhaust the limit of the merchant or of
 * other customers. Each user of the settings has a bucket of fixed size: a low limit for API keys does not slow the console.
 * Anonymous POST /txns calls have separate limits and do not count here.
 */
import type { RequestHandler } from 'express';
import type { Operation } from '../../generated/server/operations.ts';
import { ErrorCode } from '../../generated/values.ts';
import type { Merchant, RateLimit } from '../domain/merchants/merchant.ts';
import { ApiError } from '../http/errors/api-error.ts';
import type { AuthResult } from '../http/request/context.ts';
import { stateOf } from '../http/request/request-state.ts';
import type { Admit } from './rate-limiter.ts';

/** The limit of each user of the settings: more than the console needs, less than disturbs other merchants. */
const USER_LIMIT: RateLimit = { perSecond: 50, burst: 200 };

/** A token bucket, and its limit. */
interface Bucket {
  readonly id: string;
  readonly limit: RateLimit;
}

/** The bucket of a settings user. */
export function userBucket(merchantId: string, userId: string): Bucket {
  return { id: `${merchantId}:user:${userId}`, limit: USER_LIMIT };
}

/** The bucket of a call; undefined for a call without a limit. */
function bucketOf({ value }: AuthResult): Bucket | undefined {
  if (value.kind !== 'merchant' && value.kind !== 'client' && value.kind !== 'settings') return undefined;
  const { merchantId, rateLimit } = value.merchant;
  if (rateLimit === null) return undefined;
  if (value.kind === 'merchant') return { id: merchantId, limit: rateLimit };
  if (value.kind === 'settings') return userBucket(merchantId, value.user.userId);
  const { scope } = value;
  const holder = scope.kind === 'order' ? scope.orderKey : scope.customerUid;
  return { id: `${merchantId}:${scope.kind}:${holder}`, limit: rateLimit };
}

async function draw(admit: Admit, { id, limit }: Bucket): Promise<void> {
  const admission = await admit(id, limit);
  if (admission.kind !== 'limited') return;
  throw new ApiError(ErrorCode.rate_limited, { retryAfterSeconds: admission.retryAfterSeconds });
}

/** Whether an operation takes calls that can have a limit. */
export function hasRateLimit({ security }: Operation): boolean {
  return security.includes('basicAuth') || security.includes('settingsCookie');
}

/** Middleware that answers 429 beyond the limit of the caller. Costs nothing for a merchant without a limit. */
export function limitRate(admit: Admit): RequestHandler {
  return async (req, _res, next) => {
    const { auth } = stateOf(req);
    const bucket = auth === null ? undefined : bucketOf(auth);
    if (bucket !== undefined) await draw(admit, bucket);
    next();
  };
}

/** The same for a call authenticated by its encrypted body. It draws from the bucket of the API keys. */
export type LimitMerchantRate = (merchant: Merchant) => Promise<void>;

export function limitMerchantRate(admit: Admit): LimitMerchantRate {
  return async ({ merchantId, rateLimit }) => {
    if (rateLimit !== null) await draw(admit, { id: merchantId, limit: rateLimit });
  };
}
