/**
 * Holds a merchant's calls to its rate, once nothing else is wrong with them. What its server calls with API keys counts
 * together. A customer's browser or app, with a client auth token, has a bucket of its own, of the same size: it cannot use up
 * its merchant's. One bucket for all of them would let one customer keep out all others. POST /txns without credentials has limits of its own, and counts here for nobody.
 */
import type { RequestHandler } from 'express';
import { ErrorCode } from '../../generated/values.ts';
import type { Merchant } from '../domain/merchants/merchant.ts';
import { ApiError } from '../http/errors/api-error.ts';
import type { AuthResult } from '../http/request/context.ts';
import { stateOf } from '../http/request/request-state.ts';
import type { Admit } from './rate-limits.ts';

/** Whose bucket a call draws from; undefined for a call that counts nowhere. */
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

/** Refuses a call beyond the rate of its merchant. A merchant without a limit costs nothing here. */
export function limitRate(admit: Admit): RequestHandler {
  return async (req, _res, next) => {
    const { auth: choice, merchant } = stateOf(req);
    const bucket = choice === null || merchant === null ? undefined : bucketOf(choice);
    if (merchant !== null && bucket !== undefined) await draw(admit, merchant, bucket);
    next();
  };
}

/** The same for a call whose body said which merchant it is of: it counts with those by API key. */
export type LimitMerchantRate = (merchant: Merchant) => Promise<void>;

export function limitMerchantRate(admit: Admit): LimitMerchantRate {
  return (merchant) => draw(admit, merchant, merchant.merchantId);
}
