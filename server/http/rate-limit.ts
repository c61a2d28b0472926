/**
 * Holds a merchant's calls to its rate, once nothing else is wrong with them. What its server calls with API keys counts
 * together. A customer's browser or app, with a client auth token, has a bucket of its own, of the same size: it cannot use up
 * its merchant's. POST /txns without credentials has limits of its own, and counts here for nobody.
 */
import type { RequestHandler } from 'express';
import { ErrorCode } from '../../generated/values.ts';
import type { Admit } from '../rate-limit/rate-limits.ts';
import { ApiError } from './api-error.ts';
import type { Choice } from './context.ts';
import { stateOf } from './request-state.ts';

/** Whose bucket a call draws from; undefined for a call that counts nowhere. */
function bucketOf({ value }: Choice): string | undefined {
  if (value.kind === 'merchant') return value.merchant.merchantId;
  if (value.kind !== 'client') return undefined;
  const { scope, merchant } = value;
  return `${merchant.merchantId}:${scope.kind}:${scope.kind === 'order' ? scope.orderKey : scope.customerUid}`;
}

/** Refuses a call beyond the rate of its merchant. A merchant without a limit costs nothing here. */
export function holdToRate(admit: Admit): RequestHandler {
  return async (req, _res, next) => {
    const { choice, merchant } = stateOf(req);
    const limit = merchant?.rateLimit ?? null;
    const bucket = limit === null || choice === null ? undefined : bucketOf(choice);
    if (limit !== null && bucket !== undefined) {
      const admission = await admit(bucket, limit);
      if (admission.kind === 'limited') {
        const { retryAfterSeconds } = admission;
        throw new ApiError(ErrorCode.rate_limited, { retryAfterSeconds });
      }
    }
    next();
  };
}
