/**
 * Sandbox-only features for frontend developers: pages on localhost may call the demo merchant, and a call may request a failure.
 * Neither has an effect in production.
 */
import type { RequestHandler } from 'express';
import type { Operation } from '../../../generated/server/operations.ts';
import { ErrorCode } from '../../../generated/values.ts';
import type { Merchant } from '../../domain/merchants/merchant.ts';
import { DEMO_MERCHANT_ID } from '../../domain/merchants/merchant.ts';
import type { Environment } from '../../platform/config.ts';
import { ApiError } from '../errors/api-error.ts';

/** The CORS allow-list. */
export interface OriginRule {
  /** Whether any merchant allows the origin. */
  readonly isAllowed: (origin: string) => Promise<boolean>;
  /** Whether this merchant allows the origin. */
  readonly isAllowedBy: (origin: string, merchant: Merchant) => boolean;
}

export interface OriginRuleParts {
  readonly environment: Environment;
  /** Whether any merchant's settings list the origin. */
  readonly namesOrigin: (origin: string) => Promise<boolean>;
}

const LOCAL_ORIGIN = /^http:\/\/(?:localhost|127\.0\.0\.1)(?::[1-9]\d{0,4})?$/;

export function createOriginRule({ environment, namesOrigin }: OriginRuleParts): OriginRule {
  const isLocal = (origin: string) => environment === 'sandbox' && LOCAL_ORIGIN.test(origin);
  return {
    isAllowed: async (origin) => isLocal(origin) || (await namesOrigin(origin)),
    isAllowedBy: (origin, { merchantId, paymentPage }) =>
      paymentPage.allowedOrigins.includes(origin) || (merchantId === DEMO_MERCHANT_ID && isLocal(origin)),
  };
}

/** The failures that a caller can request: those that no call can cause in the sandbox. */
const failures: ReadonlyMap<string, ErrorCode> = new Map([
  ['429', ErrorCode.rate_limited],
  ['500', ErrorCode.internal_error],
  ['503', ErrorCode.service_unavailable],
]);

const REQUESTED_CODE = /(?:^|[,;\s])code="?(\d{3})"?(?:$|[,;\s])/;

/**
 * Middleware that fails when the header requests it, as in `Prefer: code=503`, with a status that the operation documents. Runs
 * last before the handler: the call is valid, and nothing is changed.
 */
export function failOnDemand({ document, tag, responses }: Operation, environment: Environment): RequestHandler {
  const isEnabled = environment === 'sandbox' && document === 'merchant' && tag !== 'operations';
  return (req, _res, next) => {
    const requested = isEnabled ? REQUESTED_CODE.exec(req.get('prefer') ?? '')?.[1] : undefined;
    const code = failures.get(requested ?? '');
    if (code === undefined || !(Number(requested) in responses)) return next();
    const message = 'The Prefer header requested this failure, and nothing was done. Send the call without the header.';
    throw new ApiError(code, { message });
  };
}
