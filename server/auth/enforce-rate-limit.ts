/**
 * Applies rate limits to valid calls of a merchant that has one. All calls with API keys share one token bucket. Each client auth token
 * scope (one order or customer) has a bucket of its own of the same size, so that no customer can exhaust the limit of the merchant or of
 * other customers. Each session of the settings has a bucket of fixed size: a low limit for API keys does not slow the console, and a
 * session that makes too many calls does not keep the user's other sessions from ending it.
 * Anonymous POST /txns calls have separate limits and do not count here.
 */
import type { RequestHandler } from 'express';
import { ErrorCode } from '../../generated/values.ts';
import type { ClientScope } from '../domain/customers/customer.ts';
import type { Merchant, RateLimit } from '../domain/merchants/merchant.ts';
import { ApiError } from '../http/errors/api-error.ts';
import type { AuthResult } from '../http/request/context.ts';
import { stateOf } from '../http/request/request-state.ts';
import type { Admit } from './rate-limiter.ts';

/** The limit of each session of the settings: more than the console needs. */
const SESSION_LIMIT: RateLimit = { perSecond: 50, burst: 200 };

/** A token bucket, and its limit. */
interface Bucket {
  readonly id: string;
  readonly limit: RateLimit;
}

/** The bucket of a session of the settings. */
export function sessionBucket(merchantId: string, sessionId: string): Bucket {
  return { id: `${merchantId}:session:${sessionId}`, limit: SESSION_LIMIT };
}

function merchantBucket({ merchantId, rateLimit }: Merchant): Bucket | undefined {
  return rateLimit === null ? undefined : { id: merchantId, limit: rateLimit };
}

function clientBucket({ merchantId, rateLimit }: Merchant, scope: ClientScope): Bucket | undefined {
  const holder = scope.kind === 'order' ? scope.orderKey : scope.customerUid;
  return rateLimit === null ? undefined : { id: `${merchantId}:${scope.kind}:${holder}`, limit: rateLimit };
}

/** The bucket of a call; undefined for a call without a limit. */
function bucketOf({ value }: AuthResult): Bucket | undefined {
  switch (value.kind) {
    case 'merchant':
      return merchantBucket(value.merchant);
    case 'client':
      return clientBucket(value.merchant, value.scope);
    case 'settings': {
      const { merchantId, rateLimit } = value.merchant;
      return rateLimit === null ? undefined : sessionBucket(merchantId, value.sessionId);
    }
    // A call with an encrypted body draws when its merchant is known.
    case 'encrypted':
    case 'anonymous':
    case 'none':
    case 'operator':
    case 'gateway':
      return undefined;
  }
}

async function draw(admit: Admit, { id, limit }: Bucket): Promise<void> {
  const admission = await admit(id, limit);
  if (admission.kind !== 'limited') return;
  throw new ApiError(ErrorCode.rate_limited, { retryAfterSeconds: admission.retryAfterSeconds });
}

/** Middleware that answers 429 beyond the limit of the caller. Costs nothing for a call without a limit. */
export function limitRate(admit: Admit): RequestHandler {
  return (req, _res, next) => {
    const { auth } = stateOf(req);
    const bucket = auth === null ? undefined : bucketOf(auth);
    return bucket === undefined ? next() : draw(admit, bucket).then(() => next());
  };
}

/** The same for a call authenticated by its encrypted body. It draws from the bucket of the API keys. */
export type LimitMerchantRate = (merchant: Merchant) => Promise<void>;

export function limitMerchantRate(admit: Admit): LimitMerchantRate {
  return async (merchant) => {
    const bucket = merchantBucket(merchant);
    if (bucket !== undefined) await draw(admit, bucket);
  };
}
